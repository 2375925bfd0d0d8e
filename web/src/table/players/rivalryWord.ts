/** What is worth a word between players who have met before. Pure. */

import type { SeatView } from "../../protocol";

const PIGMENTS = 7;
const MANY = 3;

/** All matches, all pigments, an even score, the lead or the first win, once this seat has won; null: nothing. */
export function rivalryWord(seats: readonly SeatView[], winner: number, matches: number): string | null {
  const wins = seats[winner]?.wins ?? 0;
  const most = Math.max(...seats.map((seat, number) => (number === winner ? 0 : seat.wins)));
  if (matches < 2 || wins === 0) return null;
  if (wins === PIGMENTS) return "pigments";
  if (wins === matches && wins >= MANY) return "all";
  if (wins === most) return "even";
  if (most > 0 && wins === most + 1) return "ahead";
  return wins === 1 ? "first" : null;
}
