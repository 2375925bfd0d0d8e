/** Whether the deals of a match are fair, by what this browser kept of it. */

import { unhex } from "../../fair/bytes";
import { type Problem, playerCommitment, problems, type SharedSeed } from "../../fair/deals";
import type { Fairness } from "../../protocol";
import { memoryOf, sharedOf } from "./dealContribution";

/** What this browser kept of a match when it revealed, with its own secrets in their places. */
export function seenOf(match: string): SharedSeed | null {
  const { seen, secrets } = memoryOf(match);
  if (!seen) return null;
  const server = unhex(seen.server.commitment ?? "");
  const seats = seen.seats.map((part, seat) => {
    const own = unhex(secrets[seat] ?? "");
    const opens = server && own && playerCommitment(match, server, seat, own) === part.commitment;
    return { ...part, secret: part.secret ?? (opens ? (secrets[seat] ?? null) : null) };
  });
  return { ...seen, seats };
}

/** What is wrong with the deals of a finished match; nothing while that is unknown. */
export function verdict(fairness: Fairness): Problem[] {
  return fairness.server_secret ? problems(sharedOf(fairness), seenOf(fairness.match)) : [];
}
