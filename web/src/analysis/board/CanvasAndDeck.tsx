/** The middle of the board: the canvas with the rule in force, and the deck. */

import type { JSX } from "preact";
import { say } from "../../speech/words";
import { Chip, colorName, Pictogram } from "../../ui/cards/Card";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import { BoardCard, PlaceChoice } from "./BoardCard";
import { leadersOf } from "./leaders";
import { type BoardState, seatName } from "./places";
import { Cards } from "./Seats";

export function CanvasAndDeck({ state }: { state: BoardState }): JSX.Element {
  const { layout, place } = state;
  const color = layout.canvas[0] ?? "R";
  const leader = leadersOf(layout).find((one) => one.color === color);
  return (
    <section class="board-centre" aria-label={say("web-t-canvas-and-deck")}>
      <div
        class={classes("canvas board-canvas place", place === "canvas" && "place-chosen")}
        data-place="canvas"
      >
        <PlaceChoice state={state} place="canvas" />
        <div class={`canvas-paint pigment-${color}`}>
          <div class="canvas-picture">
            <Pictogram color={color} class="canvas-symbol" />
            <div class="canvas-words">
              <h2 class="canvas-rule">{say(`rule-${colorName(color)}`)}</h2>
              <p class="canvas-best" style={{ "--count": leader?.cards.length ?? 0 }}>
                <Icon name="crown" />
                <span class="name">{leader?.seat == null ? say("web-t-nobody") : seatName(leader.seat)}</span>
                <span class="lead-cards" aria-hidden="true">
                  {leader?.cards.map((card) => (
                    <Chip key={card} card={card} />
                  ))}
                </span>
              </p>
            </div>
            <span class="canvas-top">
              {layout.canvas.length > 1 ? <BoardCard state={state} card={layout.canvas} /> : null}
            </span>
          </div>
        </div>
      </div>
      <Cards state={state} place="deck" color={null} />
    </section>
  );
}
