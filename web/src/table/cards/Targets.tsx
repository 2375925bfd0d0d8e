/** Where there is little room: the cards of the others that can be chosen, beside the thumb. */

import type { JSX } from "preact";
import { grouped, signsFor } from "../projection";
import { type TableState, useTable } from "../tableContext";
import { PaletteCard } from "./Palette";
import "./Targets.css";

/** The seats with cards that can be chosen now. */
export function targetsIn({ view, seat: own }: TableState): readonly number[] {
  return view.palettes.flatMap((cards, seat) =>
    seat !== own && cards.some((card) => signsFor(card, view.moves).length > 0) ? [seat] : [],
  );
}

export function Targets({ seats }: { seats: readonly number[] }): JSX.Element {
  const { speech, view } = useTable();
  return (
    <div class="targets">
      {seats.map((seat) => {
        const counting = view.counting[seat] ?? [];
        const cards = grouped(view.palettes[seat] ?? [], counting).flat();
        return (
          <section
            key={seat}
            class="target"
            aria-label={speech.say("web-t-palette-of", { who: speech.who(seat) })}
          >
            {/* biome-ignore lint/a11y/useHeadingContent: the section itself has this name for those who hear it */}
            <h3 aria-hidden="true">{speech.say("player", { who: speech.who(seat) })}</h3>
            <ul>
              {cards.map((card, place) => (
                <PaletteCard key={card} card={card} place={place} counting={counting.includes(card)} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
