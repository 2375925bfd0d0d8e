/** Which turn did it and what was better, as the review says it: only the own turns come first here. */

import type { JSX } from "preact";
import { replayAt } from "../../net/address";
import { costliest, costliestWords, type MatchReview, placeWords } from "../../replay/review";
import { Sentence } from "../Sentence";
import { turnSentence } from "../sentences";
import { useTable } from "../tableContext";

interface Props {
  readonly seat: number;
  readonly review: MatchReview;
}

export function Verdict({ seat, review }: Props): JSX.Element {
  const { speech, withScoring, recordUrl } = useTable();
  const worst = costliest(review, seat);
  const why = worst?.reasons[0]; // the others are a step away, in the replay
  const { state, turns, left, problem } = review;
  const words = (): string => {
    if (state === "there") return speech.say("web-review-no-worst", { who: speech.who(seat) });
    if (state !== "asked") return problem ?? "";
    const done = turns.filter((turn) => turn.seat === seat).length;
    return speech.say("web-t-hints-progress", { done, count: done + left || "…" });
  };
  return (
    <div class="end-verdict" role="status">
      {worst ? (
        <>
          <p>
            <a href={`${replayAt(recordUrl ?? "")}#${worst.round}.${worst.turn}?`}>
              {costliestWords(worst, speech.who(seat), placeWords(worst, withScoring), left === 0)}
            </a>
          </p>
          <p>
            <Sentence
              text={speech.say("web-t-better", { turn: turnSentence(speech, seat, worst.best, false) })}
            />{" "}
            {why ? (
              <span class="soft">
                <Sentence text={`· ${speech.tell(why)}`} />
              </span>
            ) : null}
          </p>
        </>
      ) : (
        <p>{words()}</p>
      )}
    </div>
  );
}
