/** Requests for the deal of the day. */

import { face } from "../game/settings";
import { call, freshId } from "../net/api";
import type { DayShown, TableLink } from "../protocol";

const place = (day: string): string => `/api/days/${encodeURIComponent(day)}`;

export const seeDay = (day: string): Promise<DayShown> => call("GET", place(day));
/** Begin the try that counts, or go on with it; afterwards a table for practice. */
export const playDay = (day: string): Promise<TableLink> =>
  call("POST", place(day), { face: face.value, id: freshId() });
