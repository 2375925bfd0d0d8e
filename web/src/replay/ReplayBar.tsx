/** The turn on show, and the buttons to go on and back. */

import type { JSX } from "preact";
import type { ReplayFrame } from "../protocol";
import { say } from "../speech/words";
import { spelled } from "../table/announcements";
import { TurnSigns } from "../table/LastTurn";
import { playedSentence } from "../table/sentences";
import { useTable } from "../table/tableContext";
import { type MatchReview, percent, reviewed } from "./review";
import type { Steps } from "./steps";

const SIGNS = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  play: "M7 4l12 8-12 8z",
  pause: "M8 5v14M16 5v14",
  next: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
} as const;

interface Props {
  readonly steps: Steps;
  readonly frames: readonly ReplayFrame[];
  readonly review: MatchReview;
}

export function ReplayBar({ steps, frames, review }: Props): JSX.Element {
  const { speech, turns, withScoring } = useTable();
  const { place, last, playing, go, play } = steps;
  const frame = frames[place] as ReplayFrame;
  const told = frame.turn > 0 ? turns.at(-1) : undefined;
  const words = told ? spelled(speech, playedSentence(speech, told)) : say("web-replay-dealt");
  const { end } = frame.round;
  const judged = reviewed(review.turns, frame);
  return (
    <section class="t-bar replay-bar" aria-label={say("web-replay-steps")}>
      <div key={`${place}`} class="bar-last last">
        {told ? <TurnSigns turn={told} /> : null}
      </div>
      <div class="bar-words">
        <p class="bar-prompt">
          {withScoring ? `${say("web-t-round", { round: frame.round.number })} · ` : ""}
          {frame.turn > 0 ? say("web-replay-turn", { turn: frame.turn }) : say("web-replay-dealt")}
          {judged ? ` · ${say("web-review-chance", { chance: percent(judged.chance) })}` : ""}
          {end ? ` · ${say("web-replay-won", { who: speech.who(end.winner) })}` : ""}
        </p>
        <p class="unseen-text" aria-live="polite">
          {words}
        </p>
      </div>
      <div class="bar-buttons">
        <StepButton sign="first" off={place === 0} press={() => go(0)} />
        <StepButton sign="back" off={place === 0} press={() => go(place - 1)} />
        <StepButton sign={playing ? "pause" : "play"} off={false} press={() => play(!playing)} main />
        <StepButton sign="next" off={place === last} press={() => go(place + 1)} />
        <StepButton sign="last" off={place === last} press={() => go(last)} />
      </div>
    </section>
  );
}

interface StepButtonProps {
  readonly sign: keyof typeof SIGNS;
  /** There is nothing there; the button keeps the focus. */
  readonly off: boolean;
  readonly main?: boolean;
  press(): void;
}

function StepButton({ sign, off, main = false, press }: StepButtonProps): JSX.Element {
  const name = say(`web-replay-${sign}`);
  return (
    <button
      type="button"
      class={main ? "button button-main" : "button"}
      aria-label={name}
      title={name}
      aria-disabled={off}
      onClick={off ? undefined : press}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  );
}
