/** All 49 cards: pressed or dragged, one goes to a place of the board, or back. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { say, speech } from "../../speech/words";
import { cardName } from "../../table/sentences";
import { LETTERS } from "../../ui/cards/Card";
import { classes } from "../../ui/classes";
import { placeOf } from "../layout";
import { type BoardState, placeName, pressTray } from "./places";

const CARDS = LETTERS.flatMap((color) => [7, 6, 5, 4, 3, 2, 1].map((number) => `${color}${number}`));

export function Tray({ state }: { state: BoardState }): JSX.Element {
  const { layout, place } = state;
  const voice = speech([], null);
  // For Tab the tray is one stop; arrows move inside it.
  const [stop, setStop] = useState("R7");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cards is no form
    <div
      class="tray"
      role="group"
      aria-label={say("web-analysis-cards")}
      data-place="pile"
      onKeyDown={(event) => {
        if (step(event.currentTarget, event.target as Element, event.key)) event.preventDefault();
      }}
    >
      {CARDS.map((card) => {
        const lies = placeOf(layout, card);
        return (
          <button
            key={card}
            type="button"
            class={classes(`tray-card pigment-${card[0]}`, lies !== "pile" && "tray-card-placed")}
            data-drag={card}
            tabIndex={card === stop ? 0 : -1}
            aria-pressed={lies === place}
            aria-label={say("web-analysis-card", { card: cardName(voice, card), place: placeName(lies) })}
            onFocus={() => setStop(card)}
            onClick={() => pressTray(state, card)}
          >
            {card}
          </button>
        );
      })}
    </div>
  );
}

/** Go to the next card in the direction of an arrow. */
function step(tray: Element, from: Element, key: string): boolean {
  const cards = [...tray.querySelectorAll<HTMLElement>(".tray-card")];
  const columns = cards.findIndex((card) => card.offsetTop > (cards[0]?.offsetTop ?? 0));
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  const next = by === undefined ? undefined : cards[cards.indexOf(from as HTMLElement) + by];
  next?.focus();
  return next !== undefined;
}
