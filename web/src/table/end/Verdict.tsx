/** Which turn did it, in the words of the review: it is the same one, only its own turns come first. */

import type { JSX } from "preact";
import { replayAt } from "../../net/address";
import { costliest, costliestWords, type MatchReview, placeWords } from "../../replay/review";
import { useTable } from "../tableContext";

interface Props {
  readonly seat: number;
  readonly review: MatchReview;
}

export function Verdict({ seat, review }: Props): JSX.Element {
  const { speech, withScoring, recordUrl } = useTable();
  const worst = costliest(review, seat);
  const { state, turns, left, problem } = review;
  const words = (): string => {
    if (state === "there") return speech.say("web-review-no-worst", { who: speech.who(seat) });
    if (state !== "asked") return problem ?? "";
    const done = turns.filter((turn) => turn.seat === seat).length;
    return speech.say("web-t-hints-progress", { done, count: done + left || "…" });
  };
  return (
    <p class="end-verdict" role="status">
      {worst ? (
        <a href={`${replayAt(recordUrl ?? "")}#${worst.round}.${worst.turn}`}>
          {costliestWords(worst, speech.who(seat), placeWords(worst, withScoring), left === 0)}
        </a>
      ) : (
        words()
      )}
    </p>
  );
}
