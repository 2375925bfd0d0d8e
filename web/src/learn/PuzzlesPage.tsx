/** Where puzzles are chosen: the one of the day, or the next of a kind; and how one gets on. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { at } from "../net/address";
import { findMe } from "../net/api";
import type { PuzzleProgress } from "../protocol";
import { say } from "../speech/words";
import { Alert } from "../ui/Alert";
import { Choice } from "../ui/forms";
import { Shell } from "../ui/Shell";
import { useRequest } from "../ui/useRequest";
import { myPuzzles } from "./puzzleApi";
import { ANY, GRADES, goToNext, KINDS, THEMES, wish } from "./puzzleWish";
import { canTeach } from "./words";

export function PuzzlesPage(): JSX.Element {
  const { busy, problem, ask } = useRequest();
  const [progress, setProgress] = useState<PuzzleProgress | null>(null);
  const [none, setNone] = useState(false);
  useEffect(
    () =>
      void ask(async () => {
        await findMe();
        setProgress(await myPuzzles());
      }),
    [],
  );
  if (!progress || !canTeach())
    return (
      <Shell title={say("web-loading")}>
        <Alert>{problem}</Alert>
      </Shell>
    );
  const { kind, theme, grade } = wish.value;
  const named = (group: string) => (one: string) =>
    say(one === ANY ? "puzzle-page-any" : `puzzle-${group}-${one}`);
  const start = (event: Event): void => {
    event.preventDefault();
    void ask(async () => setNone(!(await goToNext())));
  };
  return (
    <Shell title={say("puzzle-page-title")} intro={say("puzzle-page-intro")}>
      <p class="puzzle-standing">
        <strong>{say("puzzle-rating", { rating: String(progress.rating) })}</strong>
        <span>{say("puzzle-solved", { solved: progress.solved, tried: progress.tried })}</span>
        <span>{say("puzzle-streak", { streak: progress.streak })}</span>
      </p>
      <p>
        <a class="button" href={at("/puzzles/today")}>
          {say("puzzle-page-today")}
        </a>
      </p>
      <form onSubmit={start}>
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
          about={say("puzzle-page-rated")}
          value={grade}
          values={GRADES}
          name={(one) => (one === ANY ? say("puzzle-page-any") : one)}
          choose={(one) => {
            wish.value = { ...wish.value, grade: one };
          }}
        />
        <Alert>{problem ?? (none ? say("puzzle-page-none") : null)}</Alert>
        <button type="submit" class="button button-main" aria-disabled={busy}>
          {say("puzzle-page-start")}
        </button>
      </form>
    </Shell>
  );
}
