/** What goes wrong most often, and where to practise it. */

import type { JSX } from "preact";
import { at } from "../net/address";
import type { CommonMistake, Remedy } from "../protocol";
import { wishAddress } from "../puzzles/wish";
import { say } from "../speech/words";

interface Props {
  readonly mistakes: readonly CommonMistake[];
  readonly reviewed: number;
}

export function CommonMistakes({ mistakes, reviewed }: Props): JSX.Element {
  if (!mistakes.length)
    return <p>{say(reviewed ? "statistics-mistakes-none" : "statistics-mistakes-unknown")}</p>;
  const most = mistakes[0]?.count ?? 1;
  return (
    <ol class="stat-mistakes">
      {mistakes.map((line) => (
        <li key={line.mistake}>
          <p class="stat-mistake">
            <strong>{say(`statistics-mistake-${line.mistake}`)}</strong>{" "}
            <span class="stat-count">{say("statistics-times", { count: line.count })}</span>
          </p>
          <svg
            class="stat-bar"
            viewBox="0 0 200 8"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <rect class="stat-bar-lost" width={(200 * line.count) / most} height="8" />
          </svg>
          <p class="stat-links">
            {line.remedy.lesson ? (
              <a href={at(`/learn/${line.remedy.lesson}`)}>
                {say("statistics-lesson", { name: say(`lesson-${line.remedy.lesson}`) })}
              </a>
            ) : null}
            {line.remedy.kind || line.remedy.theme ? (
              <a href={at(wishAddress(line.remedy.kind ?? null, line.remedy.theme ?? null))}>
                {say("statistics-puzzles", { name: puzzleName(line.remedy) })}
              </a>
            ) : null}
            {line.table ? (
              <a href={at(`/replay/${line.table}/${line.match}#${line.round}.${line.turn}`)}>
                {say("statistics-latest")}
                <span class="unseen-text">{say(`statistics-mistake-${line.mistake}`)}</span>
              </a>
            ) : null}
          </p>
        </li>
      ))}
    </ol>
  );
}

const puzzleName = ({ kind, theme }: Remedy): string =>
  say(theme ? `puzzle-theme-${theme}` : `puzzle-name-${kind}`);
