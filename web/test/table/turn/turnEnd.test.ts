import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableState } from "../../../src/table/tableContext";
import { prompt } from "../../../src/table/turn/turnEnd";

const said = (moves: readonly string[], withActions: boolean): string =>
  prompt({
    speech: { say: (id: string, args?: { next?: string }) => [id, args?.next ?? ""].join(" ").trim() },
    staged: { steps: ["B1p"], what: { stays: true, may_end: true, moves }, rescues: null },
    view: { moves, hand: [], round: { begun: "" } },
    you: { hand: [], drawn: [] },
    picked: null,
    withActions,
  } as unknown as TableState);

test("a 1 that has nothing to take says so when it is put down", () => {
  assert.equal(said(["V2c", "."], true), "web-t-nothing-then web-t-prompt-discard");
  assert.equal(said(["V2c", "."], false), "web-t-prompt-discard");
  assert.equal(said(["R7t"], true), "web-t-prompt-take");
});
