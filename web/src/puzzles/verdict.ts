/** The verdict on a try in a puzzle, in words. */

import type { PuzzleAnswer } from "../protocol";
import { type Phrase, type Speech, say } from "../speech/words";
import { turnSentence } from "../table/sentences";

/** Whether it is right, and why or why not; after giving up, the answer and why it is. */
export function verdictOf(words: Speech, answer: PuzzleAnswer, seat: number): string {
  const why = (answer.reasons as readonly Phrase[]).map((reason) => told(words, reason, seat));
  if (answer.turn === "")
    return sentences(
      say("puzzle-page-answer"),
      turnSentence(words, seat, answer.answer ?? "", false),
      ...why,
    );
  return sentences(say(answer.right ? "puzzle-page-right" : "puzzle-page-wrong"), ...why);
}

/** A reason; what a rival would answer, and the reply to it, is said in words, not in notation. */
function told(words: Speech, reason: Phrase, seat: number): string {
  const { code, who, turn, reply } = reason;
  if (typeof who !== "number" || typeof turn !== "string") return words.tell(reason);
  const answer = turnSentence(words, who, turn, false);
  if (typeof reply === "string")
    return sentences(say("puzzle-page-defence"), answer, turnSentence(words, seat, reply, false));
  return sentences(
    answer,
    code === "puzzle-lost" ? say("round-won", { who: words.who(who) }) : say("puzzle-not-forced"),
  );
}

const sentences = (...parts: readonly string[]): string => parts.join(" ");
