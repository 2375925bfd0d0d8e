/** Cards dragged over the board: from the tray, from place to place, and back. */

import type { HTMLAttributes, JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { Card } from "../../ui/cards/Card";
import type { Place } from "../layout";

/** How far, in pixels, a pointer has to go before the card comes with it. */
const LIFT = 8;

type Handlers = Pick<
  HTMLAttributes<HTMLElement>,
  "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel" | "onClickCapture"
>;

/** What the board listens to, and the card under the pointer. */
export function useCardDrag(drop: (card: string, place: Place) => void): readonly [Handlers, JSX.Element] {
  const drag = useRef<{ card: string; pointer: number; x: number; y: number } | null>(null);
  const dragged = useRef(false);
  const ghost = useRef<HTMLDivElement>(null);
  const [card, setCard] = useState<string | null>(null);
  const stop = (): void => {
    drag.current = null;
    setCard(null);
  };
  const handlers: Handlers = {
    onPointerDown: (event) => {
      dragged.current = false;
      const button = (event.target as Element).closest<HTMLElement>("[data-drag]");
      const { drag: wanted } = button?.dataset ?? {};
      if (!button || !wanted || event.button !== 0) return;
      button.setPointerCapture(event.pointerId);
      drag.current = { card: wanted, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ pointerId, clientX, clientY }) => {
      const now = drag.current;
      if (now?.pointer !== pointerId) return;
      if (!dragged.current && Math.hypot(clientX - now.x, clientY - now.y) < LIFT) return;
      dragged.current = true;
      setCard(now.card);
      if (ghost.current) ghost.current.style.transform = `translate(${clientX}px, ${clientY}px)`;
    },
    onPointerUp: ({ pointerId, clientX, clientY }) => {
      const now = drag.current;
      if (now?.pointer !== pointerId) return;
      stop();
      if (!dragged.current) return;
      const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-place]");
      if (under) drop(now.card, under.dataset.place as Place);
    },
    onPointerCancel: stop,
    onClickCapture: (event) => {
      if (!dragged.current || event.detail === 0) return; // a click without a count is that of a key
      dragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
  return [
    handlers,
    <div key="ghost" class="drag-ghost" ref={ghost} aria-hidden="true">
      {card ? <Card card={card} /> : null}
    </div>,
  ];
}
