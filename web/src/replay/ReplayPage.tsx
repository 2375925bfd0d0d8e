/** One match looked at again, by its address; the turn on show is behind the #. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { at } from "../net/address";
import type { ReplayAnswer } from "../protocol";
import { say } from "../speech/words";
import { Alert } from "../ui/Alert";
import { Empty, Shell } from "../ui/Shell";
import { useRequest } from "../ui/useRequest";
import { replayOf, type Source } from "./api";
import { ReplayScreen } from "./ReplayScreen";

export function ReplayPage({ source }: { source: Source }): JSX.Element {
  const { problem, ask } = useRequest();
  const [answer, setAnswer] = useState<ReplayAnswer | null>(null);
  useEffect(() => void ask(async () => setAnswer(await replayOf(source))), []);
  if (answer) return <ReplayScreen answer={answer} source={source} />;
  if (!problem)
    return (
      <Shell title={say("web-loading")}>
        <div class="waiting" />
      </Shell>
    );
  return (
    <Shell title={say("web-replay-title")}>
      <Alert>{problem}</Alert>
      <Empty text={say("web-replay-gone")}>
        <a class="button button-main" href={at("/matches")}>
          {say("web-matches-title")}
        </a>
      </Empty>
    </Shell>
  );
}
