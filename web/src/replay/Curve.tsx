/** The chances to win over the match as a picture: the seat that is looked from stands out. */

import type { JSX } from "preact";
import type { ReplayAnswer, ReviewedTurn } from "../protocol";
import { say } from "../speech/words";
import { useTable } from "../table/tableContext";
import { type Eyes, frameOf } from "./frames";
import { chancesAfter, type MatchReview, percent } from "./review";
import type { Steps } from "./steps";

const WIDTH = 300;
const HEIGHT = 74;
/** Room for the largest dot, and on the left for the marks. */
const EDGE = 8;
const LEFT = 30;
const MARKS = [0, 50, 100];

export interface CurveProps {
  readonly answer: ReplayAnswer;
  readonly steps: Steps;
  readonly eyes: Eyes;
  readonly review: MatchReview;
  go(place: number): void;
}

export function Curve({ answer, steps, eyes, review, go }: CurveProps): JSX.Element {
  const { speech } = useTable();
  const { frames } = answer.replay;
  // With the future hidden there is no more of it than of the match.
  const known = (turn: ReviewedTurn): boolean => eyes.open || frameOf(frames, turn) <= steps.place;
  const chances = chancesAfter(review.whole);
  const points = review.whole.flatMap((turn, place) =>
    known(turn) ? [{ turn, place: frameOf(frames, turn), chances: chances[place] ?? [] }] : [],
  );
  const seat = eyes.seat ?? 0;
  const x = (place: number): number =>
    LEFT + ((WIDTH - LEFT - EDGE) * place) / Math.max(1, frames.length - 1);
  const y = (chance: number): number => EDGE + (HEIGHT - 2 * EDGE) * (1 - chance);
  // A line for each round: what a round was like says nothing of the next.
  const rounds = [...new Set(points.map(({ turn }) => turn.round))];
  const lines = (class_: string, chance: (point: (typeof points)[number]) => number | undefined) =>
    rounds.map((round) => (
      <polyline
        key={`${class_}.${round}`}
        class={class_}
        points={points
          .filter(({ turn }) => turn.round === round)
          .map((point) => `${x(point.place).toFixed(1)},${y(chance(point) ?? 0).toFixed(1)}`)
          .join(" ")}
      />
    ));
  const deals = frames.flatMap((frame, place) => (frame.turn === 0 && place > 0 ? [place] : []));
  const last = points.at(-1);
  const who = speech.who(seat);
  const others = answer.seats.flatMap((_, one) => (one === seat ? [] : [one]));
  const frame = frames[steps.place];
  const now = points.find(({ place }) => place === steps.place);
  const words = [
    frame?.turn ? say("web-replay-turn", { turn: frame.turn }) : say("web-replay-dealt"),
    ...(now ? [say("web-review-chance", { who, chance: percent(now.chances[seat] ?? 0) })] : []),
  ].join(" · ");
  const jump = (svg: Element, at: number): void => {
    const box = svg.getBoundingClientRect();
    const share = (((at - box.left) / box.width) * WIDTH - LEFT) / (WIDTH - LEFT - EDGE);
    go(Math.round(Math.min(1, Math.max(0, share)) * (frames.length - 1)));
  };
  return (
    <figure class="curve">
      <div
        class="curve-box"
        role="slider"
        tabIndex={0}
        aria-label={say("web-review-curve", { who, chance: percent(last?.chances[seat] ?? 0) })}
        aria-valuemin={0}
        aria-valuemax={steps.last}
        aria-valuenow={steps.place}
        aria-valuetext={words}
        onClick={(event) => jump(event.currentTarget, event.clientX)}
        onKeyDown={({ key }) => {
          // The other arrows step wherever the focus is.
          if (key === "ArrowUp") steps.go(steps.place + 1);
          if (key === "ArrowDown") steps.go(steps.place - 1);
        }}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
          {MARKS.map((mark) => (
            <g key={mark}>
              <path class="curve-frame" d={`M${LEFT} ${y(mark / 100)}H${WIDTH - EDGE}`} />
              <text x={LEFT - 5} y={y(mark / 100) + 3.5}>
                {mark}
              </text>
            </g>
          ))}
          {deals.map((place) => (
            <path key={place} class="curve-deal" d={`M${x(place)} ${EDGE}V${HEIGHT - EDGE}`} />
          ))}
          {answer.seats.map((_, one) =>
            one === seat ? null : lines("curve-other", ({ chances }) => chances[one]),
          )}
          {lines("curve-open", ({ turn }) => turn.open_chances[seat])}
          {lines("curve-own", ({ chances }) => chances[seat])}
          {points
            .filter(({ turn }) => turn.seat === seat && turn.mark !== "good")
            .map(({ turn, place, chances }) => (
              <circle
                key={place}
                class={`curve-mark curve-mark-${turn.mark}`}
                cx={x(place)}
                cy={y(chances[seat] ?? 0)}
                r={turn.mark === "losing" ? 5 : 3.5}
              />
            ))}
          <path class="curve-now" d={`M${x(steps.place)} ${EDGE}V${HEIGHT - EDGE}`} />
        </svg>
      </div>
      <figcaption class="about">
        <span class="curve-key curve-key-own">{say("web-review-knew", { who })}</span>
        <span class="curve-key curve-key-open">{say("web-review-open")}</span>
        <span class="curve-key curve-key-other">
          {say("web-review-others", { who: speech.join(others.map(speech.who)), count: others.length })}
        </span>
      </figcaption>
    </figure>
  );
}
