/** Everything since your last turn, or since a past turn, moment by moment, forwards and back. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Game } from "../../game/reducer";
import type { SeenTurn } from "../../protocol";
import { playedSentence } from "../sentences";
import { useTable } from "../tableContext";
import { spelled } from "./announcements";
import { TurnWords } from "./LastTurn";

export function StoryBar(): JSX.Element | null {
  const { speech, story, lookedAt, last, actions, hints, seat, withActions } = useTable();
  const box = useRef<HTMLElement>(null);
  const place = lookedAt ?? 0;
  const end = story.length - 1;
  const back = hints.answer?.turn;
  const label = back ? speech.say("web-t-review-turn", { turn: back }) : speech.say("web-t-review");
  const told = last ?? ownTurn(story[place], seat);
  const go = (to: number): void => actions.look(Math.min(end, Math.max(0, to)));
  const now = useRef({ place, go });
  now.current = { place, go };
  useEffect(() => {
    if (!hints.answer) box.current?.focus({ preventScroll: true });
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
  return (
    <section class="t-bar t-review" aria-label={label} ref={box} tabIndex={-1} data-focus="bar">
      <div key={told?.text} class="bar-last last">
        {told ? <TurnWords turn={told} /> : null}
      </div>
      <div class="bar-words">
        <p class="bar-prompt">
          {back && place === 0
            ? speech.say("web-t-review-before", { turn: back })
            : speech.say("web-t-review-place", { place: place + 1, count: story.length })}
        </p>
        <p class="unseen-text" aria-live="polite">
          {told ? spelled(speech, playedSentence(speech, told, { acts: withActions })) : ""}
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
          disabled={place === end}
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

/** The own turn that has just been told, where it is looked at again. */
function ownTurn(game: Game | undefined, seat: number | null): SeenTurn | undefined {
  const turn = game?.turns.at(-1);
  return turn && turn.seat === seat && turn.round === game?.table.round?.number ? turn : undefined;
}
