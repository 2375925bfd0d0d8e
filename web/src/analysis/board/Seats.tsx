/** The seats of the board: who is to move, who is out, and the places of their cards. */

import type { JSX } from "preact";
import { sorted } from "../../game/rules/cardOrder";
import { counting } from "../../game/rules/countedCards";
import { say } from "../../speech/words";
import { placed, row } from "../../table/cards/cardRow";
import { Alert } from "../../ui/Alert";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import type { Place } from "../layout";
import { BoardCard, PlaceChoice } from "./BoardCard";
import { leadersOf } from "./leaders";
import { type BoardState, seatName } from "./places";

interface Props {
  readonly state: BoardState;
  readonly seat: number;
  /** What is wrong with it. */
  readonly problem: string | null;
}

export function Seat({ state, seat, problem }: Props): JSX.Element {
  const { layout, change } = state;
  const out = layout.out.includes(seat);
  const moves = layout.turn === seat;
  const color = layout.canvas[0] ?? "R";
  const leads = leadersOf(layout).find((one) => one.color === color)?.seat === seat;
  const name = seatName(seat);
  return (
    <section
      class={classes("seat", moves && "seat-turn", out && "seat-out", problem && "seat-wrong")}
      aria-label={name}
    >
      <div class="seat-head">
        <h2 class="seat-name">
          {name}
          {leads ? (
            <span class="crown" title={say("web-t-leads")}>
              <Icon name="crown" />
              <span class="unseen-text">{say("web-t-leads")}</span>
            </span>
          ) : null}
        </h2>
        <button
          type="button"
          class="seat-flag"
          aria-pressed={moves}
          aria-label={say("web-analysis-turn-of", { name })}
          onClick={() => change({ ...layout, turn: seat })}
        >
          {say("web-analysis-turn")}
        </button>
        <button
          type="button"
          class="seat-flag"
          aria-pressed={out}
          aria-label={say("web-analysis-out-of", { name })}
          onClick={() =>
            change({
              ...layout,
              out: out ? layout.out.filter((one) => one !== seat) : [...layout.out, seat],
            })
          }
        >
          {say("web-t-out")}
        </button>
      </div>
      <Cards state={state} place={`palette-${seat}`} color={out ? null : color} />
      <Cards state={state} place={`hand-${seat}`} color={null} />
      <Alert>{problem}</Alert>
    </section>
  );
}

interface CardsProps {
  readonly state: BoardState;
  readonly place: Place;
  /** The rule by which some of them count; null: none do. */
  readonly color: string | null;
}

/** One of the places, and the cards there. */
export function Cards({ state, place, color }: CardsProps): JSX.Element {
  const cards = state.layout.cards[place] ?? [];
  const counts = color === null ? [] : counting(cards, color);
  const rest = cards.filter((card) => !counts.includes(card));
  const kind = place.split("-")[0] ?? "";
  // The deck has an order of its own: its top card is the last.
  const shown = place === "deck" ? cards : [...sorted(counts), ...sorted(rest, color ? "number" : "color")];
  return (
    <div
      class={classes("place", `place-${kind}`, state.place === place && "place-chosen")}
      data-place={place}
    >
      <PlaceChoice state={state} place={place} />
      <span class="place-name" aria-hidden="true">
        {say(`web-analysis-${kind}`)}
        {cards.length > 0 && kind !== "palette" ? ` · ${cards.length}` : ""}
      </span>
      <ul class="row" style={row(cards.length)}>
        {shown.map((card, number) => (
          <li key={card} class="slot" style={placed(number)}>
            <BoardCard state={state} card={card} counting={counts.includes(card)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
