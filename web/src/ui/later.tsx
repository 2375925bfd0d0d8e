/** Parts of the page that are loaded when they are first shown. */

import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

type Parts = typeof import("../laterParts");
let parts: Parts | null = null;

/** Have them here before they are shown. */
export async function loadLater(): Promise<void> {
  parts ??= await import("../laterParts");
}

/** One of those parts: nothing until it has come. */
export function later<P extends object>(
  choose: (parts: Parts) => ComponentType<P>,
): (props: P) => JSX.Element | null {
  return function Later(props) {
    const [, draw] = useState(false);
    useEffect(() => {
      if (parts) return;
      void loadLater().then(() => draw(true));
    }, []);
    const Part = parts && choose(parts);
    return Part ? <Part {...props} /> : null;
  };
}
