/** The keys of a page, each with what it does. */

import type { JSX } from "preact";
import { say } from "../speech/words";
import { Dialog } from "./Dialog";

interface Props {
  /** A key, and the message that says what it does. */
  readonly keys: readonly (readonly [string, string])[];
  close(): void;
}

export function KeyList({ keys, close }: Props): JSX.Element {
  return (
    <Dialog label={say("web-t-keys")} close={close}>
      <h2 tabIndex={-1} autofocus>
        {say("web-t-keys")}
      </h2>
      <dl class="keys">
        {keys.map(([key, id]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(id)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="button button-main" onClick={close}>
        {say("web-t-close")}
      </button>
    </Dialog>
  );
}
