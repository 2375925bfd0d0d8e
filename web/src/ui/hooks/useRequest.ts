/** A request from a page to the server: it takes a while, and may be refused. */

import { useRef, useState } from "preact/hooks";
import { Refusal } from "../../net/api";
import { refusal } from "../../speech/words";

export interface ServerRequest {
  /**
   * An answer is under way; asking again does nothing. Buttons say so by aria-disabled: they keep the focus.
   */
  readonly busy: boolean;
  /** Why it was refused: as data, another object each time, and as a sentence. */
  readonly refused: Refusal["refused"] | null;
  readonly problem: string | null;
  readonly ask: (act: () => Promise<void>) => Promise<void>;
}

export function useRequest(): ServerRequest {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal["refused"] | null>(null);
  const underWay = useRef(false);
  const ask = async (act: () => Promise<void>): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await act();
      setRefused(null);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefused(error.refused);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, refused, problem: refused && refusal(refused), ask };
}
