/** Between two players of one device: nobody's cards are shown until the next one says so. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { CardBack } from "../ui/Card";
import type { TableProps } from "./props";

export function HandOver({ props, seat }: { props: TableProps; seat: number }): JSX.Element {
  const { speech, asks } = props;
  const name = props.table.seats[seat]?.name ?? "";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [seat]);
  return (
    <main class="t-over">
      <div class="over-cards" aria-hidden="true">
        <CardBack />
        <CardBack />
        <CardBack />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {speech.say("web-t-over-title", { name })}
      </h1>
      <p>{speech.say("web-t-over-why", { name })}</p>
      <button type="button" class="button button-main" onClick={() => asks.takeHand(seat)}>
        {speech.say("web-t-over-take", { name })}
      </button>
    </main>
  );
}
