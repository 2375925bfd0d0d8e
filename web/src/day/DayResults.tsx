/** How all tries at a deal went: a bar with its number for each place, and the best match. */

import type { JSX } from "preact";
import { at } from "../net/address";
import type { DayResult, DayShown, DayResults as Results } from "../protocol";
import { optionsOf } from "../speech/names";
import { say } from "../speech/words";

/** A place, with the points if there are any; between two players, whether it was won. */
export function resultText({ place, points }: DayResult, { settings }: DayShown): string {
  const scores = optionsOf(settings.options ?? "basic").includes("scoring");
  const two = (settings.players ?? 2) === 2;
  if (scores) return say(two ? "day-duel-points" : "day-result-points", { place, points });
  return placeText(place, two);
}

const placeText = (place: number, two: boolean): string => say(two ? "day-duel" : "day-place", { place });

export function DayResults({ shown, results }: { shown: DayShown; results: Results }): JSX.Element {
  const { tries, places, worse, best = null, best_table = "", best_is_own = false } = results;
  const own = shown.own ?? null;
  const most = Math.max(1, ...places);
  return (
    <section class="day-results">
      <h2>{say("day-others")}</h2>
      <p>
        {say("day-tries", { tries })}{" "}
        {own && tries > 1 ? say("day-worse", { worse, others: tries - 1 }) : null}
      </p>
      {tries ? (
        <ol class="day-places">
          {places.map((count, index) => (
            <li key={index} class={own?.place === index + 1 ? "day-own" : undefined}>
              <span class="day-place">{placeText(index + 1, places.length === 2)}</span>
              <span class="day-bar" aria-hidden="true">
                <span style={{ inlineSize: `${(100 * count) / most}%` }} />
              </span>
              <span class="day-count">
                {say("day-count", { count })}
                {own?.place === index + 1 ? <span class="unseen-text"> {say("day-you")}</span> : null}
              </span>
            </li>
          ))}
        </ol>
      ) : null}
      {best ? (
        <p class="day-go">
          <span>
            {say(best_is_own ? "day-best-own" : "day-best", {
              result: resultText(best, shown),
              turns: best.turns,
            })}
          </span>
          <a class="button" href={at(`/replay/${best_table}/1`)}>
            {say("day-best-look")}
          </a>
        </p>
      ) : null}
    </section>
  );
}
