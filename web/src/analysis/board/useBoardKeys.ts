/** The keys of the board: a place, then cards by letter and number. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { shortcuts } from "../../game/settings";
import { LETTERS } from "../../ui/cards/Card";
import type { Place } from "../layout";
import { type BoardState, drop, pressTray } from "./places";

export const KEYS: readonly (readonly [string, string])[] = [
  ["P 2", "web-analysis-key-palette"],
  ["H 2", "web-analysis-key-hand"],
  ["C", "web-analysis-key-canvas"],
  ["D", "web-analysis-key-deck"],
  ["R 7", "web-analysis-key-card"],
  ["← ↑ ↓ →", "web-analysis-key-arrows"],
  ["U", "web-t-key-undo"],
  ["A", "web-analysis-key-go"],
  ["?", "web-t-key-keys"],
];

interface Acts {
  undo(): void;
  analyse(): void;
  showKeys(): void;
}

export function useBoardKeys(state: BoardState, acts: Acts): void {
  const now = useRef({ state, acts });
  now.current = { state, acts };
  // In a layout effect, so that no early key is lost.
  useLayoutEffect(() => {
    let before = "";
    const hear = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || shortcuts.value !== "on") return;
      if (target?.closest("input:not([type=radio]), select, textarea, dialog")) return;
      const { state, acts } = now.current;
      const key = event.key.toUpperCase();
      const place = placeAt(before, key, state.layout.players);
      const digit = /^[1-7]$/.test(key);
      if (place) go(state, place);
      else if (digit && isColor(before)) pressTray(state, before + key);
      else if (key === "U") acts.undo();
      else if (key === "A") acts.analyse();
      else if (key === "?") acts.showKeys();
      else if (isColor(key) || key === "P" || key === "H") before = key;
      else return;
      if (digit || place) before = "";
      event.preventDefault();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}

const isColor = (key: string): boolean => LETTERS.some((one) => one === key);

/** The place that a key names, with the one before it. */
function placeAt(before: string, key: string, players: number): Place | null {
  if (key === "D") return "deck";
  if (key === "C") return "canvas";
  const seat = Number(key) - 1;
  if (!(seat >= 0 && seat < players)) return null;
  return before === "P" ? `palette-${seat}` : before === "H" ? `hand-${seat}` : null;
}

/** Choose a place; a card that was picked up goes there. */
function go(state: BoardState, place: Place): void {
  state.choose(place);
  if (state.picked !== null) drop(state, state.picked, place);
}
