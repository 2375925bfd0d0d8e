/** Whom somebody has just left in the middle of a match that counts as lost by it; the next page says so. */

import { signal } from "@preact/signals";

export const leftBehind = signal<readonly string[]>([]);
