/** The ways out of a lesson or a puzzle, always in sight: back to all of them, and on to the next. */

import type { JSX } from "preact";
import { at } from "../net/address";
import { say } from "../speech/words";
import { PathIcon } from "../ui/Icon";

interface Props {
  readonly back: string;
  /** What one comes back to. */
  readonly name: string;
  /** Passes over the one on show, where another is left. */
  on?: (() => void) | undefined;
}

export function Ways({ back, name, on }: Props): JSX.Element {
  return (
    <nav class="coach-ways" aria-label={name}>
      <a class="button button-plain" href={at(back)}>
        <PathIcon path="M15 5l-7 7 7 7" />
        {name}
      </a>
      {on ? (
        <button type="button" class="button button-plain" onClick={on}>
          {say("guide-skip")}
          <PathIcon path="M9 5l7 7-7 7" />
        </button>
      ) : null}
    </nav>
  );
}
