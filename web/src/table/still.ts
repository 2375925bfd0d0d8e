/** For a table that is only looked at, or tried: no hints, and nothing that can be done. */

import type { Hints } from "../game/hints";
import type { TableProps } from "./tableContext";

export const NO_HINTS: Hints = {
  state: "none",
  about: "now",
  answer: null,
  refusal: null,
  own: [],
  progress: null,
};

const nothing = (): void => undefined;

export const NO_ACTIONS: TableProps["actions"] = {
  prepare: nothing,
  stage: nothing,
  undo: nothing,
  stageTurn: nothing,
  end: nothing,
  hint: nothing,
  closeHints: nothing,
  missed: nothing,
  nextRound: nothing,
  hold: nothing,
  rematch: nothing,
  takeHand: nothing,
  react: nothing,
  standIn: nothing,
  comeBack: nothing,
  leave: nothing,
  skip: nothing,
  replay: nothing,
  look: nothing,
  dismiss: nothing,
  newGame: nothing,
  openSettings: nothing,
};
