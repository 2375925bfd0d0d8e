/** A turn that is being put together: steps, what the server says of them, and undo. Pure. */

import type { PrivateView, RoundView, WhatIf } from "../../protocol";
import type { Rescues } from "./stepTree";

/** What the table screen is shown of a draft: the part of a turn put down, and how the table would stand. */
export interface Staged {
  /** Steps in notation, such as `R7p`, since the last card that was revealed. */
  readonly steps: readonly string[];
  /**
   * The server's answer for these steps; while it is on its way, that for the steps before. Where a turn goes on
   * after a card was revealed, or is made ready, the answer for no steps.
   */
  readonly what: WhatIf | null;
  /** The answer for these steps is on its way. */
  readonly waiting: boolean;
  /** The turn was sent and is not yet confirmed. */
  readonly sending: boolean;
  /** Why the latest step or turn was refused, as a sentence. */
  readonly refusal: string | null;
  /** The cards that would keep the player in after these steps, where that is known. */
  readonly rescues: Rescues | null;
  /** Its result stays hidden, as in a puzzle. */
  readonly blind?: boolean;
}

/** What is staged, with the answers for all of its beginnings, so that undo needs no question. */
export interface Draft {
  readonly moment: string;
  /** Where the turn goes on after a card was revealed, or is made ready: how the table stands. */
  readonly start: WhatIf | null;
  readonly steps: readonly string[];
  /** The answer for the first one, two, ... steps; the last one may be on its way. */
  readonly answers: readonly WhatIf[];
  readonly sending: boolean;
  readonly refusal: string | null;
}

export const emptyDraft = (moment = ""): Draft => ({
  moment,
  start: null,
  steps: [],
  answers: [],
  sending: false,
  refusal: null,
});

const waits = (draft: Draft): boolean => draft.answers.length < draft.steps.length;

/** The steps that may come next; none while an answer is on its way. */
export function nextMoves(draft: Draft, you: PrivateView | null): readonly string[] {
  if (!you || draft.sending || waits(draft)) return [];
  if (draft.steps.length > 0) return draft.answers.at(-1)?.moves ?? [];
  return you.moves.length > 0 ? you.moves : (draft.start?.moves ?? []); // of one's turn, or of one made ready
}

/** The draft with one more step, if it is a legal next one. */
export function withStep(draft: Draft, step: string, you: PrivateView | null): Draft {
  if (!nextMoves(draft, you).includes(step)) return draft;
  return { ...draft, steps: [...draft.steps, step], refusal: null };
}

/** The draft with the server's answer for these steps; a late answer changes nothing. */
export function withAnswer(draft: Draft, steps: readonly string[], what: WhatIf): Draft {
  if (!waits(draft) || steps.join(" ") !== draft.steps.join(" ")) return draft;
  return { ...draft, answers: [...draft.answers, what] };
}

/** Without the latest step: undone, or refused with a reason. */
export function withoutStep(draft: Draft, refusal: string | null = null): Draft {
  if (draft.sending) return draft;
  const steps = draft.steps.slice(0, -1);
  return { ...draft, steps, answers: draft.answers.slice(0, steps.length), refusal };
}

export interface ToSend {
  readonly text: string;
  readonly whole: boolean;
}

/** What to send to end the turn here, or after one last step; null if it may not end yet. */
export function toSend(draft: Draft, round: RoundView, last?: string): ToSend | null {
  if (draft.sending || waits(draft)) return null;
  const steps = [...draft.steps, ...(last === undefined ? [] : [last])].filter((step) => step !== ".");
  const text = steps.join(" ") || ".";
  if (last !== undefined) return { text, whole: true };
  const what = draft.answers.at(-1);
  if (!what) return round.phase === "play" ? null : { text, whole: true };
  if (what.reveals) return { text, whole: false };
  return what.whole || what.may_end ? { text, whole: true } : null;
}

/** The steps of a turn as they are staged: a word for a card that was drawn is the wish to draw. */
export function stepsOfTurn(text: string): string[] {
  return text.split(" ").map((word) => (word.endsWith("+") ? "+" : word));
}

export function stagedOf(draft: Draft, rescues: Rescues | null = null): Staged {
  const { start, steps, answers, sending, refusal } = draft;
  return { steps, what: answers.at(-1) ?? start, waiting: waits(draft), sending, refusal, rescues };
}
