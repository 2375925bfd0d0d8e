import assert from "node:assert/strict";
import { test } from "node:test";
import { at, pathOf, socketAt } from "../../src/net/address";

test("every address is below the folder that the page is served from", () => {
  assert.equal(at("/rules"), "/games/rules");
  assert.equal(at("/"), "/games/");
});

test("an address of ours has a path, another has none", () => {
  assert.deepEqual(["/games/table/x", "/games/", "/games", "/gamesome", "/"].map(pathOf), [
    "/table/x",
    "/",
    "/",
    null,
    null,
  ]);
});

test("a socket is as safe as the page", () => {
  const on = (protocol: string): string => {
    Object.assign(globalThis, { location: { protocol, host: "red7.example:7007" } });
    return socketAt("t");
  };
  assert.equal(on("http:"), "ws://red7.example:7007/games/api/tables/t/socket");
  assert.equal(on("https:"), "wss://red7.example:7007/games/api/tables/t/socket");
});
