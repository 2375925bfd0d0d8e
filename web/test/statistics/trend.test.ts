import assert from "node:assert/strict";
import { test } from "node:test";
import { average, lowest, recent, trend } from "../../src/statistics/trend";

test("a trend is the average of the latest five up to each value", () => {
  assert.deepEqual(trend([10, 20, 30, 40, 50, 60]), [10, 15, 20, 25, 30, 40]);
  assert.deepEqual(recent([1, 2, 3, 4, 5, 6]), [2, 3, 4, 5, 6]);
  assert.equal(average([]), 0);
});

test("a scale begins at 50, or at the ten below the lowest value", () => {
  assert.equal(lowest([73, 90]), 50);
  assert.equal(lowest([73, 37]), 30);
  assert.equal(lowest([0, 100]), 0);
});
