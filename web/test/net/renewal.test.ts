import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { PROTOCOL } from "../../src/facts";
import { Connection } from "../../src/net/connection";
import { openBrowser, type Page, pass, Socket } from "../support/browser";

let page: Page;

beforeEach(() => {
  page = openBrowser();
});

afterEach(() => mock.timers.reset());

const connect = (): Connection =>
  new Connection("ws://table", {
    version: () => 4,
    tell: () => assert.fail("nothing can be read"),
    state: () => undefined,
    refused: () => assert.fail("nothing is to be said"),
  });

const refuse = (): void =>
  Socket.latest().open({ type: "refused", id: null, code: "server-outdated", arguments: {}, text: "" });

test("a page that its server no longer understands is loaded again, once", () => {
  connect();
  assert.equal(Socket.latest().address, `ws://table?protocol=${PROTOCOL}`);
  refuse();
  pass(20);
  assert.deepEqual(page.visited, ["reload"]);
  assert.equal(Socket.all.length, 1);
  const again = connect(); // the page that was loaded is the same: others of its kind may still be served
  assert.equal(Socket.latest().address, "ws://table");
  again.close();
});

test("without a storage nobody is asked, so that it cannot go on for ever", () => {
  Object.assign(globalThis, { sessionStorage: undefined });
  const connection = connect();
  assert.equal(Socket.latest().address, "ws://table");
  connection.close();
});
