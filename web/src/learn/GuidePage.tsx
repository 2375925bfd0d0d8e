/** The guided round on a real table, and a first game of one's own: the same table, with words over it. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Session } from "../game/session";
import { face, help } from "../game/settings";
import { beCalled, editionNow } from "../game/setup";
import { at } from "../net/address";
import { TablePage } from "../pages/TablePage";
import { go } from "../router";
import { say } from "../speech/words";
import { Alert } from "../ui/Alert";
import { Shell } from "../ui/Shell";
import { useRequest } from "../ui/useRequest";
import { adviceFor } from "./advice";
import { guideTurns, openFirst, openGuide } from "./api";
import { Coach } from "./Coach";
import { canTeach } from "./words";

interface GuideProps {
  readonly kind: "guide" | "first-game";
  /** The table; empty for a new one. */
  readonly id: string;
}

export function GuidePage({ kind, id }: GuideProps): JSX.Element {
  const { problem, ask } = useRequest();
  const [turns, setTurns] = useState<readonly string[] | null>(null);
  useEffect(() => {
    const open = async (): Promise<void> => {
      if (id) return setTurns((await guideTurns()).turns);
      await beCalled("");
      help.value = "best";
      const link = await (kind === "guide" ? openGuide() : openFirst(editionNow(), face.value));
      go(`/learn/${kind}:${link.id}`, true);
    };
    void ask(open);
  }, [id]);
  if (!turns || !canTeach())
    return (
      <Shell title={say("web-loading")}>
        <Alert>{problem}</Alert>
      </Shell>
    );
  return (
    <TablePage
      key={id}
      id={id}
      over={(session, table) =>
        kind === "guide" ? (
          <Guided session={session} turns={turns}>
            {table}
          </Guided>
        ) : (
          <Coach title={say("first-title")} text={say("first-text")}>
            {table}
          </Coach>
        )
      }
    />
  );
}

interface GuidedProps {
  readonly session: Session;
  readonly turns: readonly string[];
  readonly children: ComponentChildren;
}

function Guided({ session, turns, children }: GuidedProps): JSX.Element {
  const id = adviceFor(session.playback.game.value, turns);
  const over = id === "guide-won" || id === "guide-lost";
  return (
    <Coach
      title={say("guide-title")}
      text={say(id)}
      verdict={id === "guide-won" ? "good" : null}
      links={
        over ? (
          <>
            <a class="button" href={at("/learn")}>
              {say("guide-lessons")}
            </a>
            <a class="button button-main" href={at("/learn/first-game")}>
              {say("guide-game")}
            </a>
          </>
        ) : (
          <a class="coach-skip" href={at("/")}>
            {say("guide-skip")}
          </a>
        )
      }
    >
      {children}
    </Coach>
  );
}
