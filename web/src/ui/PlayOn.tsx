/** Play a position on: in which seat, and against whom. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { LEVELS } from "../facts";
import { say } from "../speech/words";
import { Select } from "./forms";

export type Level = (typeof LEVELS)[number];

interface Props {
  /** What the seats are called, and the one that is offered first. */
  readonly names: readonly string[];
  readonly first: number;
  readonly busy: boolean;
  play(seat: number, level: Level): void;
}

export function PlayOn({ names, first, busy, play }: Props): JSX.Element {
  const [seat, setSeat] = useState<number | null>(null);
  const [level, setLevel] = useState<Level>("casual");
  const own = seat !== null && seat < names.length ? seat : first;
  return (
    <div class="form play-on">
      <Select
        label={say("web-analysis-seat")}
        value={String(own)}
        values={names.map((_, number) => String(number))}
        name={(number) => names[Number(number)] ?? ""}
        choose={(number) => setSeat(Number(number))}
      />
      <Select
        label={say("web-analysis-level")}
        value={level}
        values={LEVELS}
        name={(one) => say(`level-${one}`)}
        choose={setLevel}
      />
      <button type="button" class="button button-main" aria-disabled={busy} onClick={() => play(own, level)}>
        {say("web-analysis-play")}
      </button>
    </div>
  );
}
