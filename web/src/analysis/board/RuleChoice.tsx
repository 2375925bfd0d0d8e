/** The seven rules: who leads under each, and which is in force. */

import type { JSX } from "preact";
import { say } from "../../speech/words";
import { Chip, colorName, Pictogram } from "../../ui/cards/Card";
import { classes } from "../../ui/classes";
import type { Layout } from "../layout";
import { leadersOf } from "./leaders";
import { type BoardState, seatName } from "./places";

export function RuleChoice({ state }: { state: BoardState }): JSX.Element {
  const { layout, change } = state;
  const now = layout.canvas[0];
  return (
    <fieldset class="board-rules">
      <legend class="unseen-text">{say("web-analysis-rule")}</legend>
      {leadersOf(layout).map(({ color, seat, cards }) => {
        const rule = say(`rule-${colorName(color)}`);
        const leader = seat === null ? say("web-t-nobody") : seatName(seat);
        return (
          <label
            key={color}
            class={classes(`board-rule pigment-${color}`, color === now && "board-rule-now")}
          >
            <input
              type="radio"
              class="over-input"
              name="rule"
              checked={color === now}
              aria-label={say("web-t-rule-tile", { color: colorName(color), rule, leader })}
              onChange={() => change(ruled(layout, color))}
            />
            <span class="board-sign">
              <Pictogram color={color} />
              <b aria-hidden="true">{color}</b>
            </span>
            <span class="board-rule-name">{rule}</span>
            <span class="board-leader">
              <span class="board-who">{leader}</span>
              <span class="board-short" aria-hidden="true">
                {seat === null ? "–" : seat + 1}
              </span>
              <span class="lead-cards" aria-hidden="true">
                {cards.map((card) => (
                  <Chip key={card} card={card} />
                ))}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The layout under another rule, whose card is not known. */
const ruled = (layout: Layout, color: string): Layout =>
  layout.canvas[0] === color ? layout : { ...layout, canvas: color };
