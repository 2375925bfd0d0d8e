/** One match looked at again, by its address; the turn on show is behind the #. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { at } from "../net/address";
import { passes } from "../net/refusals";
import type { ReplayAnswer } from "../protocol";
import { say } from "../speech/words";
import { Alert } from "../ui/Alert";
import { useRequest } from "../ui/hooks/useRequest";
import { Empty, Shell } from "../ui/shell/Shell";
import { Slow } from "../ui/shell/Slow";
import { replayOf, type Source } from "./api";
import { ReplayScreen } from "./ReplayScreen";

export function ReplayPage({ source }: { source: Source }): JSX.Element {
  const { busy, refused, problem, ask } = useRequest();
  const [answer, setAnswer] = useState<ReplayAnswer | null>(null);
  const look = (): void => void ask(async () => setAnswer(await replayOf(source)));
  useEffect(look, []);
  if (answer) return <ReplayScreen answer={answer} source={source} />;
  if (busy || !refused)
    return (
      <Shell title={say("web-loading")}>
        <div class="waiting" />
        <Slow />
      </Shell>
    );
  const passing = passes(refused);
  return (
    <Shell title={say("web-replay-title")}>
      <Alert>{problem}</Alert>
      {passing ? (
        <button type="button" class="button button-main" onClick={look}>
          {say("web-retry")}
        </button>
      ) : null}
      <Empty
        text={
          passing ? "" : say(refused.code === "server-private" ? "web-replay-private" : "web-replay-gone")
        }
      >
        <a class={passing ? "button" : "button button-main"} href={at("/matches")}>
          {say("web-matches-title")}
        </a>
      </Empty>
    </Shell>
  );
}
