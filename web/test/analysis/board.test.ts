import assert from "node:assert/strict";
import { test } from "node:test";
import {
  addressed,
  boardOf,
  EMPTY,
  fromAddress,
  placeOf,
  put,
  resized,
  textOf,
} from "../../src/analysis/board";

const TEXT = "intl-1.2 draw+scoring R4 1 R7O6*B2:B1/!Y3V2:O5/I5:I4 G1V4*B3 I7I6V1 play I7I6/V1+32/-";

test("a position survives as a board, and in an address", () => {
  assert.equal(textOf(boardOf(TEXT)), TEXT);
  assert.equal(fromAddress(`#${addressed(TEXT)}`), TEXT);
  assert.equal(textOf(EMPTY), "intl-1.2 basic R 0 -:-/-:- - - play");
});

test("a card goes to the place that is chosen, and pressed again back to the pile", () => {
  const there = put(EMPTY, "R7", "hand-1");
  assert.equal(placeOf(there, "R7"), "hand-1");
  assert.equal(textOf(put(there, "R7", "deck")), "intl-1.2 basic R 0 -:-/-:- R7 - play");
  assert.equal(textOf(put(there, "R7", "hand-1")), textOf(EMPTY));
});

test("a card that everybody knew is known no longer where it is put", () => {
  const board = boardOf(TEXT);
  assert.match(textOf(put(board, "B2", "palette-2")), / R7O6:B1\/.*\/I5:I4B2 /);
  assert.match(textOf(put(board, "R4", "deck")), / R 1 .* G1V4B3R4 /);
});

test("fewer players take their cards with them", () => {
  const board = resized(boardOf(TEXT), 2);
  assert.equal(placeOf(board, "I5"), "pile");
  assert.equal(board.turn, 1);
});

test("nonsense is an empty board", () => {
  assert.equal(boardOf("nonsense"), EMPTY);
});
