/** What a replay asks of the server. */

import { at } from "../net/address";
import { call } from "../net/api";
import type { ReplayAnswer, ReviewAnswer } from "../protocol";

/** Which match: one that was played here, or a record that this guest has brought. */
export type Source = { readonly table: string; readonly match: string } | { readonly record: string };

const pathOf = (source: Source): string =>
  "table" in source
    ? `/api/tables/${source.table}/records/${source.match}`
    : `/api/me/records/${source.record}`;

export const replayOf = (source: Source): Promise<ReplayAnswer> => call("GET", `${pathOf(source)}/replay`);

/** The review of it, after so many turns that are there already. */
export const reviewOf = (source: Source, have: number): Promise<ReviewAnswer> =>
  call("POST", `${pathOf(source)}/review`, { have });

/** Where the text of the record is. */
export const textAt = (source: Source): string => at(pathOf(source));
