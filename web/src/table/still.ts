/** A table that is only looked at, or tried: nobody else is there, and nothing can be done unless it is added. */

import { help, motionNow } from "../game/settings";
import { emptyDraft, stagedOf } from "../game/turn/draft";
import type { Hints } from "../game/turn/hints";
import type { PrivateView, PublicView, SeenTurn } from "../protocol";
import type { Speech } from "../speech/words";
import type { TableProps } from "./tableContext";

const NO_HINTS: Hints = {
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
  repeatTurn: nothing,
  look: nothing,
  dismiss: nothing,
  newGame: nothing,
  openSettings: nothing,
};

/** What lies on it. */
export interface StillView {
  readonly table: PublicView;
  readonly you: PrivateView | null;
  readonly turns: readonly SeenTurn[];
}

export const stillTable = ({ table, you, turns }: StillView, speech: Speech): TableProps => ({
  table,
  you,
  turns,
  log: turns,
  scene: undefined,
  story: [],
  lookedAt: null,
  again: false,
  staged: stagedOf(emptyDraft()),
  hints: NO_HINTS,
  motion: motionNow(),
  help: help.value,
  shortcuts: false,
  speech,
  actions: NO_ACTIONS,
  helpAllowed: false,
  behind: false,
  seated: false,
  handOver: null,
  present: table.seats.map((_, seat) => seat),
  watchers: 0,
  reactions: [],
  noted: [],
  clockSkew: 0,
  recordUrl: null,
});
