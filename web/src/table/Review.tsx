/** Everything since the own last turn, moment by moment, forth and back. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { spelled } from "./announcements";
import { TurnSigns } from "./LastTurn";
import { playedSentence } from "./sentences";
import { useTable } from "./tableContext";
import { stepsShown, turnAt } from "./turnsOfOthers";

export function Review(): JSX.Element | null {
  const { speech, story, lookedAt, actions } = useTable();
  const box = useRef<HTMLElement>(null);
  const place = lookedAt ?? 0;
  const last = story.length - 1;
  const go = (to: number): void => actions.look(Math.min(last, Math.max(0, to)));
  const now = useRef({ place, go });
  now.current = { place, go };
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    const hear = (event: KeyboardEvent): void => {
      const { place, go } = now.current;
      if (event.key === "ArrowLeft") go(place - 1);
      else if (event.key === "ArrowRight") go(place + 1);
      else if (event.key === "Escape") actions.look(null);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("keydown", hear, true);
    return () => document.removeEventListener("keydown", hear, true);
  }, []);
  const turn = turnAt(story, place);
  return (
    <section
      class="t-bar t-review"
      aria-label={speech.say("web-t-review")}
      ref={box}
      tabIndex={-1}
      data-focus="bar"
    >
      <div key={turn?.text} class="bar-last last">
        {turn ? <TurnSigns turn={turn} until={stepsShown(story, place)} /> : null}
      </div>
      <div key={place} class="bar-words">
        <p class="bar-prompt">
          {speech.say("web-t-review-place", { place: place + 1, count: story.length })}
        </p>
        <p class="unseen-text" aria-live="polite">
          {turn ? spelled(speech, playedSentence(speech, turn)) : ""}
        </p>
      </div>
      <div class="bar-buttons">
        <button
          type="button"
          class="button"
          disabled={place === 0}
          onClick={() => go(place - 1)}
          aria-label={speech.say("web-t-review-back")}
        >
          ←
        </button>
        <button
          type="button"
          class="button"
          disabled={place === last}
          onClick={() => go(place + 1)}
          aria-label={speech.say("web-t-review-on")}
        >
          →
        </button>
        <button type="button" class="button button-main" onClick={() => actions.look(null)}>
          {speech.say("web-t-close")}
        </button>
      </div>
    </section>
  );
}
