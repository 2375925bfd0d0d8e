/** The time that is left for a turn. */

import type { JSX } from "preact";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import { useTable } from "../tableContext";
import { clockText, useSecondsLeft } from "./timeLeft";
import "./Countdown.css";

export function Countdown(): JSX.Element | null {
  const { speech } = useTable();
  const left = useSecondsLeft();
  if (left === null) return null;
  return (
    <span
      class={classes("countdown", left <= 20 && "countdown-soon", left <= 10 && "countdown-short")}
      role="timer"
    >
      <Icon name="clock" />
      <span class="unseen-text">{speech.say("web-t-time-left")}</span>
      <span>{clockText(left, speech.language)}</span>
    </span>
  );
}
