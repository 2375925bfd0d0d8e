/** This player's part in the making of the deals: a secret for every match, and a check when the match is over. */

import { bytesToHex as hex } from "@noble/hashes/utils.js";
import { newSecret, type Problem, playerCommitment, problems, type SharedSeed, unhex } from "../fair/deals";
import type { Fairness, PublicView } from "../protocol";
import { remember, remembered, rememberedJson } from "../storage";

type Command =
  | { readonly type: "commit"; readonly seat: number; readonly commitment: string }
  | { readonly type: "reveal"; readonly seat: number; readonly secret: string };

/** What this browser keeps of a match: its secrets by seat and, once it has revealed them, what it saw before. */
interface Kept {
  readonly secrets: Readonly<Record<number, string>>;
  readonly seen?: SharedSeed;
}

const KEPT = "red7.deal.";
const LIST = "red7.deals";
const MOST_KEPT = 40;

const kept = (match: string): Kept => rememberedJson<Kept>(KEPT + match) ?? { secrets: {} };

function keep(match: string, value: Kept): void {
  const list = (remembered(LIST) ?? "").split(" ").filter((one) => one && one !== match);
  for (const old of list.splice(0, Math.max(0, list.length + 1 - MOST_KEPT))) remember(KEPT + old, null);
  remember(LIST, [...list, match].join(" "));
  remember(KEPT + match, JSON.stringify(value));
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
  const { seen, secrets } = kept(match);
  if (!seen) return null;
  const seats = seen.seats.map((part, seat) => {
    const own = secrets[seat];
    return { ...part, secret: part.secret ?? (isOf(part.commitment, seen, seat, own) ? own : null) };
  });
  return { ...seen, seats };
}

/** Whether a secret is that of a seat's commitment: another device of the same player may have been quicker. */
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
    const before = kept(match);
    const own = before.secrets[seat];
    if (!fairness.revealing && fairness.commitments[seat] === null && own === undefined) {
      const secret = newSecret();
      keep(match, { ...before, secrets: { ...before.secrets, [seat]: hex(secret) } });
      commands.push({ type: "commit", seat, commitment: playerCommitment(match, server, seat, secret) });
    } else if (
      fairness.revealing &&
      fairness.secrets[seat] === null &&
      isOf(fairness.commitments[seat], shared, seat, own)
    ) {
      // First keep the whole list of commitments: only so can a later change of it be found.
      if (!before.seen) keep(match, { ...before, seen: shared });
      commands.push({ type: "reveal", seat, secret: own });
    }
  }
  return commands;
}

/** What is wrong with the deals of a match that is over; null while that cannot be said. */
export function verdict(fairness: Fairness | null): Problem[] | null {
  if (!fairness?.server_secret) return null;
  return problems(sharedOf(fairness), seenOf(fairness.match));
}
