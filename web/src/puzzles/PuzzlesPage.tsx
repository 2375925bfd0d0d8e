/** Where puzzles begin: the next one at your rating, the one of the day, or one of a chosen kind. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Easel } from "../learn/Easel";
import { Loading, useLoaded } from "../learn/Loaded";
import { at } from "../net/address";
import type { PuzzleShown, TriedPuzzle } from "../protocol";
import { say } from "../speech/words";
import { Alert } from "../ui/Alert";
import { Card } from "../ui/cards/Card";
import { classes } from "../ui/classes";
import { Choice } from "../ui/forms";
import { useRequest } from "../ui/hooks/useRequest";
import { Shell } from "../ui/shell/Shell";
import { myPuzzles, puzzleOfToday, seePuzzle } from "./api";
import { LookInto } from "./LookInto";
import { Standing } from "./Standing";
import { ANY, GRADES, goToNext, isAny, KINDS, THEMES, wish, wishFor } from "./wish";

export function PuzzlesPage(): JSX.Element {
  const { value: progress, busy, problem, ask } = useLoaded(myPuzzles);
  const [none, setNone] = useState(false);
  useEffect(() => wishFor(location.hash), []);
  if (!progress) return <Loading problem={problem} />;
  const next = (): void => void ask(async () => setNone(!(await goToNext())));
  const start = (event: Event): void => {
    event.preventDefault();
    next();
  };
  const { latest = [], solved, tried } = progress;
  return (
    <Shell title={say("puzzle-page-title")} intro={say("puzzle-page-intro")} kind="wide">
      <div class="easel-page">
        <form class="puzzle-form" onSubmit={start}>
          <p class="puzzle-go">
            <button type="submit" class="button button-main puzzle-start" aria-disabled={busy}>
              {say("puzzle-page-start")}
            </button>
          </p>
          <Alert>{problem ?? (none ? say("puzzle-page-none") : null)}</Alert>
          <div class="puzzle-now">
            <Standing progress={progress} />
            <p>{say("puzzle-solved", { solved, tried })}</p>
          </div>
          <p class="about">{say("puzzle-page-rated")}</p>
          <details class="more" open={!isAny(wish.value)}>
            <summary>{say("puzzle-page-choose")}</summary>
            <Wishes />
          </details>
        </form>
        <Today />
      </div>
      <Kinds
        choose={(kind) => {
          wish.value = { ...wish.peek(), kind };
          next();
        }}
      />
      {latest.length > 0 ? <Latest puzzles={latest} /> : null}
    </Shell>
  );
}

/** The puzzle of the day, as it lies on the table: the rule in force, and the cards in hand. */
function Today(): JSX.Element {
  const [puzzle, setPuzzle] = useState<PuzzleShown | null>(null);
  const { ask } = useRequest();
  useEffect(() => void ask(async () => setPuzzle(await seePuzzle((await puzzleOfToday()).id))), []);
  const color = puzzle?.board.table.round?.color ?? "R";
  return (
    <a class="puzzle-today" href={at("/puzzles/today")}>
      <Easel color={color} words={say("puzzle-page-today")}>
        {(puzzle?.board.you.hand ?? []).map((card) => (
          <Card key={card} card={card} />
        ))}
      </Easel>
      <span class="about">
        {puzzle
          ? say("puzzle-grade", { name: say(`puzzle-name-${puzzle.kind}`), grade: puzzle.grade })
          : null}
      </span>
    </a>
  );
}

/** What kinds there are, and what each asks for: a tap begins one. */
function Kinds({ choose }: { choose(kind: (typeof KINDS)[number]): void }): JSX.Element {
  return (
    <ul class="puzzle-kinds">
      {KINDS.filter((kind) => kind !== ANY).map((kind) => (
        <li key={kind}>
          <button type="button" class={`puzzle-kind pigment-${PIGMENTS[kind]}`} onClick={() => choose(kind)}>
            <strong>{say(`puzzle-name-${kind}`)}</strong>
            <span>{say(`puzzle-task-${kind}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const PIGMENTS: Readonly<Record<string, string>> = { only: "R", force: "I", best: "G" };

function Wishes(): JSX.Element {
  const { kind, theme, grade } = wish.value;
  const named = (group: string) => (one: string) =>
    say(one === ANY ? "puzzle-page-any" : `puzzle-${group}-${one}`);
  return (
    <div class="form">
      <Choice
        label={say("puzzle-page-kind")}
        value={kind}
        values={KINDS}
        name={named("name")}
        choose={(one) => {
          wish.value = { ...wish.value, kind: one };
        }}
      />
      <Choice
        label={say("puzzle-page-theme")}
        value={theme}
        values={THEMES}
        name={named("theme")}
        choose={(one) => {
          wish.value = { ...wish.value, theme: one };
        }}
      />
      <Choice
        label={say("puzzle-page-grade")}
        value={grade}
        values={GRADES}
        name={(one) => (one === ANY ? say("puzzle-page-any") : one)}
        choose={(one) => {
          wish.value = { ...wish.value, grade: one };
        }}
      />
    </div>
  );
}

/** What was tried last: to try once more, or to look into. */
function Latest({ puzzles }: { puzzles: readonly TriedPuzzle[] }): JSX.Element {
  return (
    <section class="puzzle-latest">
      <h2>{say("puzzle-page-latest")}</h2>
      <ul>
        {puzzles.map(({ id, kind, grade, solved, helped, position }) => (
          <li key={id}>
            <a class="puzzle-line" href={at(`/puzzles/${id}`)}>
              <span class={classes("puzzle-mark", solved && "puzzle-mark-solved")}>
                <span aria-hidden="true">{solved ? "✓" : "✗"}</span>
                <span class="unseen-text">
                  {say("puzzle-page-outcome", { solved: solved ? "yes" : "no" })}
                </span>
              </span>
              {say("puzzle-grade", { name: say(`puzzle-name-${kind}`), grade })}
              {helped ? <span class="soft">{say("puzzle-page-helped")}</span> : null}
            </a>
            <LookInto position={position} id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
