/** Temporary refusals: the request may be repeated, automatically or by a button. */

import type { Refused } from "../protocol";

const PASSING: ReadonlySet<string> = new Set([
  "limit-rate",
  "server-contended",
  "server-restarting",
  "server-thinking-full",
  "server-thinking-late",
  "server-thinking-own",
  "store-unavailable",
  "web-late",
  "web-offline",
]);
const PAUSE = 4;

export const passes = ({ code }: Pick<Refused, "code">): boolean => PASSING.has(code);

/** Seconds after which it is worth asking again: as the server says, or a few. */
export const pauseAfter = ({ arguments: { seconds } }: Pick<Refused, "arguments">): number =>
  Math.max(1, Number(seconds) || PAUSE);
