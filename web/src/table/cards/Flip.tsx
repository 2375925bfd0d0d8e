/**
 * Lets cards move from where they were to where they are: the page is right at once, and motion catches up.
 */

import { Component, type ComponentChildren, type JSX } from "preact";
import type { Scene } from "../../game/story/story";
import "./Flip.css";

interface Props {
  readonly motion: "full" | "quick" | "off";
  /** The colour of the canvas: a new one is painted over the one before. */
  readonly color: string;
  /** The moment of somebody else's turn that is on show. */
  readonly scene: Scene | undefined;
  /** How the table is laid out: where that changes, cards are at once where they belong. */
  readonly layout: string;
  /** Cards in the order in which the latest turn moved them. */
  readonly order: readonly string[];
  /** Where a card comes from or goes to that was or is not on show, by the name of a `data-anchor`. */
  from(card: string, place: Element): string;
  to(card: string): string;
  readonly children: ComponentChildren;
}

interface Seen {
  readonly face: HTMLElement | SVGElement;
  readonly box: DOMRect;
}

/** What was on show before a change: the cards and the crown, and the paint of the canvas where it changes. */
interface Before {
  readonly seen: Map<string, Seen>;
  readonly paint: HTMLElement | null;
}

const TIMES = {
  full: { move: 420, apart: 260, paint: 560 },
  quick: { move: 180, apart: 60, paint: 240 },
  off: { move: 0, apart: 0, paint: 0 },
};
const EASE = "cubic-bezier(.2, .7, .2, 1)";

export class Flip extends Component<Props> {
  private root: HTMLDivElement | null = null;

  override getSnapshotBeforeUpdate(before: Props): Before {
    const painted = before.color === this.props.color ? null : this.root?.querySelector(".canvas-paint");
    return { seen: this.measure(), paint: (painted?.cloneNode() as HTMLElement | undefined) ?? null };
  }

  override componentDidUpdate(before: Props, _state: object, { seen, paint }: Before): void {
    const { layout, motion, scene } = this.props;
    if (before.layout !== layout) return;
    if (motion === "off" || !this.root || seen.size === 0 || document.hidden) return;
    if (paint) this.paintOver(paint);
    if (scene?.kind === "draw" && scene !== before.scene) this.drawn(scene.seat);
    const now = this.measure();
    for (const [card, { face, box }] of now) {
      const start = seen.get(card)?.box ?? this.anchor(this.props.from(card, face));
      if (start && start.width > 0) this.move(face, start, box, card);
    }
    for (const [card, { face, box }] of seen) {
      if (!now.has(card)) this.leave(card, face, box);
    }
  }

  private measure(): Map<string, Seen> {
    const cards = new Map<string, Seen>();
    for (const face of this.root?.querySelectorAll<HTMLElement | SVGElement>("[data-card], .crown") ?? []) {
      cards.set(face.dataset.card ?? "crown", { face, box: face.getBoundingClientRect() });
    }
    return cards;
  }

  private anchor(name: string): DOMRect | undefined {
    return this.root?.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect();
  }

  private move(face: Element, start: DOMRect, end: DOMRect, card: string): void {
    const [dx, dy] = [middle(start).x - middle(end).x, middle(start).y - middle(end).y];
    const size = Math.min(start.width / end.width, start.height / end.height);
    if (Math.hypot(dx, dy) < 2 && Math.abs(size - 1) < 0.02) return;
    const zoom = zoomOf(face);
    const from = { transform: `translate(${dx / zoom}px, ${dy / zoom}px) scale(${size})`, zIndex: "5" };
    const high =
      card === "crown" ? [{ transform: "translateY(-3px) scale(1.8)", zIndex: "5", offset: 0.7 }] : [];
    face.animate([from, ...high, { transform: "none", zIndex: "5" }], this.timing(card));
  }

  /** A card that is no longer on show goes to where it went. */
  private leave(card: string, face: Element, box: DOMRect): void {
    this.send(face, box, this.anchor(this.props.to(card)), card);
  }

  /** A card from the deck goes to a hand. */
  private drawn(seat: number): void {
    const back = this.root?.querySelector(".deck-pile .card");
    if (back) this.send(back, back.getBoundingClientRect(), this.anchor(`hand-${seat}`), "");
  }

  /** Let the picture of a card go somewhere, and be forgotten there. */
  private send(face: Element, box: DOMRect, end: DOMRect | undefined, card: string): void {
    if (!end || !this.root || box.width === 0) return;
    const ghost = face.cloneNode(true) as SVGElement;
    ghost.removeAttribute("data-card");
    ghost.classList.add("ghost");
    const zoom = zoomOf(this.root);
    Object.assign(ghost.style, {
      left: `${box.left / zoom}px`,
      top: `${box.top / zoom}px`,
      width: `${box.width / zoom}px`,
    });
    this.root.append(ghost);
    const [dx, dy] = [middle(end).x - middle(box).x, middle(end).y - middle(box).y];
    const gone = { transform: `translate(${dx / zoom}px, ${dy / zoom}px) scale(.5)`, opacity: 0.2 };
    vanish(ghost, [{ transform: "none", opacity: 1 }, gone], this.timing(card));
  }

  /** The old paint lies over the new one and its words, and goes where the brush has been. */
  private paintOver(paint: HTMLElement): void {
    const canvas = this.root?.querySelector(".canvas-paint");
    if (!canvas) return;
    paint.classList.add("paint-ghost");
    canvas.append(paint);
    const duration = TIMES[this.props.motion].paint;
    vanish(paint, STROKES.map(unpainted), { duration, easing: "ease-in-out", fill: "forwards" });
    // The brush first, then the words: they are not read in strips.
    for (const words of canvas.querySelectorAll(".canvas-rule, .canvas-symbol, .canvas-best > *"))
      words.animate({ opacity: [0, 0, 1] }, duration * 1.2);
  }

  private timing(card: string): KeyframeAnimationOptions {
    const times = TIMES[this.props.motion];
    const place = Math.max(0, this.props.order.indexOf(card));
    return { duration: times.move, delay: place * times.apart, easing: EASE, fill: "backwards" };
  }

  override render(): JSX.Element {
    return (
      <div
        class="t-flip"
        ref={(root) => {
          this.root = root;
        }}
      >
        {this.props.children}
      </div>
    );
  }
}

/** How far the brush has come in the three strips of the canvas, from the right, from the left, and again. */
const STROKES = [
  [0, 0, 0],
  [100, 0, 0],
  [100, 100, 0],
  [100, 100, 100],
] as const;

/** The part of the canvas that the brush has not reached, with the ragged edge that a brush leaves. */
function unpainted([first, second, third]: (typeof STROKES)[number]): Keyframe {
  const strip = (top: number, painted: number, back: boolean): string[] => {
    const far = painted === 100 ? 108 : painted - 8;
    const edge = [0, 9, 4, 16, 7].map((rag, place) => {
      const x = far - (rag / 16) * 8;
      return `${back ? x : 100 - x}% ${top + place * 8.5}%`;
    });
    const wall = back ? 108 : -8;
    return [`${wall}% ${top}%`, ...edge, `${wall}% ${top + 34}%`];
  };
  const points = [...strip(0, first, false), ...strip(33, second, true), ...strip(66, third, false)];
  return { clipPath: `polygon(${points.join(", ")})` };
}

/** Let something of the table go, and forget it. */
function vanish(ghost: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const flight = ghost.animate(frames, timing);
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** How many pixels of the window one of an element is, on very large screens. */
export function zoomOf(element: Element): number {
  return (element as Element & { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1;
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
