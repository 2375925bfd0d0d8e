/** One lesson on the real table: the task above it, and an answer to each try. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { beginToLearn, endOfLearning } from "../game/newcomer";
import { PracticePage } from "../practice/PracticePage";
import { PracticeTable } from "../practice/practice";
import { go } from "../router";
import { say } from "../speech/words";
import { useTable } from "../table/tableContext";
import { allLessons, beSomebody, lessonTable, tryInLesson } from "./api";
import { GuidePage } from "./GuidePage";
import { hintId, pointsIn } from "./guideSteps";
import { Progress } from "./LearnPage";
import { Loading, useLoaded } from "./Loaded";
import { nextAfter, withDone } from "./lessonList";
import { Pointer } from "./Pointer";
import { Ways } from "./Ways";

interface Verdict {
  readonly say: string;
  readonly done: boolean;
  /** A right turn, after a wrong one. */
  readonly shown: string;
}

/** What went wrong so far in the lesson on show. */
interface Wrong {
  readonly count: number;
  readonly say: string;
  readonly shown: string;
}

const NONE_WRONG: Wrong = { count: 0, say: "", shown: "" };
/** After this many wrong turns the card is pointed at. */
const POINTED = 2;
/** Answers that are no hint by themselves. */
const PLAIN = ["out", "short", "gives-up"];

/** A name is a lesson, or with a colon and its table the guided round or a first game. */
export function LessonPage({ name }: { name: string }): JSX.Element {
  const [kind = "", id = ""] = name.split(":");
  if (kind === "guide" || kind === "first-game") return <GuidePage kind={kind} id={id} />;
  return <Lesson name={name} />;
}

function Lesson({ name }: { name: string }): JSX.Element {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [wrong, setWrong] = useState<Wrong>(NONE_WRONG);
  const [done, setDone] = useState(false);
  const judge = (answer: Verdict): void => {
    setVerdict(answer);
    if (answer.done) {
      endOfLearning();
      setDone(true);
    } else setWrong(({ count }) => ({ ...answer, count: count + 1 }));
  };
  const { value, problem } = useLoaded(async () => {
    beginToLearn();
    const [first, list] = await Promise.all([lessonTable(name), allLessons()]);
    const practice = new PracticeTable(first, async (text, whole) => {
      if (whole) await beSomebody();
      const answer = await tryInLesson(name, text, whole);
      if (whole) judge({ say: answer.say ?? "", done: answer.done ?? false, shown: answer.shown ?? "" });
      return answer.board;
    });
    return { list, practice };
  });
  if (!value) return <Loading problem={problem} path="/learn" name={say("web-home-learn")} />;
  const { practice } = value;
  const list = done ? withDone(value.list, name) : value.list;
  const next = nextAfter(list, name);
  const again = (): void => {
    setVerdict(null);
    practice.again();
  };
  const show = (text: string): void => {
    again();
    void practice.turn.stageTurn(text);
  };
  return (
    <PracticePage
      practice={practice}
      home="/learn"
      ways={
        <Ways
          back="/learn"
          name={say("guide-lessons")}
          on={next && !verdict?.done ? () => go(`/learn/${next}`) : undefined}
        />
      }
      unmarked
      teacher={<Teacher turn={wrong.count < POINTED || verdict ? "" : wrong.shown} />}
      title={say(`lesson-${name}`)}
      text={say(
        !verdict ? `lesson-${name}-task` : verdict.done ? `lesson-${name}-done` : `mistake-${verdict.say}`,
      )}
      hint={verdict ? undefined : hintAfter(wrong)}
      verdict={verdict && (verdict.done ? "good" : "bad")}
      next={
        verdict ? (
          <>
            {verdict.done ? (
              <button
                type="button"
                class="button button-main"
                data-key="end"
                onClick={() => go(next ? `/learn/${next}` : "/learn")}
              >
                {next ? say("learn-next-named", { name: say(`lesson-${next}`) }) : say("learn-finished")}
              </button>
            ) : null}
            <button
              type="button"
              class={verdict.done ? "button" : "button button-main"}
              data-key={verdict.done ? undefined : "end"}
              onClick={again}
            >
              {say(verdict.done ? "learn-once-more" : "learn-again")}
            </button>
            {verdict.shown ? (
              <button type="button" class="button" onClick={() => show(verdict.shown)}>
                {say("learn-show")}
              </button>
            ) : null}
          </>
        ) : undefined
      }
      links={verdict?.done ? <Progress list={list} /> : undefined}
    />
  );
}

/** After a wrong turn a hint in words, which may be the answer that it got. */
function hintAfter({ count, say: answer, shown }: Wrong): string {
  if (count === 0) return "";
  return say(PLAIN.includes(answer) ? hintId(shown) : `mistake-${answer}`);
}

/** Points at what comes next of a turn; at nothing without one. */
function Teacher({ turn }: { turn: string }): JSX.Element {
  const { picked, staged } = useTable();
  return <Pointer at={turn ? pointsIn(turn.split(" "), picked, staged.steps) : []} />;
}
