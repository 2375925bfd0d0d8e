import assert from "node:assert/strict";
import { test } from "node:test";
import { firstGameStep, hintId, type Moment, pointsIn, stepFor, targetIn } from "../../src/learn/guideSteps";
import { nextAfter } from "../../src/learn/lessonList";

const TURNS = ["B2p", "O1c", "I7p R1c"];
const START: Moment = {
  played: [],
  over: false,
  won: false,
  yourTurn: true,
  picked: null,
  staged: [],
  leads: false,
};

/** What is said, and what is pointed at. */
function told(moment: Partial<Moment>): string {
  const { id, at } = stepFor({ ...START, ...moment }, TURNS);
  return [id, ...at].join(" ");
}

test("the guide says one thing at a time: a card, its place, the end of the turn", () => {
  assert.equal(told({}), "guide-1 B2");
  assert.equal(told({ picked: "R1" }), "guide-1 B2");
  assert.equal(told({ picked: "B2" }), "guide-put-palette palette");
  assert.equal(told({ staged: ["B2p"], leads: true }), "guide-1-end lead end");
  assert.equal(told({ played: ["B2p"], yourTurn: false }), "guide-wait");
});

test("a turn of two cards is told card by card", () => {
  const played = ["B2p", "O1c"];
  assert.equal(told({ played }), "guide-2 I7");
  assert.equal(told({ played, staged: ["I7p"] }), "guide-2-then R1");
  assert.equal(told({ played, staged: ["I7p"], picked: "R1" }), "guide-put-canvas canvas");
  assert.equal(told({ played, staged: ["I7p", "R1c"], leads: true }), "guide-2-end end");
});

test("whoever plays otherwise is told how that stands", () => {
  assert.equal(told({ staged: ["O7p"], leads: true }), "guide-free-end end");
  assert.equal(told({ staged: ["R1p"] }), "guide-undo undo");
  assert.equal(told({ played: ["O7p", "O1c"] }), "guide-free");
});

test("the guide and the first game know how they ended", () => {
  assert.equal(told({ over: true, won: true }), "guide-won");
  assert.equal(told({ over: true }), "guide-lost");
  assert.equal(firstGameStep({ over: false, won: false }).id, "first-text");
  assert.equal(firstGameStep({ over: true, won: true }).id, "first-won");
  assert.equal(firstGameStep({ over: true, won: false }).id, "first-lost");
});

test("nothing is pointed at where a turn is complete, or another one", () => {
  assert.equal(targetIn(["B2p"], null, ["B2p"]), null);
  assert.equal(targetIn(["B2p"], null, ["R1p"]), null);
});

test("a turn that is shown is pointed at up to its end", () => {
  assert.deepEqual(pointsIn(["R1p", "Y6t"], "Y6", ["R1p"]), ["deck"]);
  assert.deepEqual(pointsIn(["G3c", "+"], null, ["G3c"]), ["draw"]);
  assert.deepEqual(pointsIn(["B2p"], null, ["B2p"]), ["end"]);
  assert.deepEqual(pointsIn(["B2p"], null, ["R1p"]), ["undo"]);
});

test("a hint says what kind of turn it takes", () => {
  assert.equal(hintId("B2p"), "lesson-hint-palette");
  assert.equal(hintId("B2c +"), "lesson-hint-canvas");
  assert.equal(hintId("B2p R1c"), "lesson-hint-both");
  assert.equal(hintId("R1p Y6t"), "lesson-hint-action");
});

test("the next lesson is one that is not done yet", () => {
  const lessons = ["a", "b", "c"].map((name) => ({ name, topic: "cards" }));
  assert.equal(nextAfter({ lessons, done: [] }, "a"), "b");
  assert.equal(nextAfter({ lessons, done: ["b"] }, "a"), "c");
  assert.equal(nextAfter({ lessons, done: ["b"] }, "c"), "a");
  assert.equal(nextAfter({ lessons, done: ["a", "b", "c"] }, "a"), null);
});
