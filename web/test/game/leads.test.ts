import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { leadsOf } from "../../src/game/leads";
import type { Lead } from "../../src/protocol";

// The engine has made them; a test of the project makes sure that it still would.
const ROWS: [string[][], number[], Lead[]][] = JSON.parse(readFileSync("test/game/leads.json", "utf8"));

test("the page and the engine agree on who leads and why", () => {
  for (const [palettes, out, leads] of ROWS)
    assert.deepEqual(leadsOf(palettes, out), leads, JSON.stringify(palettes));
});
