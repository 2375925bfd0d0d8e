/** What the player can do next with the turn that is staged, by the server's answer for it. */

import { signsOfAll } from "./projection";
import { cardName } from "./sentences";
import type { TableState } from "./tableContext";

/** How the turn can be ended now, if it can. */
export type TurnEnd = "none" | "reveal" | "lead" | "win" | "out" | "nothing";

/** What the button that ends the turn would do. */
export function turnEndOf({ staged, table, view }: TableState): TurnEnd {
  const { what } = staged;
  const started = staged.steps.length > 0 || view.round.begun !== "";
  if (!started) return view.moves.includes("out") ? "nothing" : "none";
  if (!what) return "none";
  if (what.reveals) return "reveal";
  if (!what.whole && !what.may_end) return "none";
  if (!what.stays) return "out";
  return what.out.length === table.seats.length - 1 ? "win" : "lead";
}

/** The one line that says what can be done now. */
export function prompt({ speech, view, picked, staged, you }: TableState): string {
  if (staged.sending) return speech.say("web-t-sending");
  if (picked !== null) return speech.say("web-t-where", { card: cardName(speech, picked) });
  const signs = signsOfAll(view.moves);
  // While an answer is on its way, what is asked is still about the steps before.
  const answered = staged.steps.length - (staged.waiting ? 1 : 0);
  if (answered === 0 && view.round.begun === "") return speech.say(`web-t-prompt-${you?.prospect ?? "in"}`);
  if (staged.what?.reveals) return speech.say("web-t-prompt-reveal");
  if (signs.has("t")) return speech.say("web-t-prompt-take");
  if (signs.has("x") || signs.has("d")) return speech.say("web-t-prompt-tuck");
  if (signs.has("p")) return speech.say("web-t-prompt-follow");
  if (signs.has("+")) return speech.say("web-t-prompt-draw");
  if (!signs.has("c")) return speech.say("web-t-prompt-whole");
  const must = staged.what && !staged.what.may_end;
  return speech.say(must ? "web-t-prompt-must-discard" : "web-t-prompt-discard");
}
