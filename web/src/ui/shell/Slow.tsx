/** Shown when an answer is slow: says so, and offers to try again. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../../speech/words";

/** Milliseconds after which nobody should have to wonder. */
const LONG = 10_000;

export function Slow(): JSX.Element {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      {slow ? (
        <>
          <p>{say("web-slow")}</p>
          <button type="button" class="button" onClick={() => location.reload()}>
            {say("web-retry")}
          </button>
        </>
      ) : null}
    </div>
  );
}
