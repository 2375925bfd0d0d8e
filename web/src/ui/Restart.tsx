/** What the operator has announced: when the server will restart. */

import type { JSX } from "preact";
import { restartAt } from "../net/api";
import { say, spoken } from "../speech/words";
import "./Banner.css";

export function Restart(): JSX.Element | null {
  if (!restartAt.value) return null;
  const clock = new Intl.DateTimeFormat(spoken.value?.language, { timeStyle: "short" });
  return (
    <p role="status" class="banner banner-low">
      {say("web-restart", { time: clock.format(restartAt.value) })}
    </p>
  );
}
