/** What the review says of the match, and of the turn on show. */

import type { ComponentChildren, JSX } from "preact";
import type { ReplayFrame, ReviewedTurn } from "../protocol";
import { namesOf } from "../speech/names";
import { say } from "../speech/words";
import { useTable } from "../table/tableContext";
import { Alert } from "../ui/Alert";
import { Curve, type CurveProps } from "./Curve";
import { Better, FallPart, fallOf, GoneWords, usePlaceName } from "./FallPart";
import { frameOf } from "./frames";
import { costliest, costliestWords, hasBetter, percent, reviewed } from "./review";

interface Props extends CurveProps {
  /** Show the table before a turn, by the frame it led to. */
  ask(turn: number): void;
}

export function ReviewPart(props: Props): JSX.Element {
  const { answer, steps, eyes, review, ask } = props;
  const fall = fallOf(answer, eyes.seat);
  // As it was then, nobody knows yet what comes.
  const known = fall && (eyes.open || frameOf(answer.replay.frames, fall) <= steps.place) ? fall : undefined;
  const fallen = known ? <FallPart answer={answer} fall={known} review={review} ask={ask} /> : null;
  const begun = review.state !== "none";
  return (
    <section class={begun ? "side-part review" : "side-part"} aria-label={say("web-review-title")}>
      {begun ? (
        <>
          {review.state === "there" ? null : <Progress review={review} />}
          <Verdict {...props} />
          <TurnOnShow {...props} otherwise={fallen} />
          <Curve {...props} />
          <WholeMatch {...props} />
        </>
      ) : (
        <>
          {fallen}
          <button type="button" class="button button-main" onClick={review.start}>
            {say("web-review-start")}
          </button>
        </>
      )}
    </section>
  );
}

/** How far it is and, where it has come to a halt, why, and how to have it go on. */
function Progress({ review }: Pick<Props, "review">): JSX.Element {
  const { state, whole, count, problem } = review;
  return (
    <div class="review-head">
      <p role="status">{say("web-review-progress", { done: whole.length, count: count || "…" })}</p>
      <progress max={count || 1} value={whole.length} aria-hidden="true" />
      {review.slow ? <p class="about">{say("web-review-slow")}</p> : null}
      {state === "asked" ? null : (
        <>
          <Alert>{problem}</Alert>
          {state === "waits" ? <p class="about">{say("web-review-waits")}</p> : null}
          <button type="button" class="button" onClick={review.start}>
            {say("web-retry")}
          </button>
        </>
      )}
    </div>
  );
}

/** Which turn did it, as far as is known. */
function Verdict({ answer, eyes, review, ask }: Props): JSX.Element | null {
  const { speech } = useTable();
  const place = usePlaceName();
  const { seat } = eyes;
  if (seat === null) return null;
  const worst = costliest(review, seat);
  const known = review.state === "there" || (seat === answer.seat && review.left === 0 && review.count > 0);
  if (!worst && !known) return null;
  return (
    <div class="review-head">
      {worst ? (
        <button type="button" class="button" onClick={() => ask(frameOf(answer.replay.frames, worst))}>
          {costliestWords(worst, speech.who(seat), place(worst), known)}
        </button>
      ) : (
        <p>{say("web-review-no-worst", { who: speech.who(seat) })}</p>
      )}
    </div>
  );
}

/** From when on it was safe, and how well all have played. */
function WholeMatch({ answer, review, go }: Props): JSX.Element | null {
  const { speech } = useTable();
  const place = usePlaceName();
  const { decided } = review;
  const names = namesOf(answer.seats);
  if (review.state !== "there") return null;
  return (
    <div class="review-head review-done">
      {decided ? (
        <button
          type="button"
          class="button review-decided"
          onClick={() => go(frameOf(answer.replay.frames, decided))}
        >
          {say("web-review-decided", {
            place: place(decided),
            who: speech.join(answer.replay.winners.map(speech.who)),
          })}
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
function TurnOnShow({
  answer,
  steps,
  review,
  otherwise,
}: Props & { otherwise: ComponentChildren }): JSX.Element {
  const { speech } = useTable();
  const turn = reviewed(review.turns, answer.replay.frames[steps.asked ?? steps.place] as ReplayFrame);
  if (!turn) return <div class="review-turn">{otherwise}</div>;
  const better = hasBetter(turn);
  return (
    <div class="review-turn" key={`${turn.round}.${turn.turn}`}>
      <p>
        <Mark turn={turn} /> ·{" "}
        {say("web-review-chance", { who: speech.who(turn.seat), chance: percent(turn.chance) })}
      </p>
      {better ? <Better turn={turn} /> : null}
      {turn.gone.map((gone) =>
        better && gone.seat === turn.seat ? null : <GoneWords key={gone.seat} gone={gone} />,
      )}
    </div>
  );
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
