/** Beside the board: all turns, each a step to go to, and what can be kept of the match. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { addressed, replayed } from "../analysis/layout";
import { at } from "../net/address";
import type { ReplayAnswer, ReplayFrame } from "../protocol";
import { editionName, modeName } from "../speech/names";
import { say } from "../speech/words";
import { Sentence } from "../table/Sentence";
import { playedSentence } from "../table/sentences";
import { useTable } from "../table/tableContext";
import { Icon } from "../ui/Icon";
import { type Source, textAt } from "./api";
import { type Eyes, viewAt } from "./frames";
import { Mark, ReviewPart } from "./ReviewPart";
import { type MatchReview, reviewed } from "./review";
import type { Steps } from "./steps";

/** A position of the replay on the analysis board, with the turn that was played in it, if any was. */
function analysed(start: string, source: Source, next: ReplayFrame | undefined): string {
  const path = "table" in source ? `replay/${source.table}/${source.match}` : `replay/${source.record}`;
  return next ? replayed(start, path, { round: next.round.number, turn: next.turn }) : addressed(start);
}

interface Props {
  readonly answer: ReplayAnswer;
  readonly source: Source;
  readonly steps: Steps;
  readonly eyes: Eyes;
  readonly review: MatchReview;
  readonly close: (() => void) | null;
}

export function ReplaySide({ answer, source, steps, eyes, review, close }: Props): JSX.Element {
  const { replay } = answer;
  const start = replay.frames[steps.place]?.start;
  const go = (place: number): void => {
    steps.go(place);
    close?.(); // it lies over the table
  };
  const ask = (turn: number): void => {
    steps.ask(turn);
    close?.();
  };
  return (
    <aside class="t-side" aria-label={say("web-replay-turns")}>
      <div class="side-head">
        <h2>{say("web-replay-turns")}</h2>
        <p class="about">{[modeName(replay.options), editionName(replay.edition)].join(" · ")}</p>
        {close ? (
          <button type="button" class="button button-plain" aria-label={say("web-t-close")} onClick={close}>
            <Icon name="close" />
          </button>
        ) : null}
      </div>
      <ReviewPart answer={answer} steps={steps} eyes={eyes} review={review} go={go} ask={ask} />
      <Turns answer={answer} steps={steps} eyes={eyes} review={review} go={go} />
      <section class="side-part">
        <div class="replay-keep">
          {"table" in source ? <CopyLink /> : null}
          <a class="button" href={textAt(source)} download>
            <Icon name="save" />
            {say("web-matches-record")}
          </a>
          {start ? (
            <a
              class="button"
              href={at(`/analysis#${analysed(start, source, replay.frames[steps.place + 1])}`)}
            >
              <Icon name="hint" />
              {say("web-analysis-title")}
            </a>
          ) : null}
          {"table" in source ? (
            <a class="button" href={at(`/fair#${source.table}/${source.match}`)}>
              <Icon name="deck" />
              {say("web-matches-check")}
            </a>
          ) : null}
        </div>
      </section>
    </aside>
  );
}

/** All turns by their rounds; as it was then, only those up to the one on show. */
function Turns({
  answer,
  steps,
  eyes,
  review,
  go,
}: Pick<Props, "answer" | "steps" | "eyes" | "review"> & { go(place: number): void }): JSX.Element {
  const { speech, withScoring, withActions } = useTable();
  const { frames } = answer.replay;
  const box = useRef<HTMLDivElement>(null);
  const now = steps.asked ?? steps.place;
  const end = eyes.open ? frames.length - 1 : now;
  const { turns } = viewAt(answer, end, eyes);
  const first = useRef(true);
  // In the next frame, when a dialog that holds it is open, too; whoever opens that for a review sees the review.
  useEffect(() => {
    const isReview = first.current && review.state !== "none" && box.current?.closest("dialog");
    first.current = false;
    if (isReview) return;
    const frame = requestAnimationFrame(() =>
      box.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" }),
    );
    return () => cancelAnimationFrame(frame);
  }, [now]);
  let played = 0;
  return (
    <section class="side-part side-log">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of turns is no form */}
      <div class="log replay-log" ref={box} role="group" aria-label={say("web-t-log")}>
        {frames.slice(0, end + 1).map((frame, place) => {
          const turn = frame.turn > 0 ? turns[played++] : undefined;
          const current = place === now;
          const judged = reviewed(review.turns, frame);
          return (
            <button
              key={place}
              type="button"
              class={frame.turn > 0 ? "replay-turn" : "replay-turn replay-deal"}
              aria-current={current ? "step" : undefined}
              onClick={() => go(place)}
            >
              {turn ? (
                <>
                  <span class="log-number">{frame.turn}</span>
                  <span class="log-words">
                    <Sentence text={playedSentence(speech, turn, { acts: withActions })} />
                    {judged && judged.mark !== "good" ? (
                      <>
                        {" "}
                        <Mark turn={judged} />
                      </>
                    ) : null}
                  </span>
                </>
              ) : (
                <strong>{dealWords(frame, withScoring)}</strong>
              )}
            </button>
          );
        })}
      </div>
    </section>
  );
}

const dealWords = ({ round }: ReplayFrame, withScoring: boolean): string =>
  withScoring ? say("web-t-round", { round: round.number }) : say("web-replay-dealt");

/** Copies the link to the turn on show, and says then for whom it works. */
function CopyLink(): JSX.Element {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
    } catch {
      prompt(say("web-replay-copy"), location.href); // there is no clipboard without https
      return;
    }
    setCopied(true);
  };
  return (
    <>
      <button
        type="button"
        class="button"
        title={say("web-replay-copy")}
        aria-label={say("web-replay-copy")}
        onClick={() => void copy()}
      >
        <Icon name="link" />
        {say("web-replay-link")}
      </button>
      <div class="about replay-copied" role="status">
        {copied ? (
          <>
            <p>{say("web-replay-copied")}</p>
            <p>{say("web-replay-link-who")}</p>
          </>
        ) : null}
      </div>
    </>
  );
}
