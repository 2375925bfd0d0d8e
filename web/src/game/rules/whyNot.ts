/** Why a card may not go to a place now, as the code of a sentence, if the page can know it. Pure. */

import { COLORS } from "../../facts";
import type { WhatIf } from "../../protocol";

interface Reason {
  readonly code: string;
  readonly arguments: Readonly<Record<string, string>>;
  readonly text: "";
}

const ASKED: Readonly<Record<string, string>> = {
  t: "web-t-prompt-take",
  x: "web-t-prompt-tuck",
  d: "web-t-prompt-tuck",
  p: "web-t-prompt-follow",
  "+": "web-t-prompt-draw",
};

/** Why a step is not among the next moves after these steps; null if only the server knows. */
export function whyNot(
  step: string,
  moves: WhatIf["moves"],
  started: boolean,
  actions: boolean,
): Reason | null {
  const [card, sign = ""] = [step.slice(0, 2), step[2]];
  const asked = moves.map((move) => ASKED[move.slice(-1)]).find((code) => code !== undefined);
  const because = (code: string, more: Readonly<Record<string, string>> = {}): Reason => ({
    code,
    arguments: more,
    text: "",
  });
  if ((sign === "t" || sign === "d") && !moves.some((move) => move.endsWith(sign)))
    return because(started && asked ? asked : "web-t-why-deck");
  const now = started ? asked : undefined; // at the start all is open
  if (sign === "c")
    return now
      ? because(now)
      : because("discard-must-lead", { card, color: COLORS[card[0] as keyof typeof COLORS] });
  if (sign !== "p") return null;
  if (started && now !== ASKED.p) return because(now ?? "web-t-why-one");
  const number = actions ? card[1] : "";
  return because(number === "1" ? "one-must-lead" : number === "7" ? "seven-must-lead" : "play-must-lead", {
    card,
  });
}
