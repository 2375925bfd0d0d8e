/** All other hands where the own one was, for who is out of the round and may see them: with room, as cards. */

import type { JSX } from "preact";
import { sorted } from "../../game/rules/cardOrder";
import { Card, Chip } from "../../ui/cards/Card";
import { Face } from "../../ui/cards/Face";
import { classes } from "../../ui/classes";
import { Name } from "../players/Name";
import { useTable } from "../tableContext";
import { placed, row } from "./cardRow";
import "./OpenHands.css";

export function OpenHands({ hands }: { hands: readonly (readonly string[])[] }): JSX.Element {
  const { speech, table, view, seat: own, compact, withActions } = useTable();
  // In the moments of a turn a card may have gone already.
  const gone = new Set([view.canvas, ...view.palettes.flat()]);
  const count = table.seats.length;
  const rivals = Array.from({ length: count - 1 }, (_, place) => ((own ?? 0) + 1 + place) % count);
  return (
    <ul class="open-hands" aria-label={speech.say("web-t-open-hands")}>
      {rivals.map((seat) => {
        const hand = sorted(hands[seat] ?? []).filter((card) => !gone.has(card));
        const info = table.seats[seat];
        // Another hand is another line: nothing in it is pushed about.
        return (
          <li
            key={compact ? [seat, ...hand].join(" ") : seat}
            class={classes("open-hand", view.out.includes(seat) && "open-hand-out")}
          >
            <span class="open-name">
              <Face face={info?.face ?? ""} name={info?.name ?? ""} />
              <Name seat={seat} />
            </span>
            <span class="unseen-text">{speech.say("web-t-open-hand", { cards: speech.join(hand) })}</span>
            {compact ? (
              <span class="open-cards" aria-hidden="true">
                {hand.map((card) => (
                  <Chip key={card} card={card} />
                ))}
              </span>
            ) : (
              <span class="open-row row" style={row(hand.length)} aria-hidden="true">
                {hand.map((card, place) => (
                  <span key={card} class="slot" style={placed(place)}>
                    <Card card={card} actions={withActions} />
                  </span>
                ))}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
