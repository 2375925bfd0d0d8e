/** A picture for a page: a framed canvas in one pigment with some words, and cards before it. */

import type { ComponentChildren, JSX } from "preact";
import { Pictogram } from "../ui/cards/Card";
import "./Easel.css";

interface Props {
  /** The letter of its colour. */
  readonly color: string;
  readonly words: string;
  /** The cards. */
  readonly children?: ComponentChildren;
}

export function Easel({ color, words, children }: Props): JSX.Element {
  return (
    <div class={`easel pigment-${color}`}>
      <div class="easel-frame">
        <div class="easel-paint">
          <Pictogram color={color} />
          <span>{words}</span>
        </div>
      </div>
      <div class="easel-cards" aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
