/** Files of the game on their way here: how much of them has come, and whether any did not. */

import type { Loaded } from "./messages";

/** Bytes of the large files by name, and of all files of the game: as they are, and packed as some spaces send them. */
declare const LARGE: Readonly<Record<string, number>>;
declare const ALL: { readonly plain: number; readonly packed: number };

const STEPS = 100; // that are told

interface Files {
  fetch(this: void, input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  module<T>(this: void, address: string): Promise<T>;
}

/** `tell` how much has come; `lose`, once, that a file did not come, or not as a whole. */
export function countingFetch(tell: (loaded: Loaded) => void, lose: () => void): Files {
  const plainFetch = self.fetch.bind(self);
  const large = Object.values(LARGE).reduce((sum, size) => sum + size, 0);
  let came = 0;
  let told = -1;
  let packed = false;
  let lost = false;
  const count = (bytes: number): void => {
    came += bytes;
    const step = Math.floor((STEPS * came) / large);
    if (step === told) return;
    told = step;
    const all = packed ? ALL.packed : ALL.plain;
    tell({ done: (Math.min(step, STEPS) / STEPS) * all, all });
  };
  const missed = (error: unknown): never => {
    if (!lost) lose();
    lost = true;
    throw error;
  };
  const counted = async (address: string, init?: RequestInit): Promise<Response> => {
    const answer = await plainFetch(address, init).catch(missed);
    if (!answer.ok || !answer.body) return missed(new Error(`${answer.status} ${address}`));
    packed ||= answer.headers.has("Content-Encoding");
    const reader = answer.body.getReader();
    const body = new ReadableStream<Uint8Array>({
      async pull(stream) {
        const { done, value } = await reader.read().catch(missed);
        if (done) return stream.close();
        count(value.length);
        stream.enqueue(value);
      },
    });
    return new Response(body, { headers: { "Content-Type": answer.headers.get("Content-Type") ?? "" } });
  };
  return {
    fetch: (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      const name = new URL(address, location.href).pathname.split("/").pop() ?? "";
      return name in LARGE ? counted(address, init) : plainFetch(input, init);
    },
    module: (address) => import(address).catch(missed),
  };
}
