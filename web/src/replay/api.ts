/** What a replay asks of the server. */

import { at } from "../net/address";
import { call } from "../net/api";
import type { Practice, ReplayAnswer, ReviewAnswer, TryAnswer } from "../protocol";

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

/** The table as the player of a turn saw it before it, and what comes of another turn than was played. */
export const seeTurn = (source: Source, round: number, turn: number): Promise<Practice> =>
  call("GET", `${pathOf(source)}/turns/${round}/${turn}`);
export const tryTurn = (
  source: Source,
  round: number,
  turn: number,
  text: string,
  whole: boolean,
): Promise<TryAnswer> => call("POST", `${pathOf(source)}/turns/${round}/${turn}`, { text, whole });

/** Where the text of the record is. */
export const textAt = (source: Source): string => at(pathOf(source));
