/** One puzzle on the real table: what to find, hints, and what comes of each turn that is tried. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { beCalled } from "../game/setup";
import { at } from "../net/address";
import { findMe } from "../net/api";
import type { PuzzleAnswer, PuzzleShown } from "../protocol";
import { go } from "../router";
import { namesOf } from "../speech/names";
import { type Phrase, type Speech, say, speech } from "../speech/words";
import { turnSentence } from "../table/sentences";
import { Alert } from "../ui/Alert";
import { Shell } from "../ui/Shell";
import { useRequest } from "../ui/useRequest";
import { Board } from "./Board";
import { Coach } from "./Coach";
import { PracticeTable } from "./practice";
import { hintsOf, puzzleOfToday, seePuzzle, tryPuzzle } from "./puzzleApi";
import { goToNext } from "./puzzleWish";
import { canTeach } from "./words";

const TODAY = "today";

export function PuzzlePage({ id }: { id: string }): JSX.Element {
  const { problem, ask } = useRequest();
  const [puzzle, setPuzzle] = useState<PuzzleShown | null>(null);
  const [practice, setPractice] = useState<PracticeTable | null>(null);
  const [answer, setAnswer] = useState<PuzzleAnswer | null>(null);
  const [hints, setHints] = useState<readonly Phrase[]>([]);
  useEffect(() => {
    const open = async (): Promise<void> => {
      await findMe();
      const shown = await seePuzzle(id === TODAY ? (await puzzleOfToday()).id : id);
      setPuzzle(shown);
      setPractice(new PracticeTable(shown.board, (text) => attempt(shown.id, text)));
    };
    const attempt = async (name: string, text: string): Promise<PuzzleAnswer["board"]> => {
      // Whoever has no name yet gets one, so that a rating can be kept.
      if (!(await findMe())) await beCalled("");
      const result = await tryPuzzle(name, text, helped);
      setAnswer(result);
      return result.board;
    };
    setHints([]);
    setAnswer(null);
    setPuzzle(null);
    setPractice(null);
    helped = false;
    void ask(open);
  }, [id]);
  const title = puzzle
    ? say("puzzle-grade", { name: say(`puzzle-name-${puzzle.kind}`), grade: puzzle.grade })
    : "";
  useEffect(() => {
    if (puzzle) document.title = `${title} · ${say("web-title")}`;
  });
  if (!puzzle || !practice || !canTeach())
    return (
      <Shell title={say("web-loading")}>
        <Alert>{problem}</Alert>
        {problem ? (
          <a class="button" href={at("/puzzles")}>
            {say("web-missing-title")}
          </a>
        ) : null}
      </Shell>
    );
  const { seats } = puzzle.board.table;
  const words = speech(namesOf(seats), puzzle.board.you.seat);
  const again = (): void => {
    setAnswer(null);
    practice.again();
  };
  const hint = (): void =>
    void ask(async () => {
      const all = (await hintsOf(puzzle.id)).hints as readonly Phrase[];
      helped = true;
      setHints(all.slice(0, hints.length + 1));
    });
  const show = (): void =>
    void ask(async () => {
      if (!(await findMe())) await beCalled("");
      setAnswer(await tryPuzzle(puzzle.id, "", true));
      practice.again();
    });
  const next = (): void =>
    void ask(async () => {
      if (!(await goToNext())) go("/puzzles");
    });
  const known = answer !== null && (answer.right || answer.turn === "");
  return (
    <Coach
      title={title}
      text={problem ?? (answer ? verdict(words, answer, puzzle) : task(words, puzzle, hints))}
      verdict={answer && (answer.right ? "good" : "bad")}
      buttons={
        answer ? (
          <>
            {known ? null : (
              <>
                <button type="button" class="button button-main" onClick={again}>
                  {say("puzzle-page-again")}
                </button>
                <button type="button" class="button" onClick={show}>
                  {say("puzzle-page-show")}
                </button>
              </>
            )}
            <button type="button" class={`button ${known ? "button-main" : ""}`} onClick={next}>
              {say("puzzle-page-next")}
            </button>
          </>
        ) : undefined
      }
      links={
        answer || hints.length > 1 ? undefined : (
          <button type="button" class="button" onClick={hint}>
            {say("puzzle-page-hint")}
          </button>
        )
      }
    >
      <Board practice={practice} home="/puzzles" help="off" />
    </Coach>
  );
}

/** Whether a hint was asked for in the puzzle on show. */
let helped = false;

function task(words: Speech, { kind }: PuzzleShown, hints: readonly Phrase[]): string {
  const hint = hints.at(-1);
  return hint ? words.tell(hint) : say(`puzzle-task-${kind}`);
}

/** What came of a try, and why. */
function verdict(words: Speech, answer: PuzzleAnswer, puzzle: PuzzleShown): string {
  if (answer.turn === "")
    return sentences(
      say("puzzle-page-answer"),
      turnSentence(words, puzzle.board.you.seat, answer.answer ?? "", false),
    );
  const why = (answer.reasons as readonly Phrase[]).map((reason) => told(words, reason));
  const standing = say("puzzle-rating", { rating: String(answer.progress.rating) });
  return sentences(
    say(answer.right ? "puzzle-page-right" : "puzzle-page-wrong"),
    ...why,
    ...(answer.right ? [`(${standing})`] : []),
  );
}

/** A reason; what a rival would answer is said in words, not in notation. */
function told(words: Speech, reason: Phrase): string {
  const { code, who, turn } = reason;
  if (typeof who !== "number" || typeof turn !== "string") return words.tell(reason);
  const reply = turnSentence(words, who, turn, false);
  return sentences(
    reply,
    code === "puzzle-lost" ? say("round-won", { who: words.who(who) }) : say("puzzle-not-forced"),
  );
}

const sentences = (...parts: readonly string[]): string => parts.join(" ");
