/** The focus: when what had it is gone, as a card that was played, it goes to where the game goes on. */

import { useEffect } from "preact/hooks";

// Never to a button that ends a turn: a key pressed once too often must not do that.
const NEXT = ["[data-focus=end]", "[data-focus=hints]", ".pick-lit", "[data-focus=bar]"];

export function useSteadyFocus(): void {
  useEffect(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    for (const selector of NEXT) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) return found.focus({ preventScroll: true });
    }
  });
}
