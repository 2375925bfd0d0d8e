/** What the review says of the match, and of the turn on show. */

import type { JSX } from "preact";
import type { Decision, ReplayFrame, ReviewedTurn } from "../protocol";
import { namesOf } from "../speech/names";
import { say } from "../speech/words";
import { Sentence } from "../table/Sentence";
import { turnSentence } from "../table/sentences";
import { useTable } from "../table/tableContext";
import { Curve, type CurveProps } from "./Curve";
import { costliest, percent, reviewed } from "./review";

interface Props extends CurveProps {
  /** Put a turn to whoever looks. */
  tryAgain(turn: Decision): void;
}

export function ReviewPart(props: Props): JSX.Element {
  const { review } = props;
  if (review.state === "none")
    return (
      <section class="side-part">
        {review.problem ? (
          <p class="refusal" role="alert">
            {review.problem}
          </p>
        ) : null}
        <button type="button" class="button button-main" onClick={review.start}>
          {say("web-review-start")}
        </button>
      </section>
    );
  return (
    <section class="side-part review" aria-label={say("web-review-title")}>
      {review.state === "asked" ? <Progress review={review} /> : <Verdict {...props} />}
      <Curve {...props} />
      <TurnOnShow {...props} />
    </section>
  );
}

function Progress({ review }: Pick<Props, "review">): JSX.Element {
  const { turns, count } = review;
  return (
    <div class="review-head">
      <p role="status">{say("web-review-progress", { done: turns.length, count: count || "…" })}</p>
      <progress max={count || 1} value={turns.length} aria-hidden="true" />
    </div>
  );
}

/** Which turn did it, when it was decided, and how well all have played. */
function Verdict({ answer, eyes, review, go }: Props): JSX.Element {
  const { speech, withScoring } = useTable();
  const { frames } = answer.replay;
  const at = (round: number, turn: number): number =>
    frames.findIndex((frame) => frame.round.number === round && frame.turn === turn);
  const worst = eyes.seat === null ? undefined : costliest(review.turns, eyes.seat);
  const names = namesOf(answer.seats);
  const place = ({ round, turn }: Decision): string => (withScoring ? `${round}.${turn}` : `${turn}`);
  return (
    <div class="review-head review-done">
      {worst ? (
        <button type="button" class="button" onClick={() => go(at(worst.round, worst.turn))}>
          {say("web-review-worst", {
            who: speech.who(worst.seat),
            place: place(worst),
            loss: percent(worst.loss),
          })}
        </button>
      ) : eyes.seat === null ? null : (
        <p>{say("web-review-no-worst", { who: speech.who(eyes.seat) })}</p>
      )}
      {review.decided ? (
        <button
          type="button"
          class="button review-decided"
          onClick={() => review.decided && go(at(review.decided.round, review.decided.turn))}
        >
          {say("web-review-decided", { place: place(review.decided) })}
        </button>
      ) : null}
      <p class="about">
        {say("web-review-accuracy", {
          list: speech.join(
            review.accuracies.flatMap((value, seat) =>
              value === null ? [] : [`${names[seat] ?? ""} ${Math.round(value)}`],
            ),
          ),
        })}
      </p>
    </div>
  );
}

/** The turn on show: its chance, what was better and why, and what would have kept its player in. */
function TurnOnShow({ answer, steps, review, tryAgain }: Props): JSX.Element {
  const { speech } = useTable();
  const turn = reviewed(review.turns, answer.replay.frames[steps.place] as ReplayFrame);
  if (!turn) return <div class="review-turn" />;
  const better = turn.best !== turn.text && turn.mark !== "good";
  return (
    <div class="review-turn" key={`${turn.round}.${turn.turn}`}>
      <p>
        <Mark turn={turn} /> {say("web-review-chance", { chance: percent(turn.chance) })}
      </p>
      {turn.mark === "good" ? null : (
        <button type="button" class="button" onClick={() => tryAgain(turn)}>
          {say("web-review-try")}
        </button>
      )}
      {better ? (
        <>
          <p>
            <Sentence
              text={say("web-review-better", {
                turn: turnSentence(speech, turn.seat, turn.best, false),
                chance: percent(turn.best_chance),
              })}
            />
          </p>
          <ul class="review-reasons">
            {turn.reasons.map((reason) => (
              <li key={reason.code}>
                <Sentence text={speech.tell(reason)} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {turn.gone.map((gone) => (
        <p key={gone.seat}>
          <Sentence text={goneSentence(gone, speech.who(gone.seat))} />
        </p>
      ))}
    </div>
  );
}

const NAMED = 3;

function goneSentence({ cause, saving, gambles }: ReviewedTurn["gone"][number], who: string): string {
  if (cause === "no cards") return say("web-review-no-cards", { who });
  if (saving.length > 0) {
    const turns = saving.slice(0, NAMED).join(", ") + (saving.length > NAMED ? ", …" : "");
    return say("web-review-saving", { who, turns, count: saving.length });
  }
  const best = [...gambles].sort((one, other) => other.chance - one.chance)[0];
  if (!best) return say("web-review-lost", { who });
  return say("web-review-luck", { who, turn: best.text, chance: percent(best.chance), card: best.drawn });
}

/** How good a turn was, in a word with a shape of its own. */
export function Mark({ turn }: { turn: ReviewedTurn }): JSX.Element {
  return (
    <span class={`review-mark review-mark-${turn.mark}`}>
      <span aria-hidden="true">{{ good: "✓", inaccurate: "?", losing: "??" }[turn.mark] ?? ""}</span>{" "}
      {say(turn.forced ? "web-review-forced" : `web-review-${turn.mark}`)}
    </span>
  );
}
