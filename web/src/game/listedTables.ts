/** Which tables of a list are in play. Pure. */

import type { Listing } from "../protocol";

const RUNNING = new Set(["waiting", "dealing", "playing", "between"]);

/** Whether the guest who asked for the list still plays at a table. */
export const isRunning = ({ phase, own = [], seats }: Listing): boolean =>
  RUNNING.has(phase) && (own.length === 0 || own.some((seat) => !seats[seat]?.left));
