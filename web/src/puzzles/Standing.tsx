/** Your progress: the rating, its change by the latest try, and how many were solved in a row. */

import type { JSX } from "preact";
import type { PuzzleProgress } from "../protocol";
import { say } from "../speech/words";
import { classes } from "../ui/classes";

interface Props {
  readonly progress: PuzzleProgress;
  readonly gain?: number;
  /** A puzzle was solved this moment. */
  readonly solved?: boolean;
}

export function Standing({ progress, gain = 0, solved = false }: Props): JSX.Element {
  return (
    <p class={classes("puzzle-standing", solved && "puzzle-solved")}>
      {solved ? (
        <svg class="icon puzzle-tick" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4 13l5 5L20 6" pathLength="1" />
        </svg>
      ) : null}
      <strong>{say("puzzle-rating", { rating: String(progress.rating) })}</strong>
      {gain === 0 ? null : (
        <span class={classes("puzzle-gain", gain < 0 && "puzzle-loss")}>
          {say("puzzle-page-gain", { gain: String(Math.abs(gain)), way: gain < 0 ? "down" : "up" })}
        </span>
      )}
      {progress.streak > 1 ? <span>{say("puzzle-streak", { streak: progress.streak })}</span> : null}
    </p>
  );
}
