/** All other hands where the own one was, for who is out of the round and may see them: there is little room. */

import type { JSX } from "preact";
import { Chip } from "../ui/Card";
import { classes } from "../ui/classes";
import { Face } from "../ui/Face";
import { Name } from "./Name";
import { sorted } from "./projection";
import { useTable } from "./tableContext";
import "./OpenHands.css";

export function OpenHands({ hands }: { hands: readonly (readonly string[])[] }): JSX.Element {
  const { speech, table, view, seat: own } = useTable();
  const count = table.seats.length;
  const rivals = Array.from({ length: count - 1 }, (_, place) => ((own ?? 0) + 1 + place) % count);
  return (
    <ul class="open-hands" aria-label={speech.say("web-t-open-hands")}>
      {rivals.map((seat) => {
        const hand = sorted(hands[seat] ?? []);
        const info = table.seats[seat];
        // Another hand is another line: nothing in it is pushed about.
        return (
          <li
            key={[seat, ...hand].join(" ")}
            class={classes("open-hand", view.out.includes(seat) && "open-hand-out")}
          >
            <Face face={info?.face ?? ""} name={info?.name ?? ""} />
            <Name seat={seat} />
            <span class="unseen-text">{speech.say("web-t-open-hand", { cards: speech.join(hand) })}</span>
            <span class="open-cards" aria-hidden="true">
              {hand.map((card) => (
                <Chip key={card} card={card} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
