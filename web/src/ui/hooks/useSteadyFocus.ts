/** The focus: when what had it is gone, it goes to where the player would look for it. */

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

const isNowhere = (): boolean => !document.activeElement || document.activeElement === document.body;

/** After each drawing a focus that is nowhere goes to the first of these places that is there. */
export function useFocusAt(places: readonly string[]): void {
  useEffect(() => {
    // A drawing may fall between the two halves of a Tab, when one place has lost the focus and the next has
    // not got it yet: so it is looked at a moment later.
    const look = setTimeout(() => {
      if (!isNowhere()) return;
      const next = places.map((place) => document.querySelector<HTMLElement>(place)).find(Boolean);
      next?.focus({ preventScroll: true });
    });
    return () => clearTimeout(look);
  });
}

const NEAR = ["[data-focus]", "h1, h2, h3"];

/** When what had the focus is gone, as a button that has done its work, the focus waits close by. */
export function useFocusNear(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = page.current;
    if (!main) return;
    let path: Element[] = []; // from what has the focus up to the page
    const follow = (event: FocusEvent): void => {
      path = event
        .composedPath()
        .filter((one): one is Element => one instanceof Element && main.contains(one));
    };
    const watch = new MutationObserver(() => {
      if (path[0]?.isConnected !== false || document.activeElement !== document.body) return;
      const around = path.filter((one) => one.isConnected);
      const next = around
        .flatMap((one) => NEAR.map((place) => one.querySelector<HTMLElement>(place)))
        .find(Boolean);
      if (!next) return;
      next.tabIndex = -1;
      next.focus({ preventScroll: true });
    });
    main.addEventListener("focusin", follow);
    watch.observe(main, { childList: true, subtree: true });
    return () => {
      main.removeEventListener("focusin", follow);
      watch.disconnect();
    };
  }, []);
}
