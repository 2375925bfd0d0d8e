import assert from "node:assert/strict";
import { test } from "node:test";
import { joined } from "../../src/analysis/insight";
import type { BoardAnalysis } from "../../src/protocol";

const answer = (chances: Record<string, number>, rest: Partial<BoardAnalysis>): BoardAnalysis => ({
  position: "",
  color: "R",
  turn: 0,
  leads: [],
  counting: [],
  turns: Object.entries(chances).map(([text, chance]) => ({
    text,
    fate: "in",
    chance,
    error: 0.1,
    reasons: [],
  })),
  line: { winner: null, turns: [] },
  steps: 12,
  ...rest,
});

test("what comes later weighs as much as it has samples, and the best turn is first", () => {
  const known = answer({ R7p: 0.6, B2p: 0.5 }, { samples: 1, done: 1 });
  const next = answer({ B2p: 0.7, R7p: 0.4 }, { samples: 3, done: 4 });
  const both = joined(known, next);
  assert.deepEqual(
    both.turns.map(({ text, chance }) => [text, Number(chance.toFixed(4))]),
    [
      ["B2p", 0.65],
      ["R7p", 0.45],
    ],
  );
  assert.equal(both.turns[0]?.error.toFixed(4), "0.0791");
  assert.deepEqual([both.samples, both.done], [4, 4]);
});

test("a line that comes last leaves the turns, and one that is known stays", () => {
  const known = answer({ R7p: 0.6 }, { samples: 10, done: 10 });
  const line = { winner: 1, turns: ["R7p"] };
  const whole = joined(known, answer({}, { samples: 0, done: 12, line }));
  assert.deepEqual([whole.turns, whole.line, whole.samples], [known.turns, line, 10]);
  assert.equal(joined(whole, known).line, line);
});
