/** What keys open: the list of them, and where hints are. */

import type { JSX } from "preact";
import { help } from "../game/settings";
import { type Option, optionsOf } from "../speech/names";
import { Dialog } from "../ui/Dialog";
import { KeyList } from "../ui/KeyList";
import { useTable } from "./tableContext";

const SHOWN: readonly (readonly [string, string])[] = [
  ["R 7", "web-t-key-card"],
  ["P", "web-t-key-palette"],
  ["C", "web-t-key-canvas"],
  ["T", "web-t-key-take"],
  ["X", "web-t-key-x"],
  ["D", "web-t-key-d"],
  ["+", "web-t-key-draw"],
  [".", "web-t-key-end"],
  ["U", "web-t-key-undo"],
  ["S", "web-t-skip"],
  ["A", "web-t-replay"],
  ["W", "web-t-review"],
  ["H", "web-t-key-hint"],
  ["L", "web-t-key-log"],
  ["← →", "web-t-key-arrows"],
  ["Esc", "web-t-key-escape"],
  ["?", "web-t-key-keys"],
];

/** The option of the rules that a key is for; the others are for every game. */
const OPTION: Readonly<Record<string, Option>> = { T: "actions", X: "actions", D: "actions", "+": "draw" };

export function KeysDialog({ close }: { close(): void }): JSX.Element {
  const options = optionsOf(useTable().table.settings.options ?? "basic");
  const keys = SHOWN.filter(([key]) => !OPTION[key] || options.includes(OPTION[key]));
  return <KeyList keys={keys} close={close} />;
}

/** Offers to switch on hints when a player without them presses their key. */
export function NoHintsDialog({ close }: { close(): void }): JSX.Element {
  const { speech, helpAllowed, actions, table, seat } = useTable();
  const others = table.seats.some((one, number) => one.kind === "person" && number !== seat);
  const turnOn = (): void => {
    help.value = "best";
    close();
    if (!others) actions.hint(); // people would see it: they are asked for by the button
  };
  return (
    <Dialog label={speech.say("web-t-hint")} close={close}>
      <h2>{speech.say("web-t-hint")}</h2>
      <p>{speech.say(helpAllowed ? "web-t-hints-off" : "web-t-hints-none")}</p>
      <div class="dialog-buttons">
        {helpAllowed ? (
          <button type="button" class="button button-main" onClick={turnOn}>
            {speech.say("web-t-hints-on")}
          </button>
        ) : null}
        <button type="button" class="button" onClick={close}>
          {speech.say("web-t-close")}
        </button>
      </div>
    </Dialog>
  );
}
