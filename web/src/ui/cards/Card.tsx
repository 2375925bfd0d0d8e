/** A card, its back, and the pictograms, drawn from the generated `art.json`. */

import type { JSX } from "preact";
import { COLORS } from "../../facts";
import { actions as ACTIONS, check, rules } from "./art.json";
import "./Card.css";

export type ColorLetter = keyof typeof COLORS;

/** The letters of the colours, from red to violet. */
export const LETTERS = Object.keys(COLORS) as readonly ColorLetter[];

/** What the language files call a colour. */
export function colorName(letter: string): string {
  return COLORS[letter as ColorLetter];
}

/** The rule of a colour as a small picture. */
export function Pictogram({ color, class: name = "" }: { color: string; class?: string }): JSX.Element {
  return (
    <svg class={`pictogram ${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={rules[color as ColorLetter]} />
    </svg>
  );
}

export interface CardProps {
  /** Such as `R7`; a letter alone is the red card that the canvas starts with. */
  readonly card: string;
  /** Odd cards have actions. */
  readonly actions?: boolean;
  /** It counts under the rule in force. */
  readonly counting?: boolean;
  /** The short text of its rule, where a look has room for it. */
  readonly rule?: string;
}

/** The face of a card. What it is called is said by whatever holds it. */
export function Card({ card, actions = false, counting = false, rule = "" }: CardProps): JSX.Element {
  const color = card[0] as ColorLetter;
  const number = card.slice(1);
  const action = actions ? ACTIONS[number as keyof typeof ACTIONS] : undefined;
  return (
    <svg
      class={`card pigment-${color}`}
      viewBox="0 0 88 128"
      data-card={card}
      aria-hidden="true"
      focusable="false"
    >
      <rect class="card-face" x="1" y="1" width="86" height="126" rx="11" />
      <ellipse class="card-wash" cx="44" cy="78" rx="33" ry="31" />
      <text class="card-number" x="9" y="44">
        {number}
      </text>
      <path class="card-symbol" transform="translate(21 55) scale(1.92)" d={rules[color]} />
      {action ? <path class="card-action" transform="translate(57 12) scale(.94)" d={action} /> : null}
      <text class="card-letter" x="80" y="119">
        {color}
      </text>
      {rule ? <RuleText rule={rule} /> : null}
      {counting ? (
        <g class="card-check">
          <circle cx="17" cy="111" r="14" />
          <path transform="translate(5.5 99) scale(.96)" d={check} />
        </g>
      ) : null}
      <rect class="card-edge" x="1" y="1" width="86" height="126" rx="11" />
    </svg>
  );
}

/** The short text of a rule, in two lines at the foot of a card. */
function RuleText({ rule }: { rule: string }): JSX.Element {
  const [first = "", ...rest] = rule.split(" ");
  const lines = [first, rest.join(" ")];
  const size = Math.min(9.5, 84 / Math.max(...lines.map((line) => line.length)));
  return (
    <text class="card-rule" font-size={size}>
      {lines.map((line, number) => (
        <tspan x="9" y={110 + number * 10}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A card face down: woven linen with the seven pigments as a thin stripe. */
export function CardBack(): JSX.Element {
  return (
    <svg class="card card-back" viewBox="0 0 88 128" aria-hidden="true" focusable="false">
      <rect class="back-linen" x="1" y="1" width="86" height="126" rx="11" />
      <path class="back-weave" d={WEAVE} />
      {LETTERS.map((color, place) => (
        <rect class={`back-stripe pigment-${color}`} x="38" y={9 + place * 15.8} width="12" height="15.8" />
      ))}
      <rect class="card-edge" x="1" y="1" width="86" height="126" rx="11" />
    </svg>
  );
}

const WEAVE = Array.from({ length: 15 }, (_, row) =>
  Array.from({ length: 10 }, (_, place) => `M${5 + place * 8 + (row % 2) * 4} ${9 + row * 8}h4`).join(""),
).join("");

/** A card in a line of text or a small list: its letter and number on its pigment. */
interface ChipProps {
  readonly card: string;
  readonly faded?: boolean;
  /** What it is called where it stands in a sentence. */
  readonly name?: string;
}

export function Chip({ card, faded = false, name }: ChipProps): JSX.Element {
  const kind = name ? " chip-inside" : faded ? " chip-faded" : "";
  return (
    <span class={`chip pigment-${card[0]}${kind}`} {...(name ? { role: "img", "aria-label": name } : {})}>
      {card}
    </span>
  );
}
