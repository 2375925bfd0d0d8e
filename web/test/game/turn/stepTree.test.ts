import assert from "node:assert/strict";
import { test } from "node:test";
import moments from "../../../../tests/golden/staged.json";
import { rescues, whatIf } from "../../../src/game/turn/stepTree";
import type { PrivateView, RoundView, StepTree, WhatIf } from "../../../src/protocol";

interface Moment {
  readonly round: RoundView;
  readonly you: PrivateView;
  readonly tree: StepTree;
  readonly staged: readonly (readonly [string, WhatIf])[];
}

const all = moments as unknown as readonly Moment[];
const sorted = (what: WhatIf | null): WhatIf | null => what && { ...what, moves: [...what.moves].sort() };

test("the tree says of every staged turn what the server says", () => {
  for (const { round, you, tree, staged } of all) {
    for (const [text, what] of staged) {
      const steps = text === "" ? [] : text.split(" ");
      assert.deepEqual(sorted(whatIf(tree, round, you.seat, steps)), sorted(what), text);
    }
  }
});

test("a step that is not legal has no answer", () => {
  for (const { round, you, tree } of all) {
    assert.equal(whatIf(tree, round, you.seat, ["X9p"]), null);
    assert.equal(whatIf(tree, round, you.seat, ["X9c"]), null);
  }
});

test("a tree of one step leaves to the server what an action leads to", () => {
  for (const { round, you, tree } of all) {
    const partial = { ...tree, partial: true, nodes: tree.nodes.filter(([text]) => !text.includes(" ")) };
    for (const [text, end] of partial.nodes.filter((node) => node[0] !== "")) {
      const what = whatIf(partial, round, you.seat, [text]);
      if (end === "no") assert.equal(what, null);
      else assert.deepEqual(what, whatIf(tree, round, you.seat, [text]));
    }
  }
});

test("a card keeps its player in where one of its turns does", () => {
  for (const { round, you, tree } of all) {
    const { sure, lucky } = rescues(tree, round, you, []);
    for (const card of you.hand) {
      const turns = tree.nodes.filter(([text]) => text.startsWith(`${card}p`));
      const safe = turns.some((node) => node[1] === "in" || node[2].length > 0);
      const discard = tree.nodes.find(([text]) => text === "")?.[2].includes(card);
      if (safe || discard) assert.ok(sure.has(card), card);
      else if (!turns.some((node) => node[1] === "reveal"))
        assert.ok(!sure.has(card) && !lucky.has(card), card);
    }
  }
});

test("a card keeps its player in alone, or together with another", () => {
  for (const { round, you, tree } of all) {
    const { sure, alone, partners } = rescues(tree, round, you, []);
    const saves = (text: string): boolean => tree.nodes.find((node) => node[0] === text)?.[1] === "in";
    const discards = (text: string): readonly string[] =>
      tree.nodes.find((node) => node[0] === text)?.[2] ?? [];
    for (const card of you.hand) {
      if (discards("").includes(card) || saves(`${card}p`)) assert.ok(alone.has(card), card);
      if (alone.has(card)) assert.ok(sure.has(card), card);
      for (const other of discards(`${card}p`)) {
        assert.ok(partners.get(card)?.has(other), card);
        assert.ok(partners.get(other)?.has(card), other);
      }
    }
  }
});
