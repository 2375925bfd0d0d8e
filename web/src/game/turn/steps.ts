/** The notation of turns, as far as the page reads it. */

/** One step of a turn: its sign and its card, if it names one. */
export interface Step {
  readonly sign: string;
  readonly card: string;
}

/** The step of a word in notation: `R7p`, `??+`, `+`, `.` or `out`. */
export function stepOf(word: string): Step {
  if (word === "out") return { sign: "out", card: "" };
  return { sign: word.slice(-1), card: word.slice(0, -1) };
}

/** The steps of a turn. */
export function stepsOf(text: string): readonly Step[] {
  return text === "" ? [] : text.split(" ").map(stepOf);
}
