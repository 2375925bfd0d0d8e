/** The order of the cards, as a player would lay them. */

const RANK = "VIBGYOR";

/** Orders cards from high to low: by number and then colour, or by colour and then number. */
export function sorted(cards: readonly string[], by: "number" | "color" = "number"): readonly string[] {
  const value = (card: string): number => {
    const color = RANK.indexOf(card[0] ?? "");
    const number = Number(card[1]);
    return by === "number" ? number * 10 + color : color * 10 + number;
  };
  return [...cards].sort((left, right) => value(right) - value(left));
}
