import assert from "node:assert/strict";
import { test } from "node:test";
import type { Game } from "../../../src/game/reducer";
import { remarkOf } from "../../../src/game/story/remarks";
import type { SeenEvent } from "../../../src/protocol";

const you = { kind: "person", name: "Ann", face: "fox", level: null };
const pip = { kind: "bot", name: "Pip", face: "pip", level: "beginner" };
const magnus = { kind: "bot", name: "Magnus", face: "magnus", level: "master" };
const nobody = { kind: "bot", name: "casual", face: "", level: "casual" };

function game(round: object | null, more: object = {}, seats: readonly object[] = [you, pip, magnus]): Game {
  const shown = round && {
    color: "R",
    out: [],
    palettes: [["R1"], ["B2"], ["G3"]],
    end: null,
    leads: [{ color: "R", seat: 0 }],
    ...round,
  };
  return {
    version: 3,
    turns: [{}],
    table: { phase: "playing", seats, round: shown, ...more },
  } as unknown as Game;
}
const played = (seat: number): readonly SeenEvent[] => [{ type: "played", seat }] as unknown as SeenEvent[];

test("one of the characters greets when a match is dealt, once", () => {
  const dealt = { ...game({}), turns: [] };
  assert.deepEqual(remarkOf(dealt, game(null), []), { seat: 2, moment: "hello", level: "master" });
  assert.equal(remarkOf(dealt, dealt, []), null);
  const begun = { ...game({ palettes: [["R1", "R2"], ["B2"], ["G3"]] }), turns: [] };
  assert.equal(remarkOf(begun, null, []), null, "not where it goes on from its middle");
});

test("characters say something when they are out, and winners when they have won", () => {
  assert.deepEqual(remarkOf(game({ out: [1] }), game({}), played(1)), {
    seat: 1,
    moment: "out",
    level: "beginner",
  });
  assert.equal(remarkOf(game({ out: [0, 1] }), game({ out: [1] }), played(0)), null, "not for people");
  const end = { end: { winner: 1 }, out: [0, 2] };
  assert.equal(remarkOf(game(end, { phase: "between" }), game({}), played(0))?.moment, "won");
});

test("somebody congratulates the person who has won the match", () => {
  const end = { end: { winner: 0 }, out: [1, 2] };
  assert.equal(remarkOf(game(end, { phase: "finished" }), game({}), played(0))?.moment, "lost");
  assert.equal(remarkOf(game(end, { phase: "between" }), game({}), played(0)), null);
});

test("a new rule is worth a word now and then, of whoever leads with it", () => {
  const painted = { color: "B", leads: [{ color: "B", seat: 2 }] };
  assert.deepEqual(remarkOf(game(painted), game({}), played(2)), {
    seat: 2,
    moment: "lead",
    level: "master",
  });
  assert.equal(remarkOf({ ...game(painted), version: 4 }, game({}), played(2)), null);
  assert.equal(remarkOf(game(painted), game({}), played(1)), null);
  assert.equal(remarkOf(game(painted), game({}), []), null, "nothing was played");
});

test("computer players without a name are silent", () => {
  assert.equal(remarkOf({ ...game({}, {}, [you, nobody]), turns: [] }, null, []), null);
});
