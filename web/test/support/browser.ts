/** As much of a browser as the page's logic meets, with sockets that the test plays the server of. */

import assert from "node:assert/strict";
import { mock } from "node:test";

interface Sent {
  readonly type: string;
  readonly id?: string;
  readonly [field: string]: unknown;
}

export class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  static latest(): Socket {
    const socket = Socket.all.at(-1);
    assert.ok(socket);
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server takes the connection, and shows the table. */
  open(first: object): void {
    this.readyState = 1;
    this.onopen?.();
    this.tell(first);
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The network breaks. */
  breakDown(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** What was sent of one type, the latest last. */
  asked(type: string): Sent[] {
    return this.sent.filter((message) => message.type === type);
  }
}

/** The page that is on show, and who listens to it. */
export interface Page {
  hidden: boolean;
  readonly listeners: Record<string, () => void>;
  /** The addresses that were gone to. */
  readonly visited: string[];
}

/** A browser with its clock at a standstill; `mock.timers.reset()` gives the time back. */
export function openBrowser(): Page {
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  const listeners: Page["listeners"] = {};
  const visited: string[] = [];
  const listening = {
    addEventListener: (name: string, listener: () => void) => void (listeners[name] = listener),
    removeEventListener: (name: string) => void delete listeners[name],
  };
  const page = { hidden: false, listeners, visited, ...listening };
  Socket.all = [];
  Object.assign(globalThis, {
    WebSocket: Socket,
    window: globalThis,
    document: page,
    location: {
      protocol: "https:",
      host: "red7.example",
      pathname: "/games/table/t",
      hash: "",
      reload: () => void visited.push("reload"),
    },
    sessionStorage: storage(),
    history: { pushState: (_: unknown, __: string, address: string) => void visited.push(address) },
    scrollTo: () => undefined,
    matchMedia: () => ({ matches: false }),
    ...listening,
  });
  return page;
}

/** What a tab keeps. */
function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

/** Let so many seconds pass, bit by bit: within one tick the time does not change. */
export function pass(seconds: number): void {
  for (let tick = 0; tick < 10 * seconds; tick++) mock.timers.tick(100);
}

/** Let everything happen that waits for nothing but its turn. */
export const settled = (): Promise<void> => new Promise((done) => setImmediate(done));
