import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { leadsOf, whyBehind } from "../../../src/game/rules/leads";
import type { Lead } from "../../../src/protocol";

// The engine has made them; a test of the project makes sure that it still would.
const ROWS: [string[][], number[], Lead[]][] = JSON.parse(readFileSync("test/game/rules/leads.json", "utf8"));

test("the page and the engine agree on who leads and why", () => {
  for (const [palettes, out, leads] of ROWS)
    assert.deepEqual(leadsOf(palettes, out), leads, JSON.stringify(palettes));
});

test("whoever does not lead is compared with the leader, also from the third place", () => {
  const palettes = [["G2"], ["R6", "B4"], ["O6", "V1"], ["V3"]];
  const [red, , , green] = leadsOf(palettes, []);
  assert.equal(red && whyBehind(red, palettes, 2), red?.why, "who comes next is named already");
  assert.deepEqual(red && whyBehind(red, palettes, 0), {
    ...red?.why,
    code: "lead-above",
    rival: 0,
    "rival-set": { code: "set-red", count: 1, top: "G2", number: 2, color: "green" },
    "rival-top": "G2",
  });
  assert.equal(green && whyBehind(green, palettes, 0).code, "lead-more");
  assert.equal(green && whyBehind(green, palettes, 3).code, "lead-without");
});
