import assert from "node:assert/strict";
import { test } from "node:test";
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
