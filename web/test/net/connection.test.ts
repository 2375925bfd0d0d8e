import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Connection, type State } from "../../src/net/connection";
import type { FromServer, Refused } from "../../src/protocol";
import { openBrowser, type Page, pass, Socket } from "../support/browser";

const latest = (): Socket => Socket.latest();

let states: State[];
let told: FromServer[];
let lost: Refused[];
let version: number | null;
let connection: Connection;
let page: Page;
let listeners: Page["listeners"];

beforeEach(() => {
  page = openBrowser();
  listeners = page.listeners;
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
  latest().open({ type: "happened", version: 4 });
  assert.deepEqual(latest().sent, [{ type: "hello", since: null }]);
  latest().breakDown();
  mock.timers.tick(1_000);
  latest().open({ type: "happened", version: 6 });
  assert.deepEqual(latest().sent[0], { type: "hello", since: 4 });
  assert.equal(states.at(-1), "open");
});

test("what was not answered when the connection broke is asked again, with the same id", async () => {
  latest().open({ type: "happened", version: 4 });
  const done = connection.do({ type: "start" }, 4);
  const [, first] = latest().sent;
  latest().breakDown();
  mock.timers.tick(1_000);
  latest().open({ type: "happened", version: 4 });
  const [, second] = latest().sent;
  assert.deepEqual(second, first);
  latest().tell({ type: "done", id: second?.id, version: 5 });
  assert.deepEqual(await done, { type: "done", id: first?.id, version: 5 });
});

test("what was answered is not asked again", async () => {
  latest().open({ type: "happened", version: 4 });
  const done = connection.do({ type: "start" }, 4);
  latest().tell({ type: "done", id: latest().sent[1]?.id, version: 5 });
  await done;
  latest().breakDown();
  mock.timers.tick(1_000);
  latest().open({ type: "happened", version: 5 });
  assert.equal(latest().sent.length, 1);
});

test("what is asked before the table was shown waits for it", () => {
  void connection.do({ type: "start" }, null);
  assert.deepEqual(latest().sent, []);
  latest().open({ type: "happened", version: 1 });
  assert.deepEqual(
    latest().sent.map((message) => message.type),
    ["hello", "do"],
  );
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
  latest().open({ type: "happened", version: 4 });
  void connection.do({ type: "start" }, 4);
  const silent = latest();
  mock.timers.tick(12_000);
  assert.equal(silent.readyState, 3);
  mock.timers.tick(2_000);
  assert.notEqual(latest(), silent);
});

test("a connection that has died without a word is noticed while nobody asks anything", () => {
  latest().open({ type: "happened", version: 4 });
  const silent = latest();
  pass(26);
  assert.deepEqual(silent.sent.at(-1), { type: "beat" });
  silent.tell({ type: "beat" });
  pass(14);
  assert.equal(silent.readyState, 1, "it was answered");
  pass(22);
  assert.equal(silent.readyState, 3);
  pass(2);
  assert.notEqual(latest(), silent);
  assert.ok(!told.some((message) => message.type === "beat"), "which is nobody else's business");
});

test("a page that nobody sees does not ask whether the server is there", () => {
  latest().open({ type: "happened", version: 4 });
  page.hidden = true;
  pass(300);
  assert.equal(latest().sent.length, 1);
  assert.equal(Socket.all.length, 1);
});

for (const event of ["visibilitychange", "online", "resume"]) {
  test(`after ${event} the connection has to show soon that it lives`, () => {
    latest().open({ type: "happened", version: 4 });
    listeners[event]?.();
    latest().tell({ type: "beat" });
    pass(8);
    assert.equal(Socket.all.length, 1, "it does");
    const silent = latest();
    listeners[event]?.();
    pass(5);
    assert.equal(silent.readyState, 3);
  });
}

test("a connection that does not come about is given up, and made anew", () => {
  const hanging = latest();
  pass(9);
  assert.equal(Socket.all.length, 1);
  pass(3);
  assert.equal(hanging.readyState, 3);
  assert.equal(Socket.all.length, 2);
  latest().open({ type: "happened", version: 4 });
  pass(20);
  assert.equal(Socket.all.length, 2, "this one has");
});

test("whoever looks at a page that is still connecting does not wait for that", () => {
  const hanging = latest();
  listeners.visibilitychange?.();
  assert.equal(hanging.readyState, 3);
  assert.equal(Socket.all.length, 2);
  latest().open({ type: "happened", version: 4 });
  assert.equal(states.at(-1), "open");
});

test("of two hints only the newer is waited for, and asked for again", async () => {
  latest().open({ type: "happened", version: 4 });
  const older = connection.hint(0);
  const newer = connection.missed(0, 1, 2);
  assert.equal(((await older) as Refused).code, "server-asked-anew");
  latest().breakDown();
  pass(1);
  latest().open({ type: "happened", version: 4 });
  assert.deepEqual(
    latest().sent.map((message) => message.type),
    ["hello", "missed"],
  );
  latest().tell({ type: "hint", id: latest().sent[1]?.id, seat: 0, turns: [] });
  assert.equal((await newer).type, "hint");
});

test("a hint that does not come is given up, and the connection is not to blame", async () => {
  latest().open({ type: "happened", version: 4 });
  const hint = connection.hint(0);
  for (let beat = 0; beat < 2; beat++) {
    pass(26);
    latest().tell({ type: "beat" });
  }
  latest().breakDown();
  pass(1);
  latest().open({ type: "happened", version: 4 });
  assert.equal(latest().sent.at(-1)?.type, "hint");
  pass(26);
  latest().tell({ type: "beat" });
  pass(14);
  assert.equal(((await hint) as Refused).code, "server-thinking-full");
  assert.equal(Socket.all.length, 2);
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
  latest().open({ type: "happened", version: 4 });
  latest().tell({ type: "present", seats: [0], watchers: 2 });
  assert.deepEqual(told.at(-1), { type: "present", seats: [0], watchers: 2 });
});
