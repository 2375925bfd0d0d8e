/** The people you have muted or blocked at this table. */

import { signal } from "@preact/signals";
import { companyAt, relateTo } from "../../net/api";
import type { Acquaintance } from "../../protocol";

export type Relation = Acquaintance["relation"];

/** By seat, at the table that was asked about. */
export const relations = signal<{ readonly table: string; readonly seats: ReadonlyMap<number, Relation> }>({
  table: "",
  seats: new Map(),
});

let before: Promise<void> = Promise.resolve();

/** One request after the other: what is learnt is never older than what was changed. */
const inTurn = (act: () => Promise<void>): Promise<void> => (before = before.then(act, act));

/** Learn it, once for each table and company. */
export const findRelations = (table: string): Promise<void> =>
  inTurn(async () => {
    const { people } = await companyAt(table);
    const seats = people.flatMap(({ relation, seats: theirs }) =>
      (theirs ?? []).map((seat) => [seat, relation] as const),
    );
    relations.value = { table, seats: new Map(seats) };
  });

/** It holds at once, and is taken back where the server refuses it. */
export async function changeRelation(table: string, seat: number, relation: Relation | null): Promise<void> {
  const seats = new Map(relations.value.seats);
  if (relation) seats.set(seat, relation);
  else seats.delete(seat);
  relations.value = { table, seats };
  try {
    await inTurn(() => relateTo(table, seat, relation));
  } catch (error) {
    void findRelations(table).catch(() => undefined);
    throw error;
  }
}
