/** What lies over a table on request: its settings, and the question before it is left. */

import type { JSX } from "preact";
import type { Session } from "../game/session";
import { say } from "../speech/words";
import { Dialog } from "../ui/Dialog";
import { SettingsForm } from "./settings/SettingsForm";
import "./TableDialogs.css";

/** Asks before a seat is left: it ends the match, or gives it up. */
export function LeaveDialog({ session, close }: { session: Session; close: () => void }): JSX.Element {
  const { seats, counted } = session.playback.game.value?.table ?? { seats: [0, 1], counted: false };
  const id = counted ? "counted" : session.playsAlone() ? "alone" : "gives-up";
  return (
    <Dialog label={say("web-t-leave")} close={close}>
      <h2>{say("web-t-leave-sure")}</h2>
      <p>{say(`web-t-leave-${id}`, { players: seats.length })}</p>
      <div class="dialog-buttons">
        <button type="button" class="button button-main" onClick={close}>
          {say("web-t-sure-no")}
        </button>
        <button type="button" class="button button-bad" onClick={session.actions.leave}>
          {say("web-t-leave")}
        </button>
      </div>
    </Dialog>
  );
}

/** The settings, over the table. */
export function SettingsDialog({ close }: { close: () => void }): JSX.Element {
  return (
    <Dialog class="settings-dialog" label={say("web-settings-title")} close={close}>
      <div class="dialog-head">
        <h2>{say("web-settings-title")}</h2>
        <button type="button" class="button button-plain" onClick={close}>
          {say("web-close")}
        </button>
      </div>
      <SettingsForm />
    </Dialog>
  );
}
