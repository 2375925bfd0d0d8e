/** One puzzle on the real table: what to find, hints, and the verdict on each try. */

import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { editionNow } from "../game/setup";
import { play } from "../game/story/sounds";
import { beSomebody } from "../learn/api";
import { Loading, useLoaded } from "../learn/Loaded";
import { Ways } from "../learn/Ways";
import { PracticePage } from "../practice/PracticePage";
import { PracticeTable } from "../practice/practice";
import type { PuzzleAnswer, PuzzleShown } from "../protocol";
import { go } from "../router";
import { editionName, modeName, namesOf } from "../speech/names";
import { type Phrase, say, speech } from "../speech/words";
import { giveUp, hintsOf, puzzleOfToday, seePuzzle, tryPuzzle } from "./api";
import { LookInto } from "./LookInto";
import { Standing } from "./Standing";
import { verdictOf } from "./verdict";
import { goToNext } from "./wish";

const TODAY = "today";

export function PuzzlePage({ id }: { id: string }): JSX.Element {
  const [answer, setAnswer] = useState<PuzzleAnswer | null>(null);
  const [hints, setHints] = useState<readonly Phrase[]>([]);
  const rating = useRef(0);
  const gain = useRef(0);
  const told = (result: PuzzleAnswer): PuzzleAnswer["board"] => {
    gain.current = result.progress.rating - rating.current;
    rating.current = result.progress.rating;
    if (result.right) play("lead");
    setAnswer(result);
    return result.board;
  };
  const { value, problem, ask } = useLoaded(async () => {
    const puzzle = await seePuzzle(id === TODAY ? (await puzzleOfToday()).id : id);
    rating.current = puzzle.progress.rating;
    const practice = new PracticeTable(puzzle.board, async (text) => {
      await beSomebody();
      return told(await tryPuzzle(puzzle.id, text));
    });
    return { puzzle, practice };
  });
  if (!value) return <Loading problem={problem} path="/puzzles" name={say("puzzle-page-title")} />;
  const { puzzle, practice } = value;
  const words = speech(namesOf(puzzle.board.table.seats), puzzle.board.you.seat);
  const again = (): void => {
    setAnswer(null);
    practice.again();
  };
  const askHint = (): void =>
    void ask(async () => {
      await beSomebody();
      const all = (await hintsOf(puzzle.id)).hints as readonly Phrase[];
      setHints(all.slice(0, hints.length + 1));
    });
  const show = (): void =>
    void ask(async () => {
      await beSomebody();
      const shown = await giveUp(puzzle.id);
      practice.again();
      await practice.turn.stageTurn(shown.answer ?? "");
      told(shown);
    });
  const next = (passedOver = ""): void =>
    void ask(async () => {
      if (!(await goToNext(passedOver))) go("/puzzles");
    });
  const helped = hints.at(-1);
  const known = answer !== null && (answer.right || answer.turn === "");
  const { edition = "" } = puzzle.board.table.settings;
  // Beside a hint there is no room to say it again.
  const foreign = edition !== editionNow() && !helped;
  const task = [
    say(`puzzle-task-${puzzle.kind}`),
    ...(foreign ? [say("puzzle-edition", { edition: editionName(edition) })] : []),
  ].join(" ");
  const showAnswer = (
    <button type="button" class="button" onClick={show}>
      {say("puzzle-page-show")}
    </button>
  );
  return (
    <PracticePage
      kind="puzzle"
      practice={practice}
      home="/puzzles"
      ways={
        <Ways
          back="/puzzles"
          name={say("puzzle-page-title")}
          on={known || puzzle.today ? undefined : () => next(puzzle.id)}
        />
      }
      blind={!known}
      unmarked
      askHint={hints.length < HINTS ? askHint : undefined}
      title={titleOf(puzzle)}
      text={problem ?? (answer ? verdictOf(words, answer, puzzle.board.you.seat) : task)}
      hint={!problem && !answer && helped ? words.tell(helped) : undefined}
      verdict={answer && (answer.right ? "good" : "bad")}
      next={
        answer ? (
          <>
            <Standing progress={answer.progress} gain={gain.current} solved={answer.right} />
            {known ? (
              <>
                <LookInto position={answer.position ?? ""} id={puzzle.id} />
                <button type="button" class="button button-main" data-key="end" onClick={() => next()}>
                  {say("puzzle-page-next")}
                </button>
              </>
            ) : (
              <>
                {showAnswer}
                <button type="button" class="button button-main" data-key="end" onClick={again}>
                  {say("puzzle-page-again")}
                </button>
              </>
            )}
          </>
        ) : undefined
      }
      links={answer === null && hints.length >= HINTS ? showAnswer : undefined}
    />
  );
}

/** How many hints there are; after them the answer itself can be shown. */
const HINTS = 2;

function titleOf({ kind, grade, board, today }: PuzzleShown): string {
  const { edition = "", options = "basic" } = board.table.settings;
  const head = say("puzzle-page-head", {
    name: say(`puzzle-name-${kind}`),
    grade,
    mode: modeName(options),
    edition: editionName(edition),
  });
  return today ? `${say("puzzle-page-today")} · ${head}` : head;
}
