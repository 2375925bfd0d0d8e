/** The line with open hands, stepped through on the board. */

import type { JSX } from "preact";
import type { OpenLine } from "../protocol";
import { say, speech } from "../speech/words";
import { turnSentence } from "../table/sentences";
import { IconButton } from "./IconButton";
import { layoutOf } from "./layout";
import { Words } from "./Words";

/** A turn of the line in words; the first seat to move is that of the position. */
export function lineSentence({ turns, positions = [] }: OpenLine, first: number, place: number): string {
  const seat = place === 0 ? first : layoutOf(positions[place - 1] ?? "").turn;
  return turnSentence(speech([], null), seat, turns[place] ?? "", turns[place] === "out");
}

interface Props {
  readonly line: OpenLine;
  readonly first: number;
  /** How many turns of it are played. */
  readonly step: number;
  go(step: number): void;
}

export function LineBar({ line, first, step, go }: Props): JSX.Element {
  const last = line.turns.length;
  return (
    <section class="line-bar" aria-label={say("web-analysis-line")}>
      <p class="line-words" aria-live="polite">
        <strong>
          {step}/{last}
        </strong>{" "}
        <Words text={lineSentence(line, first, step - 1)} />
      </p>
      <div class="line-buttons">
        <IconButton
          look="line-step"
          icon="up"
          name={say("web-replay-back")}
          off={step <= 1}
          press={() => go(step - 1)}
        />
        <IconButton
          look="line-step"
          icon="down"
          name={say("web-replay-next")}
          off={step >= last}
          press={() => go(step + 1)}
        />
        <button type="button" class="button" onClick={() => go(0)}>
          {say("web-analysis-back")}
        </button>
      </div>
    </section>
  );
}
