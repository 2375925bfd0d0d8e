import assert from "node:assert/strict";
import { test } from "node:test";
import { pauseAfter } from "../src/game/playback";
import { routeOf } from "../src/router";

test("addresses lead to pages, with or without a stroke at the end", () => {
  assert.deepEqual(routeOf("/"), { page: "home" });
  assert.deepEqual(routeOf("/rules/"), { page: "rules" });
  assert.deepEqual(routeOf("/table/a%20b"), { page: "table", id: "a b" });
  assert.deepEqual(routeOf("/join"), { page: "join", code: "" });
  assert.deepEqual(routeOf("/join/XY12"), { page: "join", code: "XY12" });
  assert.deepEqual(routeOf("/move", "#secret"), { page: "move", code: "secret" });
});

test("what leads nowhere is missing", () => {
  for (const path of ["/nothing", "/table", "/table/a/b", "/constructor", "/move/secret"]) {
    assert.deepEqual(routeOf(path), { page: "missing" }, path);
  }
  assert.deepEqual(routeOf("/table/%E0%A4%A"), { page: "table", id: "%E0%A4%A" });
});

test("turns stay on show longer the more they do, and not at all without motion", () => {
  const turn = (text: string) => [{ type: "played", seat: 1, text }];
  assert.ok(pauseAfter(turn("R7p G4c"), "full") > pauseAfter(turn("R7p"), "full"));
  assert.ok(pauseAfter(turn("R7p"), "full") > pauseAfter(turn("R7p"), "quick"));
  assert.equal(pauseAfter(turn("R7p G4c"), "off"), 0);
  assert.equal(pauseAfter([{ type: "left", seat: 1 }], "full"), 0);
});
