/** One lesson on the real table: the task over it, and an answer to what was tried. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { beCalled } from "../game/setup";
import { at } from "../net/address";
import { findMe } from "../net/api";
import type { Lessons } from "../protocol";
import { go } from "../router";
import { say } from "../speech/words";
import { Alert } from "../ui/Alert";
import { Shell } from "../ui/Shell";
import { useRequest } from "../ui/useRequest";
import { allLessons, lessonTable, tryInLesson } from "./api";
import { Board } from "./Board";
import { Coach } from "./Coach";
import { GuidePage } from "./GuidePage";
import { nextAfter } from "./lessonList";
import { PracticeTable } from "./practice";
import { canTeach } from "./words";

interface Verdict {
  readonly say: string;
  readonly done: boolean;
  readonly shown: string;
}

/** What a name stands for: a lesson, or with a colon and its table the guided round or a first game. */
export function LessonPage({ name }: { name: string }): JSX.Element {
  const [kind = "", id = ""] = name.split(":");
  if (kind === "guide" || kind === "first-game") return <GuidePage kind={kind} id={id} />;
  return <Lesson name={name} />;
}

function Lesson({ name }: { name: string }): JSX.Element {
  const { problem, ask } = useRequest();
  const [practice, setPractice] = useState<PracticeTable | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [list, setList] = useState<Lessons | null>(null);
  useEffect(() => {
    const open = async (): Promise<void> => {
      const [first, titles] = await Promise.all([lessonTable(name), allLessons()]);
      setList(titles);
      setPractice(
        new PracticeTable(first, async (text, whole) => {
          // Whoever has no name yet gets one, so that what was learnt is kept.
          if (whole && !(await findMe())) await beCalled("");
          const answer = await tryInLesson(name, text, whole);
          if (whole)
            setVerdict({ say: answer.say ?? "", done: answer.done ?? false, shown: answer.shown ?? "" });
          return answer.board;
        }),
      );
    };
    setPractice(null);
    setVerdict(null);
    void ask(open);
  }, [name]);
  const title = say(`lesson-${name}`);
  useTitle(title);
  if (!practice || !list || !canTeach())
    return (
      <Shell title={say("web-loading")}>
        <Alert>{problem}</Alert>
        {problem ? (
          <a class="button" href={at("/learn")}>
            {say("web-home-learn")}
          </a>
        ) : null}
      </Shell>
    );
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
    <Coach
      title={title}
      text={say(
        !verdict ? `lesson-${name}-task` : verdict.done ? `lesson-${name}-done` : `mistake-${verdict.say}`,
      )}
      verdict={verdict && (verdict.done ? "good" : "bad")}
      buttons={
        verdict ? (
          <>
            <button type="button" class={`button ${verdict.done ? "" : "button-main"}`} onClick={again}>
              {say(verdict.done ? "learn-once-more" : "learn-again")}
            </button>
            {verdict.shown ? (
              <button type="button" class="button" onClick={() => show(verdict.shown)}>
                {say("learn-show")}
              </button>
            ) : null}
            {verdict.done ? (
              <button
                type="button"
                class="button button-main"
                onClick={() => go(next ? `/learn/${next}` : "/learn")}
              >
                {say(next ? "learn-next" : "learn-finished")}
              </button>
            ) : null}
          </>
        ) : undefined
      }
    >
      <Board practice={practice} home="/learn" />
    </Coach>
  );
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${say("web-title")}`;
  });
}
