import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type Draft,
  emptyDraft,
  nextMoves,
  stagedOf,
  stepsOfTurn,
  toSend,
  withAnswer,
  withoutStep,
  withStep,
} from "../../../src/game/turn/draft";
import type { PrivateView, RoundView, WhatIf } from "../../../src/protocol";

const you = { seat: 0, moves: ["R7p", "G4c", "out"] } as unknown as PrivateView;
const play = { phase: "play" } as RoundView;
const what = (moves: readonly string[], more: Partial<WhatIf> = {}): WhatIf =>
  ({ moves, may_end: false, whole: false, reveals: false, stays: true, ...more }) as WhatIf;
const staged = (step: string, answer: WhatIf, before: Draft = emptyDraft("m")): Draft => {
  const draft = withStep(before, step, you);
  return withAnswer(draft, draft.steps, answer);
};

test("only what the server allows is staged", () => {
  const draft = emptyDraft("m");
  assert.equal(withStep(draft, "B1p", you), draft);
  assert.deepEqual(withStep(draft, "R7p", you).steps, ["R7p"]);
  assert.equal(withStep(draft, "R7p", null), draft);
});

test("nothing more is staged, and nothing sent, while an answer is on its way", () => {
  const draft = withStep(emptyDraft("m"), "R7p", you);
  assert.deepEqual(nextMoves(draft, you), []);
  assert.equal(withStep(draft, "G4c", you), draft);
  assert.equal(toSend(draft, play), null);
});

test("an answer for other steps changes nothing", () => {
  const draft = withStep(emptyDraft("m"), "R7p", you);
  assert.equal(withAnswer(draft, ["G4c"], what([])), draft);
});

test("after an answer its moves come next", () => {
  assert.deepEqual(nextMoves(staged("R7p", what(["G4c"])), you), ["G4c"]);
});

test("undo goes back to the answer before, without a question", () => {
  const first = what(["G4c"]);
  const two = staged("G4c", what([], { whole: true }), staged("R7p", first));
  const back = withoutStep(two);
  assert.deepEqual(stagedOf(back), {
    steps: ["R7p"],
    what: first,
    waiting: false,
    sending: false,
    refusal: null,
    rescues: null,
  });
  assert.deepEqual(nextMoves(withoutStep(back), you), you.moves);
});

test("a refused step is gone, with the reason", () => {
  const draft = withoutStep(withStep(emptyDraft("m"), "R7p", you), "no");
  assert.deepEqual(stagedOf(draft), {
    steps: [],
    what: null,
    waiting: false,
    sending: false,
    refusal: "no",
    rescues: null,
  });
});

test("undo does nothing once the turn was sent", () => {
  const draft = { ...staged("R7p", what([])), sending: true };
  assert.equal(withoutStep(draft), draft);
});

test("a turn is sent whole where it may end", () => {
  assert.deepEqual(toSend(staged("R7p", what(["G4c"], { may_end: true })), play), {
    text: "R7p",
    whole: true,
  });
  assert.equal(toSend(staged("R7p", what(["G4c"])), play), null);
  assert.deepEqual(toSend(staged("R7p", what([], { whole: true })), play), { text: "R7p", whole: true });
});

test("a turn is sent up to the card that it reveals", () => {
  assert.deepEqual(toSend(staged("R7p", what([], { reveals: true })), play), { text: "R7p", whole: false });
});

test("nothing staged is no turn, but ends one that has begun", () => {
  assert.equal(toSend(emptyDraft("m"), play), null);
  assert.deepEqual(toSend(emptyDraft("m"), { phase: "discard" } as RoundView), { text: ".", whole: true });
});

test("giving up and drawing are said last", () => {
  assert.deepEqual(toSend(emptyDraft("m"), play, "out"), { text: "out", whole: true });
  assert.deepEqual(toSend(staged("G4c", what(["+", "."])), play, "+"), { text: "G4c +", whole: true });
});

test("a turn in notation is staged step by step", () => {
  assert.deepEqual(stepsOfTurn("R7p G4c Y2+"), ["R7p", "G4c", "+"]);
  assert.deepEqual(stepsOfTurn("out"), ["out"]);
});
