/** Between two players of one device: the table is open, and nobody's hand is shown before the next one asks. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { CardBack } from "../../ui/cards/Card";
import { Face } from "../../ui/cards/Face";
import { useTable } from "../tableContext";
import "./HandOver.css";

export function HandOver({ seat }: { seat: number }): JSX.Element {
  const { speech, table, actions } = useTable();
  const heading = useRef<HTMLHeadingElement>(null);
  const { name = "", face = "" } = table.seats[seat] ?? {};
  useEffect(() => heading.current?.focus(), [seat]);
  return (
    <section class="t-over">
      <div class="over-cards" aria-hidden="true">
        <CardBack />
        <Face face={face} name={name} />
        <CardBack />
      </div>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {speech.say("web-t-over-title", { name })}
        </h1>
        <p>{speech.say("web-t-over-why", { name })}</p>
      </div>
      <button type="button" class="button button-main" onClick={() => actions.takeHand(seat)}>
        {speech.say("web-t-over-take", { name })}
      </button>
    </section>
  );
}
