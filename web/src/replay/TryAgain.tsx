/** A turn put to somebody again, on the real table, until a better one is found. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Coach } from "../practice/Coach";
import { PracticeScreen } from "../practice/PracticeScreen";
import { PracticeTable } from "../practice/practice";
import type { ListedSeat, Practice, TurnAttemptAnswer } from "../protocol";
import { say } from "../speech/words";
import { Alert } from "../ui/Alert";
import { useRequest } from "../ui/hooks/useRequest";
import { Icon } from "../ui/Icon";
import { Slow } from "../ui/shell/Slow";
import { type Source, seeTurn, tryTurn } from "./api";
import { aboutPercent, percent } from "./review";

interface Props {
  readonly source: Source;
  /** Who played, with their faces. */
  readonly seats: readonly ListedSeat[];
  readonly round: number;
  readonly turn: number;
  close(): void;
}

export function TryAgain({ source, seats, round, turn, close }: Props): JSX.Element {
  const { problem, ask } = useRequest();
  const [practice, setPractice] = useState<PracticeTable | null>(null);
  const [answer, setAnswer] = useState<TurnAttemptAnswer | null>(null);
  const look = (): void =>
    void ask(async () => {
      const first = await seeTurn(source, round, turn);
      setPractice(
        new PracticeTable(withFaces(first, seats), async (text, whole) => {
          const tried = await tryTurn(source, round, turn, text, whole);
          if (whole) setAnswer(tried);
          return withFaces(tried.board, seats);
        }),
      );
    });
  useEffect(look, []);
  if (!practice)
    return (
      <main class="try-waits">
        <Alert>{problem}</Alert>
        {problem ? (
          <button type="button" class="button button-main" onClick={look}>
            {say("web-retry")}
          </button>
        ) : (
          <Slow />
        )}
        <button type="button" class="button" onClick={close}>
          {say("web-review-try-back")}
        </button>
      </main>
    );
  const better = answer?.better ?? false;
  const again = (): void => {
    setAnswer(null);
    practice.again();
  };
  return (
    <Coach
      title={say("web-review-try")}
      text={answer ? words(answer) : say("web-review-try-task")}
      verdict={answer && (better ? "good" : "bad")}
      answered={answer !== null}
      links={
        answer ? undefined : (
          <button
            type="button"
            class="button button-plain coach-back"
            aria-label={say("web-review-try-back")}
            title={say("web-review-try-back")}
            onClick={close}
          >
            <Icon name="undo" />
            <span>{say("web-review-try-back")}</span>
          </button>
        )
      }
    >
      <PracticeScreen
        practice={practice}
        home="/matches"
        next={answer ? <Next better={better} again={again} back={close} /> : undefined}
      />
    </Coach>
  );
}

/** The table with those at it who played there: its record knows their names alone. */
const withFaces = (board: Practice, seats: readonly ListedSeat[]): Practice => ({
  ...board,
  table: {
    ...board.table,
    seats: board.table.seats.map((seat, number) => ({ ...seat, face: seats[number]?.face ?? "" })),
  },
});

/** The main thing to do is to go on trying, until a better turn is found. */
function Next({ better, again, back }: { better: boolean; again(): void; back(): void }): JSX.Element {
  const button = (main: boolean, press: () => void, words: string): JSX.Element => (
    <button
      type="button"
      class={main ? "button button-main" : "button"}
      data-key={main ? "end" : undefined}
      onClick={press}
    >
      {words}
    </button>
  );
  return (
    <>
      {button(!better, again, say("web-review-try-again"))}
      {button(better, back, say("web-review-try-back"))}
    </>
  );
}

function words({ better, same, chance = 0, played = 0, best = 0 }: TurnAttemptAnswer): string {
  const numbers = { played: percent(played), best: percent(best) };
  if (same) return say("web-review-try-same", numbers);
  if (better && chance >= best) return say("web-review-try-best", { ...numbers, chance: numbers.best });
  // The review has judged the turn that was played and the best one; of any other it knows about how good it is.
  const judged = chance === played || chance >= best || chance === 0;
  const words = judged
    ? say("web-review-exact", { chance: percent(chance) })
    : say("web-review-about", { chance: Math.min(aboutPercent(chance), numbers.best) });
  return say(better ? "web-review-try-better" : "web-review-try-worse", { ...numbers, chance: words });
}
