import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Connection, type State } from "../src/connection";
import type { FromServer, Refused } from "../src/protocol";

/** A socket that the test plays the server of. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: { type: string; id?: string; since?: number | null }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Socket["sent"][number]);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server takes the connection, and shows the table. */
  open(version: number): void {
    this.readyState = 1;
    this.onopen?.();
    this.tell({ type: "happened", version });
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The network breaks. */
  breakDown(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const latest = (): Socket => {
  const socket = Socket.all.at(-1);
  assert.ok(socket);
  return socket;
};

let states: State[];
let told: FromServer[];
let lost: Refused[];
let version: number | null;
let connection: Connection;

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(globalThis, { WebSocket: Socket, window: globalThis, document: { hidden: false, ...listening }, ...listening });
  Socket.all = [];
  [states, told, lost, version] = [[], [], [], null];
  connection = new Connection("ws://table", {
    version: () => version,
    tell: (message) => {
      told.push(message);
      if (message.type === "happened") version = message.version;
    },
    state: (state) => states.push(state),
    refused: (refused) => lost.push(refused),
  });
});

afterEach(() => {
  connection.close();
  mock.timers.reset();
});

test("it says hello with the version that is known", () => {
  latest().open(4);
  assert.deepEqual(latest().sent, [{ type: "hello", since: null }]);
  latest().breakDown();
  mock.timers.tick(1_000);
  latest().open(6);
  assert.deepEqual(latest().sent[0], { type: "hello", since: 4 });
  assert.equal(states.at(-1), "open");
});

test("what was not answered when the connection broke is asked again, with the same id", async () => {
  latest().open(4);
  const done = connection.do({ type: "start" }, 4);
  const [, first] = latest().sent;
  latest().breakDown();
  mock.timers.tick(1_000);
  latest().open(4);
  const [, second] = latest().sent;
  assert.deepEqual(second, first);
  latest().tell({ type: "done", id: second?.id, version: 5 });
  assert.deepEqual(await done, { type: "done", id: first?.id, version: 5 });
});

test("what was answered is not asked again", async () => {
  latest().open(4);
  const done = connection.do({ type: "start" }, 4);
  latest().tell({ type: "done", id: latest().sent[1]?.id, version: 5 });
  await done;
  latest().breakDown();
  mock.timers.tick(1_000);
  latest().open(5);
  assert.equal(latest().sent.length, 1);
});

test("what is asked before the table was shown waits for it", () => {
  void connection.do({ type: "start" }, null);
  assert.deepEqual(latest().sent, []);
  latest().open(1);
  assert.deepEqual(latest().sent.map((message) => message.type), ["hello", "do"]);
});

test("the pauses between two tries grow, and the loss is told", () => {
  for (let failure = 0; failure < 6; failure++) {
    latest().breakDown();
    mock.timers.tick(20_000);
  }
  assert.equal(Socket.all.length, 7);
  assert.equal(states.at(-1), "lost");
  latest().breakDown();
  mock.timers.tick(3_000);
  assert.equal(Socket.all.length, 7);
});

test("a connection that no longer answers is given up", () => {
  latest().open(4);
  void connection.do({ type: "start" }, 4);
  const silent = latest();
  mock.timers.tick(12_000);
  assert.equal(silent.readyState, 3);
  mock.timers.tick(2_000);
  assert.notEqual(latest(), silent);
});

test("a table that is not there is not asked for again", () => {
  const socket = latest();
  socket.readyState = 1;
  socket.onopen?.();
  socket.tell({ type: "refused", id: null, code: "server-no-table", arguments: {}, text: "" });
  socket.breakDown();
  mock.timers.tick(60_000);
  assert.equal(lost[0]?.code, "server-no-table");
  assert.equal(Socket.all.length, 1);
});

test("news without an id are passed on", () => {
  latest().open(4);
  latest().tell({ type: "present", seats: [0], watchers: 2 });
  assert.deepEqual(told.at(-1), { type: "present", seats: [0], watchers: 2 });
});
