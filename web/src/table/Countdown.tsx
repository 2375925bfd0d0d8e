/** The time that is left for a turn. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../ui/Icon";
import { useTable } from "./tableContext";
import "./Countdown.css";

const DAY = 86_400; // seconds

export function Countdown(): JSX.Element | null {
  const { table, clockSkew, speech } = useTable();
  const { deadline } = table;
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (deadline === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [deadline]);
  if (deadline === null) return null;
  const left = Math.max(0, Math.ceil((deadline - clockSkew - now) / 1000));
  const unit = (count: number, name: "day" | "hour"): string =>
    new Intl.NumberFormat(speech.language, { style: "unit", unit: name, unitDisplay: "long" }).format(count);
  const clock =
    left >= DAY
      ? `${unit(Math.floor(left / DAY), "day")}, ${unit(Math.floor((left % DAY) / 3600), "hour")}`
      : left >= 3600
        ? `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`
        : `${Math.floor(left / 60)}:${two(left % 60)}`;
  return (
    <span class={left <= 10 ? "countdown countdown-short" : "countdown"} role="timer">
      <Icon name="clock" />
      <span class="unseen-text">{speech.say("web-t-time-left")}</span>
      <span>{clock}</span>
    </span>
  );
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
