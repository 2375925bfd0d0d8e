/** The turn on show, and the buttons to go on and back. */

import type { JSX } from "preact";
import type { Decision, ReplayAnswer, ReplayFrame } from "../protocol";
import { say } from "../speech/words";
import { playedSentence } from "../table/sentences";
import { spelled } from "../table/story/announcements";
import { TurnWords } from "../table/story/LastTurn";
import { useTable } from "../table/tableContext";
import { PathIcon } from "../ui/Icon";
import { FallButton, fallOf } from "./FallPart";
import type { Eyes } from "./frames";
import { type MatchReview, percent, reviewed } from "./review";
import type { Steps } from "./steps";

const SIGNS = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  play: "M7 4l12 8-12 8z",
  pause: "M8 5v14M16 5v14",
  next: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
  branch: "M6 3v18M6 15c0-5 11-3 11-9M13 9l4-4 4 4",
  review: "M3 4v16h18M6 15l4-5 4 3 6-8",
  again: "M5 12a7 7 0 1 1 2 5M5 20v-4h4",
} as const;

interface Props {
  readonly steps: Steps;
  readonly answer: ReplayAnswer;
  readonly eyes: Eyes;
  readonly review: MatchReview;
  /** Play on from here. */
  branch(): void;
  /** Show the review, where it is not on show. */
  readonly look: (() => void) | null;
  /** Put a turn to whoever looks. */
  tryAgain(turn: Decision): void;
}

export function ReplayBar({ steps, answer, eyes, review, branch, look, tryAgain }: Props): JSX.Element {
  const { speech, turns, withScoring, withActions } = useTable();
  const { place, asked, last, playing, go, play } = steps;
  const frame = answer.replay.frames[place] as ReplayFrame;
  const told = frame.turn > 0 ? turns.at(-1) : undefined;
  const words = told
    ? spelled(speech, playedSentence(speech, told, { acts: withActions }))
    : say("web-replay-dealt");
  const { end } = frame.round;
  const looked = answer.replay.frames[asked ?? place] as ReplayFrame;
  const judged = reviewed(review.turns, looked);
  const fall = place === 0 && eyes.open ? fallOf(answer, eyes.seat) : undefined;
  return (
    <section class="t-bar replay-bar" aria-label={say("web-replay-steps")}>
      <div key={`${place}`} class="bar-last last">
        {told ? <TurnWords turn={told} /> : null}
        {fall ? <FallButton answer={answer} fall={fall} ask={steps.ask} /> : null}
      </div>
      <div class="bar-words">
        <p class="bar-prompt">
          {withScoring ? `${say("web-t-round", { round: frame.round.number })} · ` : ""}
          {asked !== null
            ? say("web-replay-before", { turn: looked.turn })
            : frame.turn > 0
              ? say("web-replay-turn", { turn: frame.turn })
              : say("web-replay-dealt")}
          {judged && asked === null
            ? ` · ${say("web-review-chance", { who: speech.who(judged.seat), chance: percent(judged.chance) })}`
            : ""}
          {end ? ` · ${say("web-replay-won", { who: speech.who(end.winner) })}` : ""}
        </p>
        <p class="unseen-text" aria-live="polite">
          {words}
        </p>
      </div>
      <div class="replay-acts">
        <Act sign="branch" name={say("web-analysis-play")} off={!frame.start} press={branch} />
        {judged && judged.mark !== "good" ? (
          <Act sign="again" name={say("web-review-try")} off={false} press={() => tryAgain(judged)} />
        ) : null}
        {look ? <Act sign="review" name={say("web-review-title")} off={false} press={look} /> : null}
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
  readonly sign: "first" | "back" | "play" | "pause" | "next" | "last";
  /** There is nothing there; the button keeps the focus. */
  readonly off: boolean;
  readonly main?: boolean;
  press(): void;
}

interface ActProps {
  readonly sign: "branch" | "review" | "again";
  readonly name: string;
  readonly off: boolean;
  press(): void;
}

/** What else can be done with the turn on show; in words, where there is room for them. */
function Act({ sign, name, off, press }: ActProps): JSX.Element {
  return (
    <button
      type="button"
      class="button replay-act"
      title={name}
      aria-disabled={off}
      onClick={off ? undefined : press}
    >
      <PathIcon path={SIGNS[sign]} />
      <span>{name}</span>
    </button>
  );
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
      <PathIcon path={SIGNS[sign]} />
    </button>
  );
}
