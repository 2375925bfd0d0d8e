/** Parts of the page that are loaded when they are first shown. */

import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

interface Later<Parts> {
  /** Have them here before they are shown. */
  loadLater(): Promise<void>;
  /** One of those parts: nothing until it has come. */
  later<P extends object>(choose: (parts: Parts) => ComponentType<P>): (props: P) => JSX.Element | null;
}

/** Parts that come together, with the first of them that is shown. */
export function partsOf<Parts>(load: () => Promise<Parts>): Later<Parts> {
  let parts: Parts | null = null;
  const loadLater = async (): Promise<void> => {
    parts ??= await load();
  };
  return {
    loadLater,
    later: (choose) =>
      function Later(props) {
        const [, draw] = useState(false);
        const Part = parts && choose(parts);
        useEffect(() => {
          // They may have come since it was drawn without them.
          if (!Part) void loadLater().then(() => draw(true));
        }, []);
        return Part ? <Part {...props} /> : null;
      },
  };
}

export const { loadLater, later } = partsOf(() => import("../parts/laterParts"));
