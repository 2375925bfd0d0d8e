/** The focus on a page: when what had it is gone, as a button that has done its work, it waits close by. */

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

const PLACES = ["[data-focus]", "h1, h2, h3"];

export function useSteadyFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = page.current;
    if (!main) return;
    let path: Element[] = []; // from what has the focus up to the page
    const follow = (event: FocusEvent): void => {
      path = event.composedPath().filter((one): one is Element => one instanceof Element && main.contains(one));
    };
    const watch = new MutationObserver(() => {
      if (path[0]?.isConnected !== false || document.activeElement !== document.body) return;
      const around = path.filter((one) => one.isConnected);
      const found = around.flatMap((one) => PLACES.map((place) => one.querySelector<HTMLElement>(place))).find(Boolean);
      if (!found) return;
      found.tabIndex = -1;
      found.focus({ preventScroll: true });
    });
    main.addEventListener("focusin", follow);
    watch.observe(main, { childList: true, subtree: true });
    return () => {
      main.removeEventListener("focusin", follow);
      watch.disconnect();
    };
  }, []);
}
