/** The keys: a card by its letter and number, then the sign of the notation for where it goes. */

import { useEffect, useRef, useState } from "preact/hooks";
import { LETTERS } from "../ui/cards/Card";
import type { Place } from "./cards/places";
import type { TableState } from "./tableContext";

/** The same place, whichever action a card goes there by. */
const SAME: Readonly<Record<string, string>> = { C: "x", D: "t" };
/** Keys that mean something for the turn as it will then stand. */
const TURN_KEYS: readonly string[] = ["P", "C", "T", "X", "D", "+", ".", "U", "Backspace"];

/** What a key has opened. */
export type KeyDialog = "keys" | "hints" | null;

/** Listens for keys; returns what they have opened, and how to close it. */
export function useKeys(
  state: TableState,
  togglePanel: () => void,
): readonly [KeyDialog, (dialog: KeyDialog) => void] {
  const [listed, setListed] = useState<KeyDialog>(null);
  const letter = useRef("");
  const now = useRef({ state, togglePanel });
  now.current = { state, togglePanel };
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const { state, togglePanel } = now.current;
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
      if (moveFocus(key, event.target)) return event.preventDefault();
      if (key === "Escape") {
        if (state.picked === null) state.actions.closeHints();
        return state.drop();
      }
      if (!state.shortcuts) return;
      const card = letter.current + digitOf(event);
      if (key === "?") setListed("keys");
      else if (LETTERS.some((one) => one === key)) letter.current = key;
      else if (TURN_KEYS.includes(key)) state.queue(() => press(now.current.state, key));
      else if (card.length === 2) state.queue(() => choose(now.current.state, card));
      else if (key === "S") pressButton("skip");
      else if (key === "A") pressButton("replay");
      else if (key === "W") pressButton("review");
      else if (key === "H") {
        if (!pressButton("hint") && state.view.yourTurn && state.help !== "best") setListed("hints");
      } else if (key === "L") togglePanel();
      else return;
      if (!LETTERS.some((one) => one === key)) letter.current = "";
      event.preventDefault();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
  return [listed, setListed];
}

function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, dialog") !== null;
}

/** Press a button of the screen by its name, as it is now. */
export function pressButton(name: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(`[data-key="${name}"]`);
  button?.click();
  return button !== null;
}

/** The number on a key, even if the keyboard needs Shift for numbers. */
function digitOf({ key, code }: KeyboardEvent): string {
  return /^[1-7]$/.test(key) ? key : (/^Digit([1-7])$/.exec(code)?.[1] ?? "");
}

const KEY_PLACES: Readonly<Record<string, Place>> = {
  P: "palette",
  C: "canvas",
  X: "canvas",
  T: "deck",
  D: "deck",
};

function press({ picked, signs, place, put }: TableState, key: string): void {
  const name = key === "+" ? "draw" : key === "." ? "end" : key === "U" || key === "Backspace" ? "undo" : "";
  if (name) return void pressButton(name);
  const sign = signs.find((one) => one === key.toLowerCase() || one === SAME[key]);
  const where = KEY_PLACES[key];
  if (sign) place(sign);
  else if (picked !== null && where) put(where, picked);
}

function choose({ picked }: TableState, card: string): void {
  const button = document.querySelector<HTMLElement>(`[data-pick="${card}"]`);
  if (!button) return;
  button.focus();
  if (picked !== card) button.click();
}

/** Arrows go from card to card within a list. */
function moveFocus(key: string, target: EventTarget | null): boolean {
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  if (step === 0 || !(target instanceof Element)) return false;
  const cards = [...(target.closest("ul")?.querySelectorAll<HTMLElement>("[data-pick]") ?? [])];
  const place = cards.indexOf(target as HTMLElement);
  const next = cards[place + step];
  if (place < 0 || !next) return false;
  next.focus();
  return true;
}
