/** The places of the table where a card can be put, and what putting it there is called in the notation. */

import { useEffect, useRef } from "preact/hooks";
import type { Shown } from "../projection";
import type { TableState } from "../tableContext";

export type Place = "palette" | "canvas" | "deck";

/** The sign of the step that brings a card to a place, legal or not. */
export function signAt(view: Shown, seat: number | null, place: Place, card: string): string {
  if (place === "palette") return "p";
  if (place === "canvas") return view.hand.includes(card) ? "c" : "x";
  const own = view.hand.includes(card) || view.palettes[seat ?? -1]?.includes(card);
  return own ? "d" : "t";
}

/** The place that an element lies in. */
export function placeOf(element: Element | null | undefined): Place | undefined {
  return element?.closest<HTMLElement>("[data-place]")?.dataset.place as Place | undefined;
}

/** Hears of taps on a place that is not lit, with a card picked up: it is said why the card may not go there. */
export function usePlaces(state: TableState): void {
  const now = useRef(state);
  now.current = state;
  useEffect(() => {
    const hear = ({ target }: MouseEvent): void => {
      const { picked, put } = now.current;
      if (picked === null || !(target instanceof Element) || target.closest("button")) return;
      const place = placeOf(target);
      if (place) put(place, picked);
    };
    document.addEventListener("click", hear);
    return () => document.removeEventListener("click", hear);
  }, []);
}
