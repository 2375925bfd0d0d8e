import { useLayoutEffect } from "preact/hooks";

/** What lies over the page closes by Escape, and by a press or the focus going anywhere else than `inside`. */
export function usePopover(open: boolean, inside: string, close: () => void): void {
  // At once, not after the next picture: a key may be pressed before it.
  useLayoutEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event): void => {
      if (target instanceof Element && !target.closest(inside)) close();
    };
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.stopPropagation(); // it closes this, and does nothing else
      close();
    };
    document.addEventListener("pointerdown", leave, true);
    document.addEventListener("focusin", leave, true);
    document.addEventListener("keydown", hear, true);
    return () => {
      document.removeEventListener("pointerdown", leave, true);
      document.removeEventListener("focusin", leave, true);
      document.removeEventListener("keydown", hear, true);
    };
  }, [open, inside]);
}
