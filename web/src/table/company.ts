/** Whom one has muted or blocked at the table on show. */

import { signal } from "@preact/signals";
import { companyAt, relateTo } from "../net/api";
import type { Acquaintance } from "../protocol";

export type Relation = Acquaintance["relation"];

/** By seat, at the table that was asked about. */
export const relations = signal<{ readonly table: string; readonly seats: ReadonlyMap<number, Relation> }>({
  table: "",
  seats: new Map(),
});

/** Learn it, once for each table and company. */
export async function findRelations(table: string): Promise<void> {
  const { people } = await companyAt(table);
  const seats = people.flatMap(({ relation, seats: theirs }) =>
    (theirs ?? []).map((seat) => [seat, relation] as const),
  );
  relations.value = { table, seats: new Map(seats) };
}

export async function changeRelation(table: string, seat: number, relation: Relation | null): Promise<void> {
  await relateTo(table, seat, relation);
  await findRelations(table);
}
