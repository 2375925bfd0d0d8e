/**
 * This player's part in the making of the deals: a secret for every match, and a check when the match is
 * over.
 */

import { bytesToHex as hex } from "@noble/hashes/utils.js";
import { newSecret, type Problem, playerCommitment, problems, type SharedSeed, unhex } from "../fair/deals";
import type { Fairness, FromServer, PublicView } from "../protocol";
import { remember, remembered, rememberedJson } from "../storage";
import type { Game } from "./reducer";

type Command =
  | { readonly type: "commit"; readonly seat: number; readonly commitment: string }
  | { readonly type: "reveal"; readonly seat: number; readonly secret: string };

/**
 * What this browser keeps of a match: its secrets by seat and, once it has revealed them, what it saw before.
 */
interface Memory {
  readonly secrets: Readonly<Record<number, string>>;
  readonly seen?: SharedSeed;
}

const MEMORY = "red7.deal.";
const LIST = "red7.deals";
const MOST_MATCHES = 40;

const memoryOf = (match: string): Memory => rememberedJson<Memory>(MEMORY + match) ?? { secrets: {} };

function store(match: string, value: Memory): void {
  const list = (remembered(LIST) ?? "").split(" ").filter((one) => one && one !== match);
  for (const old of list.splice(0, Math.max(0, list.length + 1 - MOST_MATCHES))) remember(MEMORY + old, null);
  remember(LIST, [...list, match].join(" "));
  remember(MEMORY + match, JSON.stringify(value));
}

export function sharedOf(fairness: Fairness): SharedSeed {
  return {
    match: fairness.match,
    server: { commitment: fairness.server_commitment, secret: fairness.server_secret },
    seats: fairness.commitments.map((commitment, seat) => ({
      commitment,
      secret: fairness.secrets[seat] ?? null,
    })),
  };
}

/** What this browser kept of a match when it revealed, with its own secrets in their places. */
export function seenOf(match: string): SharedSeed | null {
  const { seen, secrets } = memoryOf(match);
  if (!seen) return null;
  const seats = seen.seats.map((part, seat) => {
    const own = secrets[seat];
    return { ...part, secret: part.secret ?? (isOf(part.commitment, seen, seat, own) ? own : null) };
  });
  return { ...seen, seats };
}

/**
 * Whether a secret is that of a seat's commitment: another device of the same player may have been quicker.
 */
function isOf(
  commitment: string | null | undefined,
  { match, server }: SharedSeed,
  seat: number,
  own: string | undefined,
): own is string {
  const [by, secret] = [unhex(server.commitment ?? ""), unhex(own ?? "")];
  return Boolean(by && secret && commitment && playerCommitment(match, by, seat, secret) === commitment);
}

/** The commands that these seats have to send now, if any. */
export function contribution(table: PublicView, seats: readonly number[]): Command[] {
  const fairness = table.fairness;
  if (table.phase !== "dealing" || !fairness) return [];
  const server = unhex(fairness.server_commitment);
  if (!server) return [];
  const { match } = fairness;
  const shared = sharedOf(fairness);
  const commands: Command[] = [];
  for (const seat of seats) {
    const before = memoryOf(match);
    const own = before.secrets[seat];
    if (!fairness.revealing && fairness.commitments[seat] === null && own === undefined) {
      const secret = newSecret();
      store(match, { ...before, secrets: { ...before.secrets, [seat]: hex(secret) } });
      commands.push({ type: "commit", seat, commitment: playerCommitment(match, server, seat, secret) });
    } else if (
      fairness.revealing &&
      fairness.secrets[seat] === null &&
      isOf(fairness.commitments[seat], shared, seat, own)
    ) {
      // First keep the whole list of commitments: only so can a later change of it be found.
      if (!before.seen) store(match, { ...before, seen: shared });
      commands.push({ type: "reveal", seat, secret: own });
    }
  }
  return commands;
}

/** Gives this player's part of the deals, without which they would be the server's alone. */
export class DealContributions {
  /** What was given, by match: the connection itself repeats what was not answered. */
  private readonly given = new Set<string>();

  constructor(private readonly send: (command: Command) => Promise<FromServer>) {}

  /**
   * Whatever the own seats have to give now; those of a shared device belong to it unless they are elsewhere.
   */
  give({ table, you }: Game, elsewhere: boolean): void {
    const people = table.seats.flatMap((seat, number) => (seat.kind === "person" ? [number] : []));
    const own = table.settings.device ? (elsewhere ? [] : people) : you ? [you.seat] : [];
    for (const command of contribution(table, own)) {
      const name = `${table.match_number} ${command.type} ${command.seat}`;
      if (this.given.has(name)) continue;
      this.given.add(name);
      void this.send(command).then((answer) => answer.type === "refused" && this.given.delete(name));
    }
  }
}

/** What is wrong with the deals of a match that is over; null while that cannot be said. */
export function verdict(fairness: Fairness | null): Problem[] | null {
  if (!fairness?.server_secret) return null;
  return problems(sharedOf(fairness), seenOf(fairness.match));
}
