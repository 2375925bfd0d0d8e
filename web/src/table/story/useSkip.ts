/** Any action of the player skips the others' turns that are being shown: the game comes first. */

import { useEffect } from "preact/hooks";

// Keys that do nothing by themselves, or only look around.
const QUIET = ["Tab", "Shift", "Control", "Alt", "Meta"];

/** The bar has other buttons when the telling is over: a tap that began on the old ones must not end on those. */
const isInBar = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".t-bar") !== null;

export function useSkip(behind: boolean, skip: () => void): void {
  useEffect(() => {
    if (!behind) return;
    const hear = (event: Event): void => {
      const key = event instanceof KeyboardEvent ? event.key : "";
      if (QUIET.includes(key) || (event.type === "pointerdown" && isInBar(event.target))) return;
      if (key === " ") event.preventDefault();
      skip();
    };
    document.addEventListener("pointerdown", hear, true);
    document.addEventListener("click", hear, true);
    document.addEventListener("keydown", hear, true);
    return () => {
      document.removeEventListener("pointerdown", hear, true);
      document.removeEventListener("click", hear, true);
      document.removeEventListener("keydown", hear, true);
    };
  }, [behind, skip]);
}
