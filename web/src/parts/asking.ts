/** Asking the server for something from a page: it takes a while, and may be refused. */

import { useState } from "preact/hooks";
import { Refusal } from "../api";
import { refusal } from "../words";

interface Asking {
  readonly busy: boolean;
  /** Why it was refused, as a sentence. */
  readonly problem: string | null;
  readonly ask: (act: () => Promise<void>) => Promise<void>;
}

export function useAsking(): Asking {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal["refused"] | null>(null);
  const ask = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setRefused(null);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefused(error.refused);
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem: refused && refusal(refused), ask };
}
