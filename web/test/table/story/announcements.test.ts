import assert from "node:assert/strict";
import { test } from "node:test";
import type { Game } from "../../../src/game/reducer";
import type { PrivateView, PublicView, RoundView, SeatView, SeenTurn } from "../../../src/protocol";
import type { Speech } from "../../../src/speech/words";
import { causeSentence, news, spelled } from "../../../src/table/story/announcements";

// Every message is its id with its arguments, so that the tests see what would be said.
const said = (id: string, args: Readonly<Record<string, unknown>> = {}): string =>
  [id, ...Object.values(args).map(String)].join(" ");
const speech = {
  language: "en",
  say: said,
  tell: ({ code }: { code: string }) => code,
  who: (seat: number) => (seat === 0 ? "you" : `rival${seat}`),
  join: (items: readonly string[]) => items.join(", "),
} as unknown as Speech;

const seat = (more: Partial<SeatView> = {}): SeatView =>
  ({
    kind: "person",
    name: "Ada",
    points: 0,
    timeouts: 0,
    left: false,
    asked: false,
    won: false,
    ...more,
  }) as SeatView;
const round = {
  number: 1,
  color: "R",
  turn: 0,
  out: [],
  palettes: [["G2"], ["R6"]],
  leads: [{ color: "R", seat: 1, cards: ["R6"], why: { code: "why" } }],
  end: null,
} as unknown as RoundView;
const table = {
  phase: "playing",
  match_number: 1,
  settings: {},
  round,
  seats: [seat(), seat({ name: "Bo" })],
} as unknown as PublicView;
const turn = (who: number, text: string, more: Partial<SeenTurn> = {}): SeenTurn =>
  ({ round: 1, seat: who, text, whole: true, out: [], ...more }) as SeenTurn;
const mine = { seat: 0, moves: ["O7p"], prospect: "in" } as unknown as PrivateView;
const waiting = { seat: 0, moves: [] } as unknown as PrivateView;
const game = (more: Partial<Game>): Game => ({ version: 1, table, you: mine, turns: [], ...more });
const others = (more: Partial<RoundView> = {}): PublicView => ({
  ...table,
  round: { ...round, turn: 1, ...more },
});

test("whoever comes hears the rule, who leads, and that it is their turn", () => {
  assert.deepEqual(news(null, game({}), speech), ["web-t-rule-named red rule-red", "why", "web-t-your-turn"]);
});

test("whoever comes hears what was played since their last turn, and nothing older", () => {
  const turns = [turn(0, "O7p"), turn(1, "R6p")];
  const lines = news(null, game({ turns }), speech);
  assert.ok(lines.some((line) => line.includes("rival1")));
  assert.ok(!lines.some((line) => line.includes("O7")));
});

test("only what is new is told: the turn of another, and then the own one", () => {
  const before = game({ table: others(), you: waiting, turns: [turn(0, "O7p")] });
  const after = game({ turns: [turn(0, "O7p"), turn(1, "R6p")] });
  assert.deepEqual(news(before, after, speech), [
    "turn-in rival1 step-play rival1 R6",
    "why",
    "web-t-your-turn",
  ]);
  assert.deepEqual(news(after, after, speech), []);
});

test("while others play, who leads is told to those who only look on", () => {
  const before = game({ table: others(), you: null });
  const after = game({ table: others(), you: null, turns: [turn(1, "R6p")] });
  assert.deepEqual(news(before, after, speech), ["turn-in rival1 step-play rival1 R6", "why"]);
});

test("a player who has no good turn is told so", () => {
  const lost = { ...mine, prospect: "out" } as PrivateView;
  assert.equal(news(null, game({ you: lost }), speech).at(-1), "web-t-prompt-lost");
});

test("whose card a 1 took is told", () => {
  const before = game({ table: others(), you: waiting });
  const lines = news(before, game({ you: waiting, turns: [turn(1, "I1p G2t")] }), speech);
  assert.match(lines[0] ?? "", /step-take rival1 G2 you/);
});

test("a card that turns out to be known or hidden makes no turn new", () => {
  const hidden = game({ table: others(), you: waiting, turns: [turn(0, "O7p ??+")] });
  assert.deepEqual(
    news(hidden, game({ table: others(), you: waiting, turns: [turn(0, "O7p G4+")] }), speech),
    [],
  );
});

test("the end of a round is told once, with why and what was scored", () => {
  const end = { winner: 1, cause: "not leading", scored: ["R6"] };
  const over = {
    ...table,
    phase: "between",
    seats: [seat(), seat({ points: 6 })],
    round: { ...round, end },
  } as unknown as PublicView;
  const before = game({ table: others(), you: waiting });
  const after = game({ table: over, you: waiting, turns: [turn(0, "O7p", { out: [0] })] });
  assert.deepEqual(news(before, after, speech), [
    "turn-out you step-play you O7",
    "round-won rival1",
    "web-t-cause-not-leading you",
    "round-scored rival1 red 6 R6",
  ]);
  assert.deepEqual(news(after, after, speech), []);
});

test("only those who had no card left are said to have had none", () => {
  const end = { winner: 1, cause: "no cards", scored: [] };
  const turns = [turn(0, "out", { out: [0] }), turn(1, "O7p", { out: [2] })];
  assert.equal(causeSentence(speech, turns, end), "turn-empty rival2");
});

test("a new round begins with its number and its rule, before what was played in it", () => {
  const before = game({ turns: [turn(0, "O7p")] });
  const next = { ...table, round: { ...round, number: 2, color: "V" } } as PublicView;
  const after = game({ table: next, turns: [turn(0, "O7p"), turn(1, "R6p", { round: 2 })] });
  const lines = news(before, after, speech);
  assert.equal(lines[0], "web-t-round-rule 2 web-t-rule-named violet rule-violet");
  assert.equal(lines[1], "turn-in rival1 step-play rival1 R6");
});

test("people who come, leave, run out of time or want to play again are told of", () => {
  const waitingRoom = { ...table, phase: "waiting", round: null } as unknown as PublicView;
  const free = { ...waitingRoom, seats: [seat(), seat({ kind: "free", name: "" })] } as PublicView;
  assert.deepEqual(news(game({ table: free }), game({ table: waitingRoom }), speech), [
    "web-t-told-joined Bo",
  ]);
  const gone = { ...others(), seats: [seat({ timeouts: 1 }), seat({ name: "Bo", left: true, asked: true })] };
  const lines = news(game({ table: others(), you: waiting }), game({ table: gone, you: waiting }), speech);
  assert.deepEqual(lines, ["web-t-told-left Bo", "web-t-told-time-up", "web-t-rematch-others 1 Bo"]);
  const bot = seat({ name: "Bo", left: true, stand_in: "casual" });
  const replaced = { ...others(), seats: [seat(), bot] };
  const later = news(
    game({ table: others(), you: waiting }),
    game({ table: replaced, you: waiting }),
    speech,
  );
  assert.deepEqual(later, ["web-t-told-gave-up Bo"]);
});

test("cards are spelled out for those who hear them", () => {
  assert.equal(spelled(speech, "R7, then O5."), "web-t-card-the red 7, then web-t-card-the orange 5.");
});
