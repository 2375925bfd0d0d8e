import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { counting, leaders } from "../../../src/game/rules/countedCards";

// The engine has made them; a test of the project makes sure that it still would.
const ROWS: [string[], Record<string, string[]>][] = JSON.parse(
  readFileSync("test/game/rules/countedCards.json", "utf8"),
);

test("the page and the engine agree on what counts", () => {
  for (const [palette, byColor] of ROWS)
    for (const [color, cards] of Object.entries(byColor))
      assert.deepEqual([...counting(palette, color)].sort(), cards, `${palette} ${color}`);
});

test("a card of the hand makes its palette lead, by size and then by its highest card", () => {
  assert.deepEqual(leaders(["O7", "G2", "R6"], ["V1"], [["R5", "B6"]], "G"), ["R6"]);
  assert.deepEqual(leaders(["O7", "G2"], ["V1"], [["R5", "B3"]], "V"), ["G2"]);
  assert.deepEqual(leaders(["O7", "G7"], ["V1"], [["Y7"]], "R"), ["O7"]);
});
