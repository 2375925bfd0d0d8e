import assert from "node:assert/strict";
import { test } from "node:test";
import { type Game, momentOf, moverOf, reduce } from "../../src/game/reducer";
import type {
  HappenedShape,
  PrivateView,
  PublicView,
  RoundView,
  SeenEvent,
  SeenTurn,
  SnapshotShape,
} from "../../src/protocol";

const round = (number: number, turn = 0): RoundView => ({ number, turn, phase: "play" }) as RoundView;
const table = (
  version: number,
  phase: PublicView["phase"] = "playing",
  now: RoundView | null = round(1),
): PublicView => ({ version, phase, round: now, match_number: 1 }) as PublicView;
const you = { seat: 0 } as PrivateView;
const snapshot = (version: number, turns: readonly SeenTurn[] = []): SnapshotShape => ({
  type: "snapshot",
  id: "t",
  version,
  table: table(version),
  you,
  turns,
});
const happened = (version: number, events: readonly SeenEvent[], view = table(version)): HappenedShape => ({
  type: "happened",
  version,
  events,
  table: view,
  you,
});
const after = (...messages: readonly (SnapshotShape | HappenedShape)[]): Game => {
  const game = messages.reduce<Game | null>(reduce, null);
  assert.ok(game);
  return game;
};
const played = (seat: number, text: string, whole = true): SeenEvent => ({
  type: "played",
  seat,
  text,
  whole,
});

test("nothing is known before the first snapshot", () => {
  assert.equal(reduce(null, happened(5, [])), null);
});

test("a snapshot replaces everything", () => {
  const turns = [{ round: 1, seat: 1, text: "R7p", whole: true, out: [] }];
  assert.deepEqual(after(snapshot(3), snapshot(9, turns)).turns, turns);
});

test("what is older than what is known is no news", () => {
  const game = after(snapshot(7));
  assert.equal(reduce(game, happened(6, [played(0, "out")])), game);
});

test("a snapshot counts also where the server has gone back, as after a backup was restored", () => {
  assert.equal(reduce(after(snapshot(7)), snapshot(2))?.version, 2);
});

test("turns are added in the round they were played in, also when a message tells of two rounds", () => {
  const game = after(
    snapshot(3),
    happened(
      6,
      [{ ...played(0, "R7p"), out: [1] }, { type: "next-dealt" }, played(1, "G4c")],
      table(6, "playing", round(2)),
    ),
  );
  assert.deepEqual(game.turns, [
    { round: 1, seat: 0, text: "R7p", whole: true, out: [1] },
    { round: 2, seat: 1, text: "G4c", whole: true, out: [] },
  ]);
});

test("a turn that a revealed card interrupted goes on as the same turn", () => {
  const begun = after(snapshot(3), happened(4, [played(0, "B3p Y2+", false)]));
  assert.deepEqual(begun.turns, [{ round: 1, seat: 0, text: "B3p Y2+", whole: false, out: [] }]);
  const whole = reduce(begun, happened(5, [played(0, "Y2c")]));
  assert.deepEqual(whole?.turns, [{ round: 1, seat: 0, text: "B3p Y2+ Y2c", whole: true, out: [] }]);
  const stopped = reduce(begun, happened(5, [played(0, ".")]));
  assert.deepEqual(stopped?.turns, [{ round: 1, seat: 0, text: "B3p Y2+", whole: true, out: [] }]);
});

test("another match starts without turns", () => {
  const game = after(
    snapshot(3, [{ round: 4, seat: 0, text: "out", whole: true, out: [0] }]),
    happened(5, [{ type: "rematched" }, { type: "started" }]),
  );
  assert.deepEqual(game.turns, []);
  const dealt = after(snapshot(3), happened(5, [{ type: "dealt" }, played(1, "V1p")], table(5)));
  assert.equal(dealt.turns[0]?.round, 1);
});

test("there is a seat to move only while a match is played", () => {
  assert.equal(moverOf(table(1)), 0);
  assert.equal(moverOf(table(1, "between")), null);
  assert.equal(moverOf(table(1, "waiting", null)), null);
});

test("a moment ends with the turn, and does not end with what is no turn", () => {
  const game = after(snapshot(3));
  const moment = momentOf(game);
  assert.notEqual(moment, "");
  assert.equal(momentOf(reduce(game, happened(4, [{ type: "left", seat: 1 }]))), moment);
  assert.notEqual(momentOf(reduce(game, happened(4, [played(0, "B3p Y2+", false)]))), moment);
  assert.equal(momentOf(reduce(game, happened(4, [played(0, "R7p")], table(4, "playing", round(1, 1))))), "");
  assert.equal(momentOf(null), "");
});
