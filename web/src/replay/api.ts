/** What a replay asks of the server. */

import { at } from "../net/address";
import { call } from "../net/api";
import type {
  AskReview,
  NewBranch,
  Practice,
  ReplayAnswer,
  ReviewAnswer,
  TableLink,
  TurnAttemptAnswer,
} from "../protocol";

/** Which match: one that was played here, or a record that this guest has brought. */
export type Source = { readonly table: string; readonly match: string } | { readonly record: string };

/** The match that a record is of, by its address. */
export function sourceOf(record: string): Source {
  const [match = "", , table = ""] = record.split("/").reverse();
  return { table, match };
}

const pathOf = (source: Source): string =>
  "table" in source
    ? `/api/tables/${source.table}/records/${source.match}`
    : `/api/me/records/${source.record}`;

export const replayOf = (source: Source): Promise<ReplayAnswer> => call("GET", `${pathOf(source)}/replay`);

/** The review of it, after so many turns that are there already; the last turns of a seat come first. */
export const reviewOf = (source: Source, asked: AskReview): Promise<ReviewAnswer> =>
  call("POST", `${pathOf(source)}/review`, asked);

/** The table as the player of a turn saw it before it, and what comes of another turn than was played. */
export const seeTurn = (source: Source, round: number, turn: number): Promise<Practice> =>
  call("GET", `${pathOf(source)}/turns/${round}/${turn}`);
export const tryTurn = (
  source: Source,
  round: number,
  turn: number,
  text: string,
  whole: boolean,
): Promise<TurnAttemptAnswer> => call("POST", `${pathOf(source)}/turns/${round}/${turn}`, { text, whole });

/** A table that begins before a turn, to play it on otherwise. */
export const branchOff = (
  source: Source,
  round: number,
  turn: number,
  seat: number,
  level: string,
): Promise<TableLink> => {
  const match =
    "table" in source ? { table: source.table, match: Number(source.match) } : { brought: source.record };
  return call("POST", "/api/branches", { ...match, round, turn, seat, level } satisfies NewBranch);
};

/** Where the text of the record is. */
export const textAt = (source: Source): string => at(pathOf(source));
