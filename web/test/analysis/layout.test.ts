import assert from "node:assert/strict";
import { test } from "node:test";
import {
  addressed,
  cameFrom,
  EMPTY,
  fromAddress,
  layoutOf,
  placeOf,
  put,
  replayed,
  resized,
  textOf,
} from "../../src/analysis/layout";

const TEXT = "intl-1.2 draw+scoring R4 1 R7O6*B2:B1/!Y3V2:O5/I5:I4 G1V4*B3 I7I6V1 play I7I6/V1+32/-";

test("a position survives as a layout, and in an address", () => {
  assert.equal(textOf(layoutOf(TEXT)), TEXT);
  assert.equal(fromAddress(`#${addressed(TEXT)}`), TEXT);
  assert.equal(textOf(EMPTY), "intl-1.2 basic R 0 -:-/-:- - - play");
});

test("an address says where one came from", () => {
  const before = { round: 2, turn: 7 };
  const played = `#${replayed(TEXT, "replay/aB-9_/3", before)}`;
  assert.equal(fromAddress(played), TEXT);
  assert.deepEqual(cameFrom(played), {
    path: "replay/aB-9_/3",
    before: { ...before, table: "aB-9_", match: 3 },
  });
  const brought = cameFrom(`#${replayed(TEXT, "replay/0a1b", before)}`);
  assert.deepEqual(brought?.before, { ...before, brought: "0a1b" });
  assert.deepEqual(cameFrom("#x;puzzles/0a1b"), { path: "puzzles/0a1b", before: null });
  assert.deepEqual(cameFrom("#x;replay/0a1b/1"), { path: "replay/0a1b/1", before: null });
  assert.equal(cameFrom("#x"), null);
});

test("a card goes to the place that is chosen, and pressed again back to the pile", () => {
  const there = put(EMPTY, "R7", "hand-1");
  assert.equal(placeOf(there, "R7"), "hand-1");
  assert.equal(textOf(put(there, "R7", "deck")), "intl-1.2 basic R 0 -:-/-:- R7 - play");
  assert.equal(textOf(put(there, "R7", "hand-1")), textOf(EMPTY));
});

test("a card that everybody knew is known no longer where it is put", () => {
  const layout = layoutOf(TEXT);
  assert.match(textOf(put(layout, "B2", "palette-2")), / R7O6:B1\/.*\/I5:I4B2 /);
  assert.match(textOf(put(layout, "R4", "deck")), / R 1 .* G1V4B3R4 /);
});

test("a card on the canvas makes the rule, and leaves its colour behind", () => {
  const there = put(put(EMPTY, "G5", "palette-0"), "G5", "canvas");
  assert.equal(textOf(there), "intl-1.2 basic G5 0 -:-/-:- - - play");
  assert.equal(placeOf(there, "G5"), "canvas");
  assert.equal(textOf(put(there, "G5", "hand-0")), "intl-1.2 basic G 0 G5:-/-:- - - play");
});

test("a scored card leaves its pile", () => {
  const there = put(layoutOf(TEXT), "V1", "hand-0");
  assert.match(textOf(there), / I7I6 play I7I6\/-\+32\/-$/);
});

test("fewer players take their cards with them", () => {
  const layout = resized(layoutOf(TEXT), 2);
  assert.equal(placeOf(layout, "I5"), "pile");
  assert.equal(layout.turn, 1);
});

test("nonsense is an empty layout", () => {
  assert.equal(layoutOf("nonsense"), EMPTY);
});
