/** Asks before a turn is ended that puts its player out. */

import type { JSX } from "preact";
import { Dialog } from "../../ui/Dialog";
import { useTable } from "../tableContext";
import type { TurnEnd } from "./turnEnd";

export function SureDialog({ ending, close }: { ending: TurnEnd; close(): void }): JSX.Element {
  const { speech, actions, view, you, help } = useTable();
  const why = view.lead ? speech.tell(view.lead.why) : "";
  // What can be done instead comes first, except for those who want no help.
  const title = speech.say(
    you?.prospect === "in" && help !== "off" ? "web-t-sure-other" : "web-t-sure-title",
  );
  return (
    <Dialog label={title} close={close}>
      <h2>{title}</h2>
      <p>{speech.say(ending === "nothing" ? "web-t-sure-nothing" : "web-t-sure-out")}</p>
      {ending === "out" ? <p class="soft">{why}</p> : null}
      <div class="dialog-buttons">
        <button type="button" class="button button-main" onClick={close}>
          {speech.say("web-t-sure-no")}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            close();
            actions.end(ending === "nothing" ? "out" : undefined);
          }}
        >
          {speech.say("web-t-sure-yes")}
        </button>
      </div>
    </Dialog>
  );
}
