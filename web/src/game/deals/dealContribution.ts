/** This player's part in the making of the deals: a secret for every match. */

import { hex, playerPart, unhex } from "../../fair/bytes";
import type { SharedSeed } from "../../fair/deals";
import type { Fairness, FromServer, PublicView } from "../../protocol";
import { remember, remembered, rememberedJson } from "../../storage";
import type { Game } from "../reducer";

type Command =
  | { readonly type: "commit"; readonly seat: number; readonly commitment: string }
  | { readonly type: "reveal"; readonly seat: number; readonly secret: string };

/**
 * What this browser keeps of a match: its secrets by seat and, once it has revealed them, what it saw before.
 */
export interface Memory {
  readonly secrets: Readonly<Record<number, string>>;
  readonly seen?: SharedSeed;
}

const MEMORY = "red7.deal.";
const LIST = "red7.deals";
const MOST_MATCHES = 40;

export const memoryOf = (match: string): Memory => rememberedJson<Memory>(MEMORY + match) ?? { secrets: {} };

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

/** SHA-256 by the browser, or by our own code on a page over plain http. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle) return new Uint8Array(await subtle.digest("SHA-256", bytes));
  return (await import("../../parts/fairParts")).sha256(bytes);
}

/** The commitment of a seat to this browser's secret, which is made if there is none yet. */
async function ownCommitment(match: string, server: Uint8Array, seat: number): Promise<string> {
  const before = memoryOf(match);
  const own = before.secrets[seat] ?? hex(crypto.getRandomValues(new Uint8Array(32)));
  if (!before.secrets[seat]) store(match, { ...before, secrets: { ...before.secrets, [seat]: own } }); // before anything else can happen
  return hex(await sha256(playerPart(match, server, seat, unhex(own) ?? new Uint8Array())));
}

/** The commands that these seats have to send now, if any. */
export async function contribution(table: PublicView, seats: readonly number[]): Promise<Command[]> {
  const fairness = table.fairness;
  const server = unhex(fairness?.server_commitment ?? "");
  if (table.phase !== "dealing" || !fairness || !server) return [];
  const { match } = fairness;
  const commands: Command[] = [];
  for (const seat of seats) {
    const given = fairness.commitments[seat] ?? null;
    if (!fairness.revealing && given === null) {
      commands.push({ type: "commit", seat, commitment: await ownCommitment(match, server, seat) });
    } else if (fairness.revealing && fairness.secrets[seat] === null) {
      const own = memoryOf(match).secrets[seat];
      // Another device of the same player may have been quicker: then its secret counts.
      if (own === undefined || given !== (await ownCommitment(match, server, seat))) continue;
      // First keep the whole list of commitments, so that a later change can be found.
      const before = memoryOf(match);
      if (!before.seen) store(match, { ...before, seen: sharedOf(fairness) });
      commands.push({ type: "reveal", seat, secret: own });
    }
  }
  return commands;
}

/** Contributes this player's part of the deals, so that the server does not make them alone. */
export class DealContributions {
  /** What was sent, by match: the connection itself repeats what was not answered. */
  private readonly given = new Set<string>();

  constructor(private readonly send: (command: Command) => Promise<FromServer>) {}

  /**
   * Whatever the own seats have to give now; those of a shared device belong to it unless they are elsewhere.
   */
  async give({ table, you }: Game, elsewhere: boolean): Promise<void> {
    const people = table.seats.flatMap((seat, number) => (seat.kind === "person" ? [number] : []));
    const own = table.settings.device ? (elsewhere ? [] : people) : you ? [you.seat] : [];
    for (const command of await contribution(table, own)) {
      const name = `${table.match_number} ${command.type} ${command.seat}`;
      if (this.given.has(name)) continue;
      this.given.add(name);
      void this.send(command).then((answer) => answer.type === "refused" && this.given.delete(name));
    }
  }
}
