/**
 * Which cards count under a rule that is pointed at, or while a turn is told. Only what is shown: whether a turn is
 * legal is said by the server. A test compares it with the engine.
 */

import { sorted } from "./cardOrder";

const numberOf = (card: string): number => Number(card[1]);

/** The cards of a palette that count under the rule of a colour, the highest first. */
export function counting(palette: readonly string[], color: string): readonly string[] {
  const cards = sorted(palette);
  if (color === "R") return cards.slice(0, 1);
  if (color === "O") return largest(grouped(cards, numberOf));
  if (color === "Y") return largest(grouped(cards, (card) => card[0]));
  if (color === "G") return cards.filter((card) => numberOf(card) % 2 === 0);
  if (color === "B") return firsts(grouped(cards, (card) => card[0]));
  if (color === "V") return cards.filter((card) => numberOf(card) < 4);
  const steps = firsts(grouped(cards, numberOf));
  return largest(grouped(steps, (card) => numberOf(card) + steps.indexOf(card))); // the same all along a run
}

/** The cards of a hand each of which, in this palette, would make it lead over the others. */
export function leaders(
  hand: readonly string[],
  palette: readonly string[],
  others: readonly (readonly string[])[],
  color: string,
): readonly string[] {
  const rivals = others.map((cards) => counting(cards, color));
  return hand.filter((card) => {
    const mine = counting([...palette, card], color);
    return mine.length > 0 && rivals.every((theirs) => beats(mine, theirs));
  });
}

/** Whether counting cards beat others under the same rule. */
export function beats(mine: readonly string[], theirs: readonly string[]): boolean {
  if (mine.length !== theirs.length) return mine.length > theirs.length;
  return sorted([mine[0] ?? "", theirs[0] ?? ""])[0] === mine[0];
}

/** In the order of their highest cards. */
function grouped(cards: readonly string[], key: (card: string) => unknown): readonly string[][] {
  const groups = new Map<unknown, string[]>();
  for (const card of cards) groups.set(key(card), [...(groups.get(key(card)) ?? []), card]);
  return [...groups.values()];
}

function largest(groups: readonly string[][]): readonly string[] {
  return groups.reduce((best, group) => (group.length > best.length ? group : best), []);
}

function firsts(groups: readonly string[][]): readonly string[] {
  return groups.flatMap((group) => group.slice(0, 1));
}
