/** The guided round on a real table, and a first game: the same table, with words above it. */

import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { beGuidedAt, beginToLearn } from "../game/newcomer";
import { isOver } from "../game/reducer";
import { face } from "../game/settings";
import { beCalled, editionNow, openTable } from "../game/setup";
import { at } from "../net/address";
import { TablePage } from "../pages/TablePage";
import { Coach } from "../practice/Coach";
import { go } from "../router";
import { say } from "../speech/words";
import { useTable } from "../table/tableContext";
import { Alert } from "../ui/Alert";
import { useRequest } from "../ui/hooks/useRequest";
import { Shell } from "../ui/shell/Shell";
import { finishGuide, guideTurns, openFirst, openGuide } from "./api";
import { firstGameStep, type Step, stepFor } from "./guideSteps";
import { Pointer } from "./Pointer";
import { canTeach } from "./words";

type Kind = "guide" | "first-game";

interface GuideProps {
  readonly kind: Kind;
  /** The table; empty for a new one. */
  readonly id: string;
}

export function GuidePage({ kind, id }: GuideProps): JSX.Element {
  const { problem, ask } = useRequest();
  const [turns, setTurns] = useState<readonly string[] | null>(null);
  const step = useSignal<Step>({ id: kind === "guide" ? "guide-wait" : "first-text", at: [] });
  useEffect(() => {
    const open = async (): Promise<void> => {
      if (id) {
        beGuidedAt(`${kind}:${id}`);
        return setTurns((await guideTurns()).turns);
      }
      beginToLearn();
      await beCalled("");
      const link = await (kind === "guide" ? openGuide() : openFirst(editionNow(), face.value));
      go(`/learn/${kind}:${link.id}`, true);
    };
    void ask(open);
  }, [id]);
  const won = step.value.id.endsWith("-won");
  useEffect(() => {
    if (won && kind === "guide") void ask(async () => void (await finishGuide(id)));
  }, [won]);
  if (!turns || !canTeach())
    return (
      <Shell title={say("web-loading")}>
        <Alert>{problem}</Alert>
      </Shell>
    );
  const next = kind === "guide" ? <AfterGuide won={won} /> : <AfterFirstGame won={won} />;
  return (
    <TablePage
      key={id}
      id={id}
      parts={{
        // The guide says each step, so no question is needed.
        help: kind === "guide" ? "legal" : "best",
        teacher: <Teacher kind={kind} turns={turns} step={step} />,
        next,
      }}
      over={(table) => (
        <Coach
          kind={kind === "first-game" ? "first" : undefined}
          title={say(kind === "guide" ? "guide-title" : "first-title")}
          text={say(step.value.id)}
          verdict={won ? "good" : null}
          leads={kind === "guide"}
          links={kind === "guide" && step.value.id !== "guide-lost" && !won ? <Skip to="/" /> : undefined}
        >
          {table}
        </Coach>
      )}
    />
  );
}

interface TeacherProps {
  readonly kind: Kind;
  readonly turns: readonly string[];
  /** What is to be said now. */
  readonly step: Signal<Step>;
}

/** Follows what is done at the table, and points at what comes next. */
function Teacher({ kind, turns, step }: TeacherProps): JSX.Element {
  const { table, turns: played, view, picked, staged, seat } = useTable();
  const moment = {
    played: played.map(({ text }) => text),
    over: isOver(table),
    won: table.seats[seat ?? -1]?.won ?? false,
    yourTurn: view.yourTurn,
    picked,
    staged: staged.steps,
    leads: staged.what?.stays ?? false,
  };
  const now = kind === "guide" ? stepFor(moment, turns) : firstGameStep(moment);
  useLayoutEffect(() => {
    if (step.peek().id !== now.id) step.value = now;
  });
  return <Pointer at={now.at} />;
}

export function Skip({ to }: { to: string }): JSX.Element {
  return (
    <a class="coach-skip" href={at(to)}>
      {say("guide-skip")}
    </a>
  );
}

function AfterGuide({ won }: { won: boolean }): JSX.Element {
  return (
    <>
      <a class="button button-main" data-key="end" href={at(won ? "/learn/first-game" : "/learn/guide")}>
        {say(won ? "guide-game" : "guide-again")}
      </a>
      <a class="button" href={at("/learn")}>
        {say("guide-lessons")}
      </a>
    </>
  );
}

function AfterFirstGame({ won }: { won: boolean }): JSX.Element {
  const { busy, ask } = useRequest();
  return (
    <>
      {won ? (
        <button
          type="button"
          class="button button-main"
          data-key="end"
          aria-disabled={busy}
          onClick={() => void ask(() => openTable("bots", ""))}
        >
          {say("first-next")}
        </button>
      ) : (
        <a class="button button-main" data-key="end" href={at("/learn/first-game")}>
          {say("guide-again")}
        </a>
      )}
      <a class="button" href={at("/learn")}>
        {say("guide-lessons")}
      </a>
    </>
  );
}
