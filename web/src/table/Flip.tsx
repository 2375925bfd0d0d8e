/**
 * Lets cards move from where they were to where they are: the page is right at once, and motion catches up.
 */

import { Component, type ComponentChildren, type JSX } from "preact";
import "./Flip.css";

interface Props {
  readonly motion: "full" | "quick" | "off";
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
  readonly face: SVGElement;
  readonly box: DOMRect;
}

const TIMES = {
  full: { move: 420, apart: 260 },
  quick: { move: 180, apart: 60 },
  off: { move: 0, apart: 0 },
};
const EASE = "cubic-bezier(.2, .7, .2, 1)";

export class Flip extends Component<Props> {
  private root: HTMLDivElement | null = null;

  override getSnapshotBeforeUpdate(): Map<string, Seen> {
    return this.measure();
  }

  override componentDidUpdate(before: Props, _state: object, seen: Map<string, Seen>): void {
    if (before.layout !== this.props.layout) return;
    if (this.props.motion === "off" || !this.root || seen.size === 0 || document.hidden) return;
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
    for (const face of this.root?.querySelectorAll<SVGElement>("[data-card]") ?? []) {
      cards.set(face.dataset.card ?? "", { face, box: face.getBoundingClientRect() });
    }
    return cards;
  }

  private anchor(name: string): DOMRect | undefined {
    return this.root?.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect();
  }

  private move(face: SVGElement, start: DOMRect, end: DOMRect, card: string): void {
    const [dx, dy] = [middle(start).x - middle(end).x, middle(start).y - middle(end).y];
    const size = Math.min(start.width / end.width, start.height / end.height);
    if (Math.hypot(dx, dy) < 2 && Math.abs(size - 1) < 0.02) return;
    const zoom = zoomOf(face);
    const from = { transform: `translate(${dx / zoom}px, ${dy / zoom}px) scale(${size})`, zIndex: "5" };
    face.animate([from, { transform: "none", zIndex: "5" }], this.timing(card));
  }

  /** A card that is no longer on show goes to where it went, and is then forgotten. */
  private leave(card: string, face: SVGElement, box: DOMRect): void {
    const end = this.anchor(this.props.to(card));
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
    const flight = ghost.animate([{ transform: "none", opacity: 1 }, gone], this.timing(card));
    flight.onfinish = flight.oncancel = () => ghost.remove();
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

/** How many pixels of the window one of an element is, on very large screens. */
export function zoomOf(element: Element): number {
  return (element as Element & { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1;
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
