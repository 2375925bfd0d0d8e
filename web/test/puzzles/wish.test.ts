import assert from "node:assert/strict";
import { test } from "node:test";
import { wish, wishAddress, wishFor } from "../../src/puzzles/wish";

test("an address names a kind of puzzles and a theme, and is read again", () => {
  assert.equal(wishAddress(null, "rule"), "/puzzles#theme=rule");
  wishFor("#theme=rule");
  assert.deepEqual(wish.value, { kind: "any", theme: "rule", grade: "any" });
  wishFor(wishAddress("only", null).slice("/puzzles".length));
  assert.deepEqual(wish.value, { kind: "only", theme: "any", grade: "any" });
});

test("an address that names none leaves the wish as it is, and nonsense is any", () => {
  wishFor("#theme=chain");
  wishFor("");
  assert.equal(wish.value.theme, "chain");
  wishFor("#theme=nonsense");
  assert.deepEqual(wish.value, { kind: "any", theme: "any", grade: "any" });
});
