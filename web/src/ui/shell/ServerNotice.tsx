/** What is to be known of the server: when it restarts, as its operator has announced, or that news are late. */

import type { JSX } from "preact";
import { delayed, restartAt } from "../../net/api";
import { say, spoken } from "../../speech/words";
import "./Banner.css";

export function ServerNotice(): JSX.Element | null {
  if (!restartAt.value && !delayed.value) return null;
  const clock = new Intl.DateTimeFormat(spoken.value?.language, { timeStyle: "short" });
  return (
    <p role="status" class="banner banner-low">
      {restartAt.value ? say("web-restart", { time: clock.format(restartAt.value) }) : say("web-delayed")}
    </p>
  );
}
