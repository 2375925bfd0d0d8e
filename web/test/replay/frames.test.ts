import assert from "node:assert/strict";
import { test } from "node:test";
import type { ReplayFrame } from "../../src/protocol";
import { stopName, stopOf } from "../../src/replay/frames";

const FRAMES = [
  [1, 0],
  [1, 1],
  [1, 2],
  [2, 0],
  [2, 1],
].map(([number, turn]) => ({ round: { number }, turn }) as unknown as ReplayFrame);

test("a link leads to what a turn led to or, with a question mark, to the table before it", () => {
  assert.deepEqual(stopOf(FRAMES, "2.1"), { place: 4, asked: null });
  assert.deepEqual(stopOf(FRAMES, "2.1?"), { place: 3, asked: 4 });
  for (const name of ["1.0", "1.2", "1.1?", "2.1?"])
    assert.equal(stopName(FRAMES, stopOf(FRAMES, name)), name);
});

test("a link to what is not there leads to the start, and no deal can be asked about", () => {
  assert.deepEqual(stopOf(FRAMES, "7.7?"), { place: 0, asked: null });
  assert.deepEqual(stopOf(FRAMES, "2.0?"), { place: 3, asked: null });
});
