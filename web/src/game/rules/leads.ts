/**
 * What counts, and who leads and why, on a table that the server has not told of: with a turn that is staged, and at
 * each moment of one that is told. A test compares it with the engine.
 */

import { COLORS } from "../../facts";
import type { Lead } from "../../protocol";
import { beats, counting } from "./countedCards";

type Palettes = readonly (readonly string[])[];

/** The cards of each palette that count under the rule of a colour, the lowest first. */
export const countingIn = (palettes: Palettes, letter: string): Palettes =>
  palettes.map((cards) => [...counting(cards, letter)].reverse());

/** Why somebody else leads, told to a seat that is in: compared with its own cards, whoever comes next. */
export function whyBehind({ color, cards, why }: Lead, palettes: Palettes, seat: number): Lead["why"] {
  if (why.rival === undefined || why.rival === seat) return why;
  const mine = counting(palettes[seat] ?? [], color);
  if (!mine[0]) return { ...why, code: "lead-without", rival: seat };
  const code = color === "R" ? "lead-above" : codeOf(color, cards, mine);
  const set = setOf(COLORS[color as keyof typeof COLORS], mine);
  return { ...why, code, rival: seat, "rival-set": set, "rival-top": mine[0] };
}

/** Who would lead under each rule, from red to violet. */
export function leadsOf(palettes: Palettes, out: readonly number[]): readonly Lead[] {
  return Object.entries(COLORS).map(([letter, color]) => leadUnder(letter, color, palettes, out));
}

function leadUnder(letter: string, color: string, palettes: Palettes, out: readonly number[]): Lead {
  const [first, next] = palettes
    .map((palette, seat) => ({ seat, cards: counting(palette, letter) }))
    .filter(({ seat }) => !out.includes(seat))
    .sort((one, other) => (beats(one.cards, other.cards) ? -1 : 1));
  if (!first?.cards[0])
    return { color: letter, seat: null, cards: [], why: { code: `lead-nobody-${color}` } };
  const { seat, cards } = first;
  const rival = next?.cards[0]
    ? { rival: next.seat, "rival-set": setOf(color, next.cards), "rival-top": next.cards[0] }
    : {};
  const why = { who: seat, set: setOf(color, cards), count: cards.length, top: cards[0], ...rival };
  return {
    color: letter,
    seat,
    cards: [...cards].reverse(),
    why: { code: codeOf(letter, cards, next?.cards), ...why },
  };
}

const setOf = (color: string, cards: readonly string[]): object => ({
  code: `set-${color}`,
  count: cards.length,
  top: cards[0],
  number: Number(cards[0]?.[1]),
  color: COLORS[cards[0]?.[0] as keyof typeof COLORS],
});

function codeOf(letter: string, cards: readonly string[], others?: readonly string[]): string {
  if (!others) return "lead-last";
  if (others.length === 0) return "lead-only";
  if (letter === "R") return "lead-highest";
  return others.length < cards.length ? "lead-more" : "lead-tie";
}
