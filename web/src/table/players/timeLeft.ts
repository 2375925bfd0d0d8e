/** The time until a deadline of the table, updated twice a second. */

import { useEffect, useState } from "preact/hooks";
import { useTable } from "../tableContext";

const DAY = 86_400; // seconds

/** The whole seconds that are left; null where there is no deadline. */
export function useSecondsLeft(): number | null {
  const { table, clockSkew } = useTable();
  const { deadline } = table;
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (deadline === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline === null ? null : Math.max(0, Math.ceil((deadline - clockSkew - now) / 1000));
}

/** So many seconds as a clock shows them: `0:07`, `2:05:00`, or days and hours in words. */
export function clockText(left: number, language: string): string {
  const unit = (count: number, name: "day" | "hour"): string =>
    new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "long" }).format(count);
  return left >= DAY
    ? `${unit(Math.floor(left / DAY), "day")}, ${unit(Math.floor((left % DAY) / 3600), "hour")}`
    : left >= 3600
      ? `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`
      : `${Math.floor(left / 60)}:${two(left % 60)}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
