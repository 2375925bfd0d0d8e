/** How well you have played, match by match: a picture, a sentence, and a table with the same facts. */

import type { JSX } from "preact";
import { at } from "../net/address";
import type { AccuracyPoint } from "../protocol";
import { dateText } from "../speech/dates";
import { say } from "../speech/words";
import { average, lowest, recent, trend, WINDOW } from "./trend";

const WIDTH = 320;
const HEIGHT = 170;
const LEFT = 26;
const RIGHT = 74; // for the names of the levels
const EDGE = 8;
const FEW = 25; // dots that have room for their full size
const LEVELS = ["beginner", "skilled", "master"];

interface Props {
  readonly points: readonly AccuracyPoint[];
  /** What computer players come to, by level. */
  readonly typical: Readonly<Record<string, number>>;
}

export function Accuracy({ points, typical }: Props): JSX.Element {
  const values = points.map(({ accuracy }) => accuracy);
  const room = WIDTH - LEFT - RIGHT - 2 * EDGE;
  const x = (place: number): number =>
    LEFT + EDGE + (points.length === 1 ? room / 2 : (room * place) / (points.length - 1));
  const least = lowest(values);
  const y = (value: number): number => EDGE + ((HEIGHT - 2 * EDGE) * (100 - value)) / (100 - least);
  const mean = say("statistics-accuracy-mean", {
    count: points.length,
    mean: Math.round(average(values)),
  });
  const words =
    points.length > WINDOW
      ? `${mean} ${say("statistics-accuracy-recent", { recent: Math.round(average(recent(values))) })}`
      : mean;
  return (
    <figure class="stat-accuracy">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words}>
        {[least, (100 + least) / 2, 100].map((value) => (
          <g key={value}>
            <path class="stat-grid" d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
            <text class="stat-scale" x={LEFT - 4} y={y(value) + 4}>
              {value}
            </text>
          </g>
        ))}
        {LEVELS.map((level) => (
          <g key={level}>
            <path class="stat-level" d={`M${LEFT} ${y(typical[level] ?? 0)}H${WIDTH - RIGHT}`} />
            <text class="stat-level-name" x={WIDTH - RIGHT + 4} y={y(typical[level] ?? 0) + 4}>
              {say("web-bot-name", { level })}
            </text>
          </g>
        ))}
        {points.map(({ table, match, won, accuracy }, place) => (
          <circle
            key={`${table}.${match}`}
            class={won ? "stat-dot stat-dot-won" : "stat-dot"}
            cx={x(place)}
            cy={y(accuracy)}
            r={points.length > FEW ? 2.5 : 3.5}
          />
        ))}
        {points.length > 2 ? (
          <polyline
            class="stat-trend"
            points={trend(values)
              .map((value, place) => `${x(place).toFixed(1)},${y(value).toFixed(1)}`)
              .join(" ")}
          />
        ) : null}
      </svg>
      <figcaption>
        <p>{words}</p>
        <p class="about">{say("statistics-accuracy-about")}</p>
        <details>
          <summary>{say("statistics-as-table")}</summary>
          <table class="stat-list">
            <caption class="unseen-text">{say("statistics-accuracy")}</caption>
            <thead>
              <tr>
                <th scope="col">{say("statistics-column-match")}</th>
                <th scope="col">{say("statistics-column-accuracy")}</th>
                <th scope="col">{say("statistics-column-result")}</th>
              </tr>
            </thead>
            <tbody>
              {[...points].reverse().map(({ table, match, at: when, won, accuracy }) => (
                <tr key={`${table}.${match}`}>
                  <th scope="row">
                    <a href={at(`/replay/${table}/${match}`)}>
                      {dateText(when, { dateStyle: "short", timeStyle: "short" })}
                    </a>
                  </th>
                  <td>{Math.round(accuracy)}</td>
                  <td>{say(won ? "web-matches-won" : "web-matches-lost")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  );
}
