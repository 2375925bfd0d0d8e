/** The own hand: tap, slide along, drag, or type to pick a card up. */

import type { HTMLAttributes, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { sorted } from "../../game/rules/cardOrder";
import { Card, colorName } from "../../ui/cards/Card";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import { signsOfAll } from "../projection";
import { Sentence } from "../Sentence";
import { cardName, cardUses } from "../sentences";
import { signsIn, type TableState, useTable } from "../tableContext";
import { placed, row } from "./cardRow";
import { zoomOf } from "./Flip";
import { placeOf } from "./places";
import "./Hand.css";

/** How far up, in pixels, a finger has to go before the card comes with it. */
const LIFT = 14;
const BACK = 180; // milliseconds
/** Letters that two lines beside the heading have room for on a small laptop. */
const LONG = 120;

interface Drag {
  readonly card: string;
  readonly face: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  moved: boolean;
  /** What it would fall on. */
  over?: HTMLElement | undefined;
}

export function Hand(): JSX.Element {
  const state = useTable();
  const { speech, view, you } = state;
  const [by, setBy] = useState<"color" | "number">("color");
  const drag = useDrag(state);
  const [looked, look] = useState<string | null>(null);
  const about = aboutCard(state, looked);
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
        {about ? (
          <p key={about} class={classes("hand-about", about.length > LONG && "hand-about-long")}>
            <Sentence text={about} />
          </p>
        ) : (
          <Legend />
        )}
      </div>
      {view.hand.length === 0 ? (
        <p class="soft hand-empty">{speech.say("web-t-hand-empty")}</p>
      ) : (
        <ul
          class="hand row"
          style={row(view.hand.length)}
          data-anchor="hand"
          onMouseOver={({ target }) => look(cardAt(target))}
          onMouseLeave={() => look(null)}
          onFocusIn={({ target }) => look(cardAt(target))}
          onFocusOut={() => look(null)}
          {...drag}
        >
          {sorted(view.hand, by).map((card, place) => (
            <HandCard key={card} card={card} place={place} drawn={you?.drawn.includes(card) ?? false} />
          ))}
        </ul>
      )}
    </section>
  );
}

type Mark = "keeps" | "joins" | "luck";

/** What the lines below the cards mean, as far as there are any. */
export function Legend(): JSX.Element | null {
  const state = useTable();
  const { hand } = state.view;
  const there = new Set<string>(hand.map((card) => markIn(state, card)));
  if (state.you?.drawn.some((card) => hand.includes(card))) there.add("drawn");
  const marks = ["keeps", "joins", "luck", "drawn"].filter((mark) => there.has(mark));
  if (marks.length === 0) return null;
  return (
    <ul key={marks.join(" ")} class="legend" aria-hidden="true">
      {marks.map((mark) => (
        <li key={mark} class={`legend-${mark}`}>
          {state.speech.say(`web-t-legend-${mark}`)}
        </li>
      ))}
    </ul>
  );
}

/** What to say about the card that has the pointer or is picked. */
function aboutCard(state: TableState, looked: string | null): string {
  const card = state.view.hand.find((one) => one === (looked ?? state.picked));
  if (card === undefined) return "";
  const mark = markIn(state, card);
  const says = mark === "no" ? [] : [state.speech.say(`web-t-mark-${mark}`)];
  return [...says, ...cardUses(state, card)].join(" ");
}

const cardAt = (target: EventTarget | null): string | null =>
  (target as Element | null)?.closest<HTMLElement>("[data-pick]")?.dataset.pick ?? null;

interface HandCardProps {
  readonly card: string;
  readonly place: number;
  /** It came by the latest draw. */
  readonly drawn: boolean;
}

function HandCard({ card, place, drawn }: HandCardProps): JSX.Element {
  const state = useTable();
  const { speech, view, picked, help, pick, put, withActions, would } = state;
  const may = signsIn(view, help, card).length > 0;
  const dim = isOn(state) && !may;
  const mark = markIn(state, card);
  const nearest = signsOfAll(view.moves).has("p") ? "palette" : "canvas";
  return (
    <li
      class={classes(
        "slot",
        picked === card && "slot-picked",
        drawn && "slot-drawn",
        would?.has(card) && "slot-would",
      )}
      style={placed(place)}
    >
      <button
        type="button"
        class={classes("pick", dim && "pick-dim", mark !== "no" && `pick-may pick-${mark}`)}
        data-pick={card}
        aria-pressed={picked === card}
        aria-disabled={may ? undefined : "true"}
        aria-label={speech.say("web-t-hand-card", {
          card: cardName(speech, card),
          drawn: drawn ? "yes" : "no",
          dim: dim ? "yes" : mark,
        })}
        onClick={() => (may ? pick(card) : put(nearest, card))}
      >
        <Card card={card} actions={withActions} rule={speech.say(`rule-${colorName(card[0] ?? "R")}`)} />
      </button>
    </li>
  );
}

/** Whether what the cards can do is known. */
const isOn = ({ view, picked, staged }: TableState): boolean =>
  view.yourTurn || (view.prepares && (picked !== null || staged.steps.length > 0));

/**
 * Whether a turn with this card next keeps the player in, alone or with another; where none does, with luck. With a
 * card picked up, those that do so together with it.
 */
function markIn(state: TableState, card: string): "no" | Mark {
  const { view, help, picked, staged } = state;
  if (!isOn(state) || help === "off" || signsIn(view, help, card).length === 0) return "no";
  if (!staged.rescues) return "keeps";
  const { sure, lucky, alone, partners } = staged.rescues;
  const beside = picked === null || alone.has(picked) ? undefined : partners.get(picked);
  if (picked !== card && beside) return beside.has(card) ? "joins" : "no";
  if (sure.size === 0) return lucky.has(card) ? "luck" : "no";
  return alone.has(card) ? "keeps" : sure.has(card) ? "joins" : "no";
}

type Handlers = Pick<
  HTMLAttributes<HTMLUListElement>,
  "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel" | "onClickCapture"
>;

/** Put a dragged card back in its place in the hand; it glides there for this many milliseconds. */
function rest(face: HTMLElement, duration = 0): void {
  if (duration) face.animate([{ transform: face.style.transform }, {}], { duration, easing: "ease-out" });
  face.style.transform = "";
  face.classList.remove("dragging");
}

/** What a card that is let go falls on: a place that is lit, or one that refuses it. */
function targetAt({ clientX, clientY }: PointerEvent): HTMLElement | undefined {
  const under = document.elementsFromPoint(clientX, clientY);
  const nearest = (kind: string): HTMLElement | undefined =>
    under.find((one) => one.closest(kind))?.closest<HTMLElement>(kind) ?? undefined;
  return nearest("[data-drop]") ?? nearest("[data-place]");
}

/** Show what a dragged card is over, if anything. */
function hover(drag: Drag, target?: HTMLElement): void {
  if (drag.over === target) return;
  drag.over?.classList.remove("drag-over");
  target?.classList.add("drag-over");
  drag.over = target;
}

/** Dragging a card to where it may go; a card let go elsewhere returns. */
function useDrag({ view, help, picked, pick, place, put, motion }: TableState): Handlers {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);
  const drop = (): void => {
    const now = drag.current;
    drag.current = null;
    if (!now) return;
    hover(now);
    rest(now.face, now.moved && motion !== "off" ? BACK : 0);
  };
  // Nobody holds a card while the window is turned, or out of sight.
  const latest = useRef(drop);
  latest.current = drop;
  useEffect(() => {
    const leave = (): void => latest.current();
    addEventListener("resize", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      removeEventListener("resize", leave);
      document.removeEventListener("visibilitychange", leave);
    };
  }, []);
  return {
    onPointerDown: (event) => {
      if (drag.current) return; // another finger
      dragged.current = false;
      const button = (event.target as Element).closest<HTMLElement>("[data-pick]");
      const card = button?.dataset.pick;
      if (!button || !card || event.button !== 0 || signsIn(view, help, card).length === 0) return;
      // However fast it is taken away, it is heard of; and where it only was a tap, it is the card's.
      button.setPointerCapture(event.pointerId);
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
        if (picked !== now.card) pick(now.card);
        event.currentTarget.setPointerCapture(event.pointerId);
        now.face.classList.add("dragging");
      }
      now.face.style.transform = `translate(${dx / zoom}px, ${dy / zoom}px)`;
      hover(now, targetAt(event));
    },
    onPointerUp: (event) => {
      const now = drag.current;
      if (now?.pointer !== event.pointerId) return;
      if (!now.moved) return drop();
      const target = targetAt(event);
      const sign = target?.dataset.drop;
      if (sign === undefined) {
        drop();
        const where = placeOf(target);
        if (where) put(where, now.card);
        return;
      }
      // It lies where it was let go until the table is drawn with it, and goes on from there.
      drag.current = null;
      hover(now);
      place(sign, now.card);
      requestAnimationFrame(() => rest(now.face));
    },
    onPointerCancel: (event) => {
      if (drag.current?.pointer === event.pointerId) drop();
    },
    onClickCapture: (event) => {
      if (!dragged.current || event.detail === 0) return; // a click without a count is that of a key
      dragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
