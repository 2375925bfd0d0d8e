/** How the page reaches whoever has its tables: over the network, unless something nearer is put in its place. */

import { signal } from "@preact/signals";
import { at } from "./address";
import { introduction } from "./renewal";

/** What is used of a WebSocket. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** How the rules run where the tables are on this device: compiled or interpreted; at a server, nothing. */
export const core = signal("");

export const transport = {
  ask: (path: string, request: RequestInit): Promise<Response> => fetch(at(path), request),
  /** A socket for an address below the page. */
  socket: (address: string): Socket => new WebSocket(address + introduction()),
};
