/** Fair deals, scheme 1: commitments, seeds and shuffles, as docs/fair-deals.md has them. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hex, type Part, pack, playerPart, unhex } from "./bytes";

const hash = (...parts: readonly Part[]): Uint8Array => sha256(pack(...parts));

export const serverCommitment = (match: string, secret: Uint8Array): string =>
  hex(hash("red7 deal 1 server", match, secret));

/** Whether a secret, as text, fits this commitment. */
export function isPromised(match: string, secret: string, commitment: string): boolean {
  const bytes = unhex(secret);
  return bytes !== null && serverCommitment(match, bytes) === commitment;
}

export const playerCommitment = (
  match: string,
  server: Uint8Array,
  seat: number,
  secret: Uint8Array,
): string => hex(sha256(playerPart(match, server, seat, secret)));

/** A code of the language files with its arguments. */
export interface Problem {
  readonly code: string;
  readonly [argument: string]: string | number;
}

/** One party's part: nothing (a bot), a commitment (not revealed in time), or both. */
export interface Contribution {
  readonly commitment: string | null;
  readonly secret: string | null;
}

/** What a record, or a finished table, says about how its deals were made. */
export interface SharedSeed {
  readonly match: string;
  readonly server: Contribution;
  readonly seats: readonly Contribution[];
}

/**
 * Why a shared seed does not verify; empty when it does. `seen` is what this player's page kept when it revealed:
 * it shows what no record can show by itself.
 */
export function problems(shared: SharedSeed, seen: SharedSeed | null = null): Problem[] {
  const failures: Problem[] = [];
  const { match } = shared;
  const server = unhex(shared.server.commitment ?? "");
  const secret = unhex(shared.server.secret ?? "");
  if (!secret) failures.push({ code: "deal-server-unrevealed", match });
  else if (serverCommitment(match, secret) !== shared.server.commitment)
    failures.push({ code: "deal-server-secret", match });
  shared.seats.forEach((part, seat) => {
    if (part.secret === null) return;
    const own = unhex(part.secret);
    const good = own && server && playerCommitment(match, server, seat, own) === part.commitment;
    if (!good) failures.push({ code: "deal-player-secret", seat });
  });
  if (seen) {
    const now = fieldsOf(shared);
    const before = fieldsOf(seen);
    for (const field of [...new Set([...Object.keys(now), ...Object.keys(before)])].sort()) {
      if (!continues(before[field] ?? "", now[field] ?? "")) failures.push({ code: "deal-changed", field });
    }
  }
  return failures;
}

const NOTHING = "-";

/** The headers of a record for a shared seed. */
export function fieldsOf(shared: SharedSeed): Record<string, string> {
  const pair = (part: Contribution): string =>
    part.commitment === null ? NOTHING : `${part.commitment} ${part.secret ?? NOTHING}`;
  const fields: Record<string, string> = {
    "Deal-Scheme": "1",
    "Deal-Match": shared.match,
    "Deal-Server": pair(shared.server),
  };
  for (const [seat, part] of shared.seats.entries()) fields[`Deal-Seat-${seat}`] = pair(part);
  return fields;
}

const dealFields = (fields: Readonly<Record<string, string>>): string[] =>
  Object.keys(fields).filter((name) => name.startsWith("Deal-"));

/** What is wrong with the named scheme of deals, if anything. */
function schemeProblem(fields: Readonly<Record<string, string>>): Problem | null {
  const scheme = fields["Deal-Scheme"];
  if (scheme === undefined) return { code: "deal-field-missing", field: "Deal-Scheme" };
  return scheme === "1" ? null : { code: "deal-scheme", found: scheme, expected: "1" };
}

/** The plain seed in the headers of a record; a problem says what is wrong with them. */
export function plainSeed(fields: Readonly<Record<string, string>>): Uint8Array | Problem {
  const problem = schemeProblem(fields);
  if (problem) return problem;
  const surplus = dealFields(fields).find((name) => name !== "Deal-Scheme" && name !== "Deal-Seed");
  if (surplus) return { code: "deal-field-unexpected", field: surplus };
  const seed = fields["Deal-Seed"] ?? "";
  return unhex(seed) ?? { code: "deal-hex", field: "Deal-Seed", found: seed, digits: 64 };
}

/** The shared seed of such headers; a problem says what is wrong with them. */
export function sharedSeed(fields: Readonly<Record<string, string>>): SharedSeed | Problem {
  const problem = schemeProblem(fields);
  if (problem) return problem;
  const names = dealFields(fields);
  const seats = names.filter((name) => name.startsWith("Deal-Seat-")).length;
  const known = ["Deal-Scheme", "Deal-Match", "Deal-Server"];
  for (let seat = 0; seat < Math.max(seats, 2); seat++) known.push(`Deal-Seat-${seat}`);
  for (const field of known) if (!names.includes(field)) return { code: "deal-field-missing", field };
  for (const field of names) if (!known.includes(field)) return { code: "deal-field-unexpected", field };
  const parts: Contribution[] = [];
  for (const field of known.slice(2)) {
    const text = fields[field] ?? "";
    const [commitment = "", secret = "", ...more] = text.split(" ");
    if (text === NOTHING && field !== "Deal-Server") {
      parts.push({ commitment: null, secret: null });
    } else if (more.length || !unhex(commitment) || (secret !== NOTHING && !unhex(secret))) {
      return { code: "deal-pair", field, found: text };
    } else {
      parts.push({ commitment, secret: secret === NOTHING ? null : secret });
    }
  }
  const [server, ...players] = parts;
  return { match: fields["Deal-Match"] ?? "", server: server!, seats: players };
}

/** Whether a field is as it was seen, or differs only by a secret revealed since. */
const continues = (before: string, now: string): boolean =>
  now === before || (before.endsWith(` ${NOTHING}`) && now.startsWith(before.slice(0, -NOTHING.length)));

/** The seed of a match, or null while the server's secret is not there. */
export function seedOf(shared: SharedSeed): Uint8Array | null {
  const secret = unhex(shared.server.secret ?? "");
  if (!secret) return null;
  const parts = shared.seats.flatMap((part): Part[] => [
    unhex(part.commitment ?? ""),
    unhex(part.secret ?? ""),
  ]);
  return hash("red7 deal 1 seed", shared.match, secret, ...parts);
}

export const numberedSeed = (number: string, match: string): string =>
  hex(hash("red7 deal 1 number", number, match));

/** The cards in the order a seed gives them in a round; every order is equally likely. */
export function shuffle(seed: Uint8Array, round: number, cards: readonly number[]): number[] {
  const order = [...cards].sort((one, other) => one - other);
  let block = new Uint8Array();
  let blocks = 0;
  let used = 0;
  for (let size = order.length; size > 1; size--) {
    const fair = 256 - (256 % size);
    let byte = fair;
    while (byte >= fair) {
      if (used === block.length) {
        block = hmac(sha256, seed, pack("red7 deal 1 shuffle", round, blocks++));
        used = 0;
      }
      byte = block[used++]!;
    }
    const chosen = byte % size;
    [order[size - 1], order[chosen]] = [order[chosen]!, order[size - 1]!];
  }
  return order;
}

export interface Deal {
  readonly hands: readonly (readonly number[])[];
  readonly palettes: readonly number[];
  readonly deck: readonly number[];
}

const HAND = 7;

export function deal(seed: Uint8Array, round: number, players: number, cards: readonly number[]): Deal {
  const order = shuffle(seed, round, cards);
  const dealt = players * HAND;
  return {
    hands: Array.from({ length: players }, (_, seat) => order.slice(seat * HAND, (seat + 1) * HAND)),
    palettes: order.slice(dealt, dealt + players),
    deck: order.slice(dealt + players),
  };
}

const LOW_TO_HIGH = "VIBGYOR";

export const cardName = (card: number): string => `${LOW_TO_HIGH[card % 7]}${Math.floor(card / 7) + 1}`;
export const cardNumber = (name: string): number =>
  (Number(name[1]) - 1) * 7 + LOW_TO_HIGH.indexOf(name[0] ?? "");
