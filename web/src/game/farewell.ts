/** The people whom the player has just left in the middle of a match, which is lost by it; the next page says
 * so. */

import { signal } from "@preact/signals";

export const leftBehind = signal<readonly string[]>([]);
