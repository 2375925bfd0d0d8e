/** Offered once to newcomers: a guided round, or a first game that can be won. */

import type { JSX } from "preact";
import { go } from "../router";
import { say } from "../speech/words";
import { Dialog } from "../ui/Dialog";
import { canTeach } from "./words";

export function FirstOffer({ close }: { close(): void }): JSX.Element | null {
  if (!canTeach()) return null;
  return (
    <Dialog label={say("offer-title")} close={close}>
      <h2>{say("offer-title")}</h2>
      <p>{say("offer-text")}</p>
      <div class="dialog-buttons">
        <button type="button" class="button" onClick={() => go("/learn/first-game")}>
          {say("offer-no")}
        </button>
        <button type="button" class="button button-main" onClick={() => go("/learn/guide")}>
          {say("offer-yes")}
        </button>
      </div>
    </Dialog>
  );
}
