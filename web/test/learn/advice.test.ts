import assert from "node:assert/strict";
import { test } from "node:test";
import type { Game } from "../../src/game/reducer";
import { adviceFor } from "../../src/learn/advice";
import { nextAfter } from "../../src/learn/lessonList";

const TURNS = ["B2p", "O1c", "Y1c"];

function game(played: readonly string[], phase = "playing", won = false): Game {
  const turns = played.map((text, place) => ({ round: 1, seat: place % 2, text, whole: true, out: [] }));
  const seats = [{ won }, { won: !won }];
  const table = { phase, seats, round: { turn: played.length % 2 } };
  return { version: 1, table, you: { seat: 0 }, turns } as unknown as Game;
}

test("the guide goes from turn to turn while all goes as it says", () => {
  assert.equal(adviceFor(null, TURNS), "guide-wait");
  assert.equal(adviceFor(game([]), TURNS), "guide-1");
  assert.equal(adviceFor(game(["B2p"]), TURNS), "guide-wait");
  assert.equal(adviceFor(game(["B2p", "O1c"]), TURNS), "guide-2");
  assert.equal(adviceFor(game(["O7p R1c", "O1c"]), TURNS), "guide-free");
});

test("the guide knows how it ended", () => {
  assert.equal(adviceFor(game(TURNS, "finished", true), TURNS), "guide-won");
  assert.equal(adviceFor(game(["out"], "finished"), TURNS), "guide-lost");
});

test("the next lesson is one that is not done yet", () => {
  const lessons = ["a", "b", "c"].map((name) => ({ name, topic: "cards" }));
  assert.equal(nextAfter({ lessons, done: [] }, "a"), "b");
  assert.equal(nextAfter({ lessons, done: ["b"] }, "a"), "c");
  assert.equal(nextAfter({ lessons, done: ["b"] }, "c"), "a");
  assert.equal(nextAfter({ lessons, done: ["a", "b", "c"] }, "a"), null);
});
