import assert from "node:assert/strict";
import { test } from "node:test";
import type { SeatView } from "../../../src/protocol";
import { rivalryWord } from "../../../src/table/players/rivalryWord";

const after = (...wins: number[]): string | null => {
  const seats = wins.map((one) => ({ wins: one }) as SeatView);
  return rivalryWord(
    seats,
    0,
    wins.reduce((sum, one) => sum + one),
  );
};

test("a win between people who meet again is worth a word", () => {
  assert.equal(after(1, 0), null); // the first match has no history
  assert.equal(after(2, 0), null);
  assert.equal(after(3, 0), "all");
  assert.equal(after(1, 1), "even");
  assert.equal(after(2, 1), "ahead");
  assert.equal(after(1, 0, 3), "first");
  assert.equal(after(4, 2), null);
  assert.equal(after(7, 5), "pigments");
});
