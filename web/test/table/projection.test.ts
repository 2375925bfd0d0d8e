import assert from "node:assert/strict";
import { test } from "node:test";
import { sorted } from "../../src/game/rules/cardOrder";
import type { Staged } from "../../src/game/turn/draft";
import { stepOf, stepsOf } from "../../src/game/turn/steps";
import type { PrivateView, PublicView, RoundView, SeenTurn, WhatIf } from "../../src/protocol";
import type { Speech } from "../../src/speech/words";
import { grouped, labels, logOf, shown, signsFor } from "../../src/table/projection";
import { playedSentence } from "../../src/table/sentences";
import { signsIn } from "../../src/table/tableContext";

const round = {
  number: 1,
  canvas: "R",
  color: "R",
  turn: 0,
  begun: "",
  deck_size: 20,
  deck_top: [],
  out: [2],
  palettes: [["G2"], ["R6"], ["V1"]],
  hand_sizes: [2, 7, 5],
  counting: [["G2"], ["R6"], ["V1"]],
  leads: [{ color: "R", seat: 1, cards: ["R6"], why: { code: "lead-highest" } }],
} as unknown as RoundView;
const here = { left: false, stand_in: null };
const table = {
  phase: "playing",
  version: 9,
  settings: {},
  round,
  seats: [here, here, here],
} as unknown as PublicView;
const you = { seat: 0, hand: ["O7", "G4"], moves: ["O7p", "G4p", "G4c", "out"] } as unknown as PrivateView;
const nothing: Staged = {
  steps: [],
  what: null,
  waiting: false,
  sending: false,
  refusal: null,
  rescues: null,
};
const what = {
  canvas: "R",
  color: "R",
  palettes: [["G2", "O7"], ["R6"], ["V1"]],
  out: [2],
  counting: [["O7"], ["R6"], ["V1"]],
  leads: [{ color: "R", seat: 0, cards: ["O7"], why: { code: "lead-highest" } }],
  moves: ["G4c", "."],
} as unknown as WhatIf;

test("nobody leads any more once a match has ended because somebody left", () => {
  const end = { winner: 0, cause: "left", scored: [] };
  assert.equal(shown(table, round, you, nothing).lead?.seat, 1);
  assert.equal(shown({ ...table, phase: "finished" }, { ...round, end }, you, nothing).lead, undefined);
});

test("a word of the notation is a sign and, mostly, a card", () => {
  assert.deepEqual(stepOf("R7p"), { sign: "p", card: "R7" });
  assert.deepEqual(stepOf("??+"), { sign: "+", card: "??" });
  assert.deepEqual(stepOf("+"), { sign: "+", card: "" });
  assert.deepEqual(stepOf("out"), { sign: "out", card: "" });
  assert.deepEqual(stepsOf(""), []);
});

test("cards go from high to low: by number and the colour nearer red, or by colour first", () => {
  assert.deepEqual(sorted(["V7", "R1", "R7", "O3"]), ["R7", "V7", "O3", "R1"]);
  assert.deepEqual(sorted(["V7", "R1", "R7", "O3"], "color"), ["R7", "R1", "O3", "V7"]);
});

test("the cards of a palette that count stand together before the others", () => {
  assert.deepEqual(grouped(["R7", "G2", "B4", "V1"], ["G2", "B4"]), [
    ["B4", "G2"],
    ["R7", "V1"],
  ]);
});

test("with nothing staged the table is as the server has it", () => {
  const view = shown(table, round, you, nothing);
  assert.deepEqual(view.hand, ["O7", "G4"]);
  assert.deepEqual(view.moves, you.moves);
  assert.equal(view.lead?.seat, 1);
  assert.equal(view.yourTurn, true);
});

test("it is nobody's own turn who has left, or for whom a computer plays", () => {
  for (const away of [
    { left: true, stand_in: null },
    { left: false, stand_in: "casual" },
  ]) {
    const gone = { ...table, seats: [away, here, here] } as unknown as PublicView;
    assert.equal(shown(gone, round, you, nothing).yourTurn, false);
  }
});

test("a staged card lies where it would, and is gone from the hand", () => {
  const view = shown(table, round, you, { ...nothing, steps: ["O7p"], what });
  assert.deepEqual(view.hand, ["G4"]);
  assert.deepEqual(view.palettes[0], ["G2", "O7"]);
  assert.deepEqual(view.moves, ["G4c", "."]);
  assert.equal(view.lead?.seat, 0);
  assert.ok(view.fresh.has("O7"));
});

test("a card stays in the hand until the server has said how the table would stand", () => {
  const view = shown(table, round, you, { ...nothing, steps: ["O7p"] });
  assert.deepEqual(view.hand, ["O7", "G4"]);
});

test("whoever only looks on has no hand and no turn", () => {
  const view = shown(table, round, null, nothing);
  assert.deepEqual([view.hand, view.yourTurn], [[], false]);
});

test("a card may go where the server says, or without help anywhere that some card may", () => {
  const view = shown(table, round, you, nothing);
  assert.deepEqual(signsFor("G4", view.moves), ["p", "c"]);
  assert.deepEqual(signsIn(view, "legal", "O7"), ["p"]);
  assert.deepEqual(signsIn(view, "off", "O7"), ["p", "c"]);
  assert.deepEqual(signsIn(view, "off", "R6"), [], "only cards of the hand are tried out");
});

const turn = (seat: number, text: string, number = 1): SeenTurn => ({
  round: number,
  seat,
  text,
  whole: true,
  out: [],
});

test("turns are numbered within their round", () => {
  const log = logOf([turn(0, "R7p"), turn(1, "out"), turn(1, "G4p", 2)]);
  assert.deepEqual(
    log.map((one) => [one.number, one.turns.map((entry) => entry.number)]),
    [
      [1, [1, 2]],
      [2, [1]],
    ],
  );
});

test("a turn tells who went out with it: its player, or somebody who has no card left", () => {
  const said: string[] = [];
  const speech = {
    say: (id: string, args?: Record<string, unknown>) => `${id}(${String(args?.who)})`,
    who: (seat: number) => `seat ${seat}`,
    join: (items: readonly string[]) => items.join("+"),
  } as unknown as Speech;
  for (const out of [[], [1], [2], [1, 2]]) said.push(playedSentence(speech, { ...turn(1, "R7p"), out }, {}));
  assert.deepEqual(said, [
    "turn-in(seat 1)",
    "turn-out(seat 1)",
    "turn-in(seat 1) turn-empty(seat 2)",
    "turn-out(seat 1) turn-empty(seat 2)",
  ]);
});

test("cards played one after the other are told together, and a 1 that takes nothing is", () => {
  const speech = {
    say: (id: string, args: Record<string, unknown> = {}) =>
      id === "web-t-takes-nothing" ? `${String(args.card)} idle` : String(args.steps ?? args.card),
    who: () => "",
    join: (items: readonly string[]) => items.join("+"),
  } as unknown as Speech;
  const told = (text: string, acts: boolean, whole = true): string =>
    playedSentence(speech, { ...turn(1, text), whole }, { acts });
  assert.equal(told("R5p G1p B7c", true), "R5+G1 idle+B7");
  assert.equal(told("R5p G1p B3t V1p", true), "R5+G1+B3+V1 idle");
  assert.equal(told("G1p", true), "G1 idle");
  assert.equal(told("G1p", true, false), "G1"); // what it takes may be still to come
  assert.equal(told("G1p B7c", false), "G1+B7");
});

const shorts = (...names: string[]): string[] => labels(names).map((label) => label.short);

test("the short form of a name is its first letters, and the number that ends it", () => {
  assert.deepEqual(shorts("You", "Hilde", "Casual 1", "Casual 2"), ["You", "Hild", "Cas1", "Cas2"]);
  assert.deepEqual(shorts("Anna", "Anna2", "R2D2", "007"), ["Anna", "Ann2", "R2D2", "007"]);
  assert.deepEqual(shorts("De Vries", "Élodie", "\u{1F3A8}\u{1F3A8}\u{1F3A8}\u{1F3A8}\u{1F3A8}"), [
    "De V",
    "Élod",
    "\u{1F3A8}".repeat(4),
  ]);
});

test("names that begin alike are told apart by a number that no other has", () => {
  assert.deepEqual(shorts("Wilhelm", "Wilhelmina", "Wil 1"), ["Wil2", "Wil3", "Wil1"]);
  assert.deepEqual(
    labels(["Anna 1", "Annika 1"]).map(({ tail, mark }) => tail + mark),
    [" 11", " 12"],
  );
  for (const names of [
    ["Ann", "Anna", "Annabel", "Annabella"],
    ["A", "A", "A", "A 1"],
    ["WWWW", "WWWWW", "WWW 1", "WWW 2"],
  ]) {
    assert.equal(new Set(shorts(...names)).size, names.length, String(names));
  }
});

test("a name in parts is the whole name", () => {
  for (const name of ["Casual 12", "Anna2", "You", "7 of 9", "Apollo 2001"]) {
    const [label] = labels([name]);
    assert.equal(`${label?.stem}${label?.tail}`, name);
  }
});
