/** The cards of a palette: those that count stand together, before the others. */

import type { JSX } from "preact";
import { Card, CardBack } from "../../ui/cards/Card";
import { classes } from "../../ui/classes";
import { grouped, signsFor } from "../projection";
import { cardName } from "../sentences";
import { useTable } from "../tableContext";
import { placed, row } from "./cardRow";
import "./Palette.css";

interface Props {
  readonly seat: number;
}

export function Palette({ seat }: Props): JSX.Element {
  const { speech, view, table, seat: own } = useTable();
  const cards = view.palettes[seat] ?? [];
  const label = speech.say("web-t-palette-of", { who: speech.who(seat) });
  const playing = table.phase === "playing"; // when the round is over, all can be looked at again
  if (playing && view.out.includes(seat)) {
    return (
      <div
        class="palette palette-out"
        role="img"
        aria-label={speech.say("web-t-palette-out", { who: speech.who(seat) })}
      >
        {cards.slice(0, 3).map(() => (
          <CardBack />
        ))}
      </div>
    );
  }
  const [counting, rest] = grouped(cards, view.counting[seat] ?? []);
  const well = playing && seat === own && cards.length < PLACES;
  const parted = counting.length > 0 && rest.length > 0;
  return (
    <ul
      class={classes("palette row", view.lead?.seat === seat && "palette-leads")}
      style={row(cards.length, parted)}
      aria-label={label}
    >
      {well ? <li class="well" style={placed(cards.length, parted)} aria-hidden="true" /> : null}
      {counting.map((card, place) => (
        <PaletteCard key={card} card={card} place={place} counting />
      ))}
      {rest.map((card, place) => (
        <PaletteCard key={card} card={card} place={counting.length + place} apart={parted ? place : -1} />
      ))}
    </ul>
  );
}

/** In a row of fewer cards the place of the next one is marked. */
const PLACES = 7;

interface CardProps {
  readonly card: string;
  readonly counting?: boolean;
  readonly place: number;
  /** Which one after the gap between the cards that count and the others. */
  readonly apart?: number;
}

export function PaletteCard({ card, place, counting = false, apart = -1 }: CardProps): JSX.Element {
  const { speech, view, picked, pick, withActions, marked, would } = useTable();
  const fresh = view.fresh.has(card);
  const name = speech.say("web-t-palette-card", {
    card: cardName(speech, card),
    counts: counting ? "yes" : "no",
    fresh: fresh ? "yes" : "no",
  });
  const look = classes(
    "slot",
    counting && "slot-counts",
    apart === 0 && "slot-apart",
    fresh && "slot-fresh",
    marked.has(card) && "slot-last",
    would?.has(card) && "slot-would",
  );
  const where = placed(place, apart >= 0);
  const face = <Card card={card} actions={withActions} counting={counting} />;
  if (signsFor(card, view.moves).length === 0) {
    return (
      <li class={look} style={where}>
        {face}
        <span class="unseen-text">{name}</span>
      </li>
    );
  }
  return (
    <li class={look} style={where}>
      <button
        type="button"
        class="pick pick-lit"
        data-pick={card}
        aria-pressed={picked === card}
        aria-label={name}
        onClick={() => pick(card)}
      >
        {face}
      </button>
    </li>
  );
}
