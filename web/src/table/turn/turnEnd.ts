/** What the player can do next with the turn that is staged, by the server's answer for it. */

import type { PrivateView } from "../../protocol";
import { signsOfAll } from "../projection";
import { theCard } from "../sentences";
import type { TableState } from "../tableContext";

/** How the turn can be ended now, if it can. */
export type TurnEnd = "none" | "reveal" | "lead" | "win" | "out" | "nothing" | "check";

/** Whether a part of the own turn was sent already, up to a card that was revealed. */
const isBegun = ({ view }: TableState): boolean => view.round.begun !== "" && !view.prepares;

/** What the button that ends the turn would do. */
export function turnEndOf(state: TableState): TurnEnd {
  const { staged, table, view } = state;
  const { what } = staged;
  const started = staged.steps.length > 0 || isBegun(state);
  if (!started) return view.moves.includes("out") && !staged.blind ? "nothing" : "none";
  if (!what) return "none";
  if (what.reveals) return staged.blind ? "check" : "reveal";
  if (!what.whole && !what.may_end) return "none";
  if (staged.blind) return "check";
  if (!what.stays) return "out";
  return what.out.length === table.seats.length - 1 ? "win" : "lead";
}

/** The best possible result of a turn with this many players left, in words. */
export function prospectId(prospect: PrivateView["prospect"], left: number): string {
  return `web-t-prompt-${prospect === "out" && left === 2 ? "lost" : (prospect ?? "in")}`;
}

/** Whether the turn as it is staged puts its player out, although another would not. */
export function losesNeedlessly({ staged, you }: TableState): boolean {
  const { what, rescues, steps } = staged;
  if (!what || what.stays || what.reveals || steps.length === 0 || you?.prospect === "out") return false;
  if (what.whole || what.moves.includes("+")) return true;
  return rescues !== null && rescues.sure.size === 0 && rescues.lucky.size === 0;
}

/** Whether a card was revealed in this turn, and nothing that may follow it keeps its player in. */
export function isLost({ view, you }: TableState): boolean {
  return view.round.begun !== "" && you?.prospect === "out";
}

/** The one line that says what can be done now. */
export function prompt(state: TableState): string {
  const { speech, staged, picked } = state;
  if (staged.sending) return speech.say("web-t-sending");
  if (picked !== null) return speech.say("web-t-where", { card: theCard(speech, picked) });
  const next = nextPrompt(state);
  const card = justDrawn(state);
  if (card) return speech.say("web-t-drew-then", { card: theCard(speech, card), next });
  return takesNothing(state) ? speech.say("web-t-nothing-then", { next }) : next;
}

/** Whether a 1 was put down last that has nothing to take. */
function takesNothing({ view, staged, withActions }: TableState): boolean {
  const played = withActions && !staged.waiting && staged.steps.at(-1)?.endsWith("1p");
  return Boolean(played) && !signsOfAll(view.moves).has("t");
}

/** The card that a 3 has drawn in this turn, before anything is done with it. */
function justDrawn(state: TableState): string | undefined {
  const { view, staged, you } = state;
  if (staged.steps.length === 0) return isBegun(state) ? you?.drawn.at(-1) : undefined;
  if (!staged.steps.at(-1)?.endsWith("3p")) return undefined;
  return view.hand.find((card) => !you?.hand.includes(card));
}

const CHECK = "web-t-prompt-check";

function nextPrompt(state: TableState): string {
  const { speech, view, staged, you, table } = state;
  const signs = signsOfAll(view.moves);
  const done = (id: string): string => speech.say(view.prepares ? "web-t-ready" : id);
  if (view.prepares && staged.waiting) return done("");
  // While an answer is on its way, what is asked is still about the steps before.
  const answered = staged.steps.length - (staged.waiting ? 1 : 0);
  if (answered === 0 && !isBegun(state))
    return speech.say(
      staged.blind ? CHECK : prospectId(you?.prospect ?? null, table.seats.length - view.round.out.length),
    );
  if (staged.what?.reveals) return done(staged.blind ? CHECK : "web-t-prompt-reveal");
  if (losesNeedlessly(state)) return speech.say("web-t-prompt-loses");
  if (signs.has("t")) return speech.say("web-t-prompt-take");
  if (signs.has("x") || signs.has("d")) return speech.say("web-t-prompt-tuck");
  if (signs.has("p")) return speech.say("web-t-prompt-follow");
  if (isLost(state)) return speech.say("web-t-prompt-over");
  if (signs.has("+") && !view.prepares) return drawPrompt(state);
  if (!signs.has("c")) return done("web-t-prompt-whole");
  const { what, rescues } = staged;
  const must = what && (!what.may_end || (!what.stays && rescues !== null && rescues.sure.size > 0));
  return must ? speech.say("web-t-prompt-must-discard") : done("web-t-prompt-discard");
}

/** A card that was just put on the deck is the one that would be drawn. */
function drawPrompt({ speech, staged }: TableState): string {
  const put = staged.steps.find((step) => step.endsWith("t") || step.endsWith("d"));
  if (!put) return speech.say("web-t-prompt-draw");
  return speech.say("web-t-prompt-draw-back", { card: theCard(speech, put.slice(0, 2)) });
}
