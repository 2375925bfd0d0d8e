/** A card that lies on the board, and the choice of the place where cards go. */

import type { JSX } from "preact";
import { say, speech } from "../../speech/words";
import { cardName } from "../../table/sentences";
import { Card } from "../../ui/cards/Card";
import { type Place, placeOf } from "../layout";
import { type BoardState, drop, placeName, pressCard } from "./places";

interface CardProps {
  readonly state: BoardState;
  readonly card: string;
  readonly counting?: boolean;
}

export function BoardCard({ state, card, counting = false }: CardProps): JSX.Element {
  const place = placeName(placeOf(state.layout, card));
  return (
    <button
      type="button"
      class="board-card"
      data-drag={card}
      aria-pressed={state.picked === card}
      aria-label={say("web-analysis-card", { card: cardName(speech([], null), card), place })}
      title={state.picked === card ? say("web-analysis-away") : undefined}
      onClick={() => pressCard(state, card)}
    >
      <Card card={card} actions={state.layout.options.includes("actions")} counting={counting} />
    </button>
  );
}

/** Chooses a place; a picked card goes there. */
export function PlaceChoice({ state, place }: { state: BoardState; place: Place }): JSX.Element {
  const { picked, choose } = state;
  const put = (): void => {
    if (picked !== null) drop(state, picked, place);
  };
  return (
    <input
      type="radio"
      class="over-input"
      name="place"
      checked={state.place === place}
      aria-label={placeName(place)}
      onChange={() => choose(place)}
      onClick={({ detail }) => {
        if (detail === 0) return; // the arrow keys only look around
        choose(place);
        put();
      }}
      onKeyDown={({ key }) => {
        if (key === "Enter") put();
      }}
    />
  );
}
