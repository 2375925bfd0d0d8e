/** How the page reaches its tables: over the network, unless something nearer replaces that. */

import { signal } from "@preact/signals";
import { at } from "./address";
import { introduction } from "./renewal";

/** The part of a WebSocket that we use. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** How the rules run on this device: compiled or interpreted; empty with a server. */
export const core = signal("");

export const transport = {
  ask: (path: string, request: RequestInit): Promise<Response> => fetch(at(path), request),
  /** A socket for an address below the page. */
  socket: (address: string): Socket => new WebSocket(address + introduction()),
};
