/**
 * Checks the deals of a record in the page: nobody has to be believed. Its turns are checked by the rules,
 * elsewhere.
 */

import {
  cardName,
  cardNumber,
  deal,
  type Problem,
  plainSeed,
  problems,
  type SharedSeed,
  seedOf,
  sharedSeed,
} from "./deals";

export interface Checked {
  readonly problems: readonly Problem[];
  readonly remarks: readonly Problem[];
  readonly rounds: number;
  readonly match: string | null;
  readonly secrets: number;
  /** This browser played it, and its own notes were compared. */
  readonly seen: boolean;
}

interface Dealt {
  readonly seats: Map<number, string>;
  deck: string;
}

/**
 * Check where the cards of a record come from; `seen` gives what this browser kept of a match, if it played
 * it.
 */
export function checkRecord(text: string, seen: (match: string) => SharedSeed | null = () => null): Checked {
  const { headers, rounds } = read(text);
  if (headers["Red7-Record"] === undefined || rounds.length === 0) {
    return {
      problems: [{ code: "web-fair-no-record" }],
      remarks: [],
      rounds: 0,
      match: null,
      secrets: 0,
      seen: false,
    };
  }
  const failures: Problem[] = [];
  const remarks: Problem[] = [];
  let seed: Uint8Array | null = null;
  let match: string | null = null;
  let secrets = 0;
  let kept: SharedSeed | null = null;
  const { "Deal-Start": start, ...source } = headers;
  if (start !== undefined) remarks.push({ code: "record-prepared" });
  if (headers["Deal-Scheme"] === undefined) {
    remarks.push({ code: "record-seedless" });
  } else if (headers["Deal-Seed"] !== undefined) {
    const plain = plainSeed(source);
    if ("code" in plain) failures.push(plain);
    else seed = plain;
  } else {
    const shared = sharedSeed(source);
    if ("code" in shared) {
      failures.push(shared);
    } else {
      match = shared.match;
      secrets = shared.seats.filter((part) => part.secret !== null).length;
      kept = seen(match);
      failures.push(...problems(shared, kept));
      if (!failures.length) seed = seedOf(shared);
      if (!secrets) remarks.push({ code: "record-server-alone" });
      shared.seats.forEach((part, seat) => {
        if (part.commitment !== null && part.secret === null)
          remarks.push({ code: "record-unrevealed", seat });
      });
    }
  }
  const prepared = start === undefined ? 0 : 1; // no seed makes the first round of a prepared match
  if (seed)
    failures.push(
      ...rounds.flatMap((dealt, index) => (index < prepared ? [] : problemsOfDeal(seed, index + 1, dealt))),
    );
  return {
    problems: failures,
    remarks,
    rounds: rounds.length - prepared,
    match,
    secrets,
    seen: kept !== null,
  };
}

const FEWEST = 2; // players

/** What is wrong with a round that was dealt from this seed. */
function problemsOfDeal(seed: Uint8Array, round: number, dealt: Dealt): Problem[] {
  const words = (text: string): string[] =>
    text.split(/[ |]+/).filter((word) => /^[ROYGBIV][1-7]$/.test(word));
  const seats = [...dealt.seats.keys()].sort().map((seat) => words(dealt.seats.get(seat) ?? ""));
  const deck = words(dealt.deck);
  const cards = [...seats.flat(), ...deck].map(cardNumber);
  const expected = deal(seed, round, seats.length, cards);
  const same =
    seats.length >= FEWEST &&
    new Set(cards).size === cards.length &&
    seats.every(
      (seat, number) =>
        [...(expected.hands[number] ?? []), expected.palettes[number]!].map(cardName).join() === seat.join(),
    ) &&
    expected.deck.map(cardName).join() === deck.join();
  return same ? [] : [{ code: "record-deal", round: String(round) }];
}

/**
 * The headers and the deals of a record, read leniently: what is wrong with the rest is not looked at here.
 */
function read(text: string): { headers: Record<string, string>; rounds: Dealt[] } {
  const headers: Record<string, string> = {};
  const rounds: Dealt[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (/^Round \d+\s*$/.test(line)) rounds.push({ seats: new Map(), deck: "" });
    const [, name, value] = /^([A-Z][A-Za-z0-9-]*): (.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    const round = rounds.at(-1);
    if (!round) headers[name] = value;
    else if (name === "Deck") round.deck = value;
    else if (/^Seat-[0-3]$/.test(name)) round.seats.set(Number(name.slice(5)), value);
  }
  return { headers, rounds };
}
