/** Where puzzles begin: the next one at one's own rating, the one of the day, or one of a chosen kind. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Loading, useLoaded } from "../learn/Loaded";
import { at } from "../net/address";
import type { TriedPuzzle } from "../protocol";
import { say } from "../speech/words";
import { Alert } from "../ui/Alert";
import { classes } from "../ui/classes";
import { Choice } from "../ui/forms";
import { Shell } from "../ui/Shell";
import { myPuzzles } from "./api";
import { LookInto } from "./LookInto";
import { Standing } from "./Standing";
import { ANY, GRADES, goToNext, isAny, KINDS, THEMES, wish, wishFor } from "./wish";

export function PuzzlesPage(): JSX.Element {
  const { value: progress, busy, problem, ask } = useLoaded(myPuzzles);
  const [none, setNone] = useState(false);
  useEffect(() => wishFor(location.hash), []);
  if (!progress) return <Loading problem={problem} />;
  const start = (event: Event): void => {
    event.preventDefault();
    void ask(async () => setNone(!(await goToNext())));
  };
  const { latest = [], solved, tried } = progress;
  return (
    <Shell title={say("puzzle-page-title")} intro={say("puzzle-page-intro")}>
      <form class="puzzle-form" onSubmit={start}>
        <p class="puzzle-go">
          <button type="submit" class="button button-main puzzle-start" aria-disabled={busy}>
            {say("puzzle-page-start")}
          </button>
          <a class="button" href={at("/puzzles/today")}>
            {say("puzzle-page-today")}
          </a>
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
      {latest.length > 0 ? <Latest puzzles={latest} /> : null}
    </Shell>
  );
}

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
        {puzzles.map(({ id, kind, grade, solved, position }) => (
          <li key={id}>
            <a class="puzzle-line" href={at(`/puzzles/${id}`)}>
              <span class={classes("puzzle-mark", solved && "puzzle-mark-solved")}>
                <span aria-hidden="true">{solved ? "✓" : "✗"}</span>
                <span class="unseen-text">
                  {say("puzzle-page-outcome", { solved: solved ? "yes" : "no" })}
                </span>
              </span>
              {say("puzzle-grade", { name: say(`puzzle-name-${kind}`), grade })}
            </a>
            <LookInto position={position} id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
