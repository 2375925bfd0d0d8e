/** The own hand: tap, slide along, drag, or type to pick a card up. */

import type { HTMLAttributes, JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { Card, colorName } from "../ui/Card";
import { Icon } from "../ui/Icon";
import { placed, row } from "./cardRow";
import { zoomOf } from "./Flip";
import { sorted } from "./projection";
import { cardName } from "./sentences";
import { type Scene, signsIn } from "./tableContext";

/** How far up, in pixels, a finger has to go before the card comes with it. */
const LIFT = 14;

interface Drag {
  readonly card: string;
  readonly face: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

export function Hand({ scene, drawn }: { scene: Scene; drawn: readonly string[] }): JSX.Element {
  const { speech, view } = scene;
  const [by, setBy] = useState<"color" | "number">("color");
  const drag = useDrag(scene);
  return (
    <section class="t-hand" aria-label={speech.say("web-t-your-hand")}>
      <div class="hand-head">
        <h2>{speech.say("web-t-your-hand")}</h2>
        {view.hand.length > 1 ? (
          <button
            type="button"
            class="button button-plain sort"
            onClick={() => setBy(by === "color" ? "number" : "color")}
          >
            <Icon name="sort" />
            <span>{speech.say(by === "color" ? "web-t-sort-number" : "web-t-sort-color")}</span>
          </button>
        ) : null}
      </div>
      {view.hand.length === 0 ? (
        <p class="soft hand-empty">{speech.say("web-t-hand-empty")}</p>
      ) : (
        <ul class="hand row" style={row(view.hand.length)} data-anchor="hand" {...drag}>
          {sorted(view.hand, by).map((card, place) => (
            <HandCard key={card} scene={scene} card={card} place={place} drawn={drawn.includes(card)} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface HandCardProps {
  readonly scene: Scene;
  readonly card: string;
  readonly place: number;
  /** It came by the latest draw. */
  readonly drawn: boolean;
}

function HandCard({ scene, card, place, drawn }: HandCardProps): JSX.Element {
  const { speech, view, picked } = scene;
  const may = signsIn(view, scene.help, card).length > 0;
  const dim = view.yourTurn && !may;
  const lit = view.yourTurn && may && scene.help !== "off";
  return (
    <li
      class={`slot${picked === card ? " slot-picked" : ""}${drawn ? " slot-drawn" : ""}`}
      style={placed(place)}
    >
      <button
        type="button"
        class={`pick${dim ? " pick-dim" : lit ? " pick-may" : ""}`}
        data-pick={card}
        aria-pressed={picked === card}
        aria-disabled={may ? undefined : "true"}
        aria-label={speech.say("web-t-hand-card", {
          card: cardName(speech, card),
          drawn: drawn ? "yes" : "no",
          dim: dim ? "yes" : "no",
        })}
        onClick={() => may && scene.pick(card)}
      >
        <Card card={card} actions={scene.actions} rule={speech.say(`rule-${colorName(card[0] ?? "R")}`)} />
      </button>
    </li>
  );
}

type Handlers = Pick<
  HTMLAttributes<HTMLUListElement>,
  "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel" | "onClickCapture"
>;

/** Dragging a card to where it may go; a card let go elsewhere returns. */
function useDrag(scene: Scene): Handlers {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);
  const drop = (): void => {
    const now = drag.current;
    drag.current = null;
    if (!now) return;
    now.face.style.transform = "";
    now.face.classList.remove("dragging");
  };
  return {
    onPointerDown: (event) => {
      dragged.current = false;
      const button = (event.target as Element).closest<HTMLElement>("[data-pick]");
      const card = button?.dataset.pick;
      if (
        drag.current ||
        !button ||
        !card ||
        event.button !== 0 ||
        signsIn(scene.view, scene.help, card).length === 0
      )
        return;
      drag.current = {
        card,
        face: button,
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        moved: false,
      };
    },
    onPointerMove: (event) => {
      const now = drag.current;
      if (now?.pointer !== event.pointerId) return;
      const zoom = zoomOf(now.face);
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.moved) {
        if (Math.hypot(dx, dy) < LIFT) return;
        now.moved = true;
        dragged.current = true;
        if (scene.picked !== now.card) scene.pick(now.card);
        event.currentTarget.setPointerCapture(event.pointerId);
        now.face.classList.add("dragging");
      }
      now.face.style.transform = `translate(${dx / zoom}px, ${dy / zoom}px)`;
    },
    onPointerUp: (event) => {
      const now = drag.current;
      if (now?.pointer !== event.pointerId) return;
      drop();
      if (!now.moved) return;
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const sign = under
        .find((element) => element.closest("[data-drop]"))
        ?.closest<HTMLElement>("[data-drop]")?.dataset.drop;
      if (sign) scene.place(sign, now.card);
    },
    onPointerCancel: (event) => {
      if (drag.current?.pointer === event.pointerId) drop();
    },
    onClickCapture: (event) => {
      if (!dragged.current) return;
      dragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
