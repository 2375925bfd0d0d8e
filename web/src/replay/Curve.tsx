/** The chances to win over the match as a picture: the seat that is looked from stands out. */

import type { JSX } from "preact";
import type { ReplayAnswer, ReviewedTurn } from "../protocol";
import { say } from "../speech/words";
import { useTable } from "../table/tableContext";
import { type Eyes, frameOf } from "./frames";
import { type MatchReview, percent } from "./review";
import type { Steps } from "./steps";

const WIDTH = 300;
const HEIGHT = 84;
const EDGE = 4;

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
  const turns = eyes.open
    ? review.turns
    : review.turns.filter((turn) => frameOf(frames, turn) <= steps.place);
  const seat = eyes.seat ?? 0;
  const x = (place: number): number => EDGE + ((WIDTH - 2 * EDGE) * place) / Math.max(1, frames.length - 1);
  const y = (chance: number): number => EDGE + (HEIGHT - 2 * EDGE) * (1 - chance);
  const line = (chances: (turn: ReviewedTurn) => number | undefined): string =>
    turns
      .map((turn) => `${x(frameOf(frames, turn)).toFixed(1)},${y(chances(turn) ?? 0).toFixed(1)}`)
      .join(" ");
  const last = turns.at(-1);
  const who = speech.who(seat);
  const frame = frames[steps.place];
  const now = turns.find((turn) => frameOf(frames, turn) === steps.place);
  const words = [
    frame?.turn ? say("web-replay-turn", { turn: frame.turn }) : say("web-replay-dealt"),
    ...(now ? [say("web-review-chance", { chance: percent(now.chances[seat] ?? 0) })] : []),
  ].join(" · ");
  const jump = (svg: Element, at: number): void => {
    const box = svg.getBoundingClientRect();
    go(Math.round(((at - box.left) / box.width) * (frames.length - 1)));
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
          <path class="curve-frame" d={`M${EDGE} ${y(0.5)}H${WIDTH - EDGE}`} />
          {answer.seats.map((_, one) =>
            one === seat ? null : (
              <polyline key={one} class="curve-other" points={line((turn) => turn.chances[one])} />
            ),
          )}
          <polyline class="curve-open" points={line((turn) => turn.open_chances[seat])} />
          <polyline class="curve-own" points={line((turn) => turn.chances[seat])} />
          {turns
            .filter((turn) => turn.seat === seat && turn.mark !== "good")
            .map((turn) => (
              <circle
                key={frameOf(frames, turn)}
                class={`curve-mark curve-mark-${turn.mark}`}
                cx={x(frameOf(frames, turn))}
                cy={y(turn.chances[seat] ?? 0)}
                r={turn.mark === "losing" ? 5 : 3.5}
              />
            ))}
          <path class="curve-now" d={`M${x(steps.place)} ${EDGE}V${HEIGHT - EDGE}`} />
        </svg>
      </div>
      <figcaption class="about">
        <span class="curve-key curve-key-own">{say("web-review-knew", { who })}</span>
        <span class="curve-key curve-key-open">{say("web-review-open")}</span>
      </figcaption>
    </figure>
  );
}
