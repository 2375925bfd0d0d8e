/** Which tables of a list go on. Pure. */

import type { Listing } from "../protocol";

const RUNNING = new Set(["waiting", "dealing", "playing", "between"]);

/** Whether a table is played on by whoever asked for the list. */
export const isRunning = ({ phase, own = [], seats }: Listing): boolean =>
  RUNNING.has(phase) && (own.length === 0 || own.some((seat) => !seats[seat]?.left));
