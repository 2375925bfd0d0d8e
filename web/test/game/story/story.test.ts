import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import type { Game } from "../../../src/game/reducer";
import { leadsOf } from "../../../src/game/rules/leads";
import { type Pace, Playback, pauseAfter } from "../../../src/game/story/playback";
import { firstToTell, leadOf, momentsOf, storyOf } from "../../../src/game/story/story";
import type { Earlier, PublicView, RoundView, SeenEvent, SeenTurn } from "../../../src/protocol";
import { openBrowser, type Page } from "../../support/browser";

const start = {
  number: 1,
  canvas: "R",
  color: "R",
  turn: 1,
  out: [],
  palettes: [["R6"], ["O2"]],
  hand_sizes: [6, 6],
  known: [[], ["B5"]],
  deck_size: 20,
  deck_top: ["Y1"],
  leads: leadsOf([["R6"], ["O2"]], []),
  counting: [["R6"], ["O2"]],
  end: null,
} as unknown as RoundView;
const seat = { kind: "person", left: false, stand_in: null };
const game = (round: Partial<RoundView>, more: Partial<PublicView> = {}, version = 1): Game =>
  ({
    version,
    turns: [],
    table: {
      version,
      match_number: 1,
      phase: "playing",
      settings: {},
      seats: [seat, { ...seat, kind: "bot" }],
      round: { ...start, ...round },
      ...more,
    },
    you: { seat: 0, hand: ["V1"], moves: [] },
  }) as unknown as Game;
const before = game({});
const played = (text: string, by = 1, out: number[] = []): SeenEvent[] => [
  { type: "played", seat: by, text, out },
];
const kinds = (moments: readonly Game[]): string[] =>
  moments.map(({ scene }) => `${scene?.kind} ${scene?.card}`.trim());
const roundOf = (moment: Game | undefined): RoundView => moment?.table.round as RoundView;

test("cards move first, then the canvas is painted, then the crown moves", () => {
  const after = game({
    turn: 0,
    canvas: "B5",
    color: "B",
    palettes: [["R6"], ["O2", "G4"]],
    hand_sizes: [6, 4],
    leads: leadsOf([["R6"], ["O2", "G4"]], []),
    counting: [["R6"], ["O2", "G4"]],
  });
  const moments = momentsOf(before, after, played("G4p B5c"));
  assert.deepEqual(kinds(moments), ["card G4", "card B5", "paint B5", "crown"]);
  const [first, second, paint, crown] = moments.map(roundOf);
  assert.deepEqual([first?.palettes[1], first?.hand_sizes[1], first?.color], [["O2", "G4"], 5, "R"]);
  assert.deepEqual([second?.canvas, second?.color, second?.known[1]], ["B5", "R", []]);
  assert.deepEqual([paint?.color, paint?.counting], ["B", [["R6"], ["O2", "G4"]]]);
  assert.deepEqual(crown, { ...after.table.round, turn: 1, known: [[], []] });
  assert.deepEqual(
    moments.map(({ scene }) => scene?.lead?.seat),
    [0, 0, undefined, 1], // while the canvas is painted, nobody has the crown
  );
  for (const [place, moment] of moments.entries()) {
    const landed = moment.scene?.kind === "card" ? (moments[place - 1] ?? before) : moment;
    const { palettes, out } = roundOf(landed);
    assert.deepEqual(roundOf(moment).leads, leadsOf(palettes, out), "a card counts when it has landed");
    assert.ok(!moment.scene?.lead || moment.scene.lead === leadOf(roundOf(moment)));
  }
  assert.ok(
    moments.every(({ table, you, turns }) => table.round?.turn === 1 && !you?.moves.length && !turns.length),
  );
});

test("a card of the same colour paints nothing, and a lead that is kept is no moment", () => {
  const moments = momentsOf(before, game({ canvas: "R2", turn: 0 }), played("R2c ."));
  assert.deepEqual(kinds(moments), ["card R2"]);
});

test("the crown moves when the card that takes the lead has landed, before the next card does", () => {
  const moments = momentsOf(before, game({ turn: 0, canvas: "R2" }), played("R7p R2c"));
  assert.deepEqual(kinds(moments), ["card R7", "crown", "card R2"]);
  assert.deepEqual(
    moments.map(({ scene }) => scene?.lead?.seat),
    [0, 1, 1], // and nobody is without it, as the rule stays the same
  );
});

test("drawing changes deck and hand, and what is taken goes onto the deck", () => {
  const after = game({ turn: 0, palettes: [[], ["O2", "G1"]], hand_sizes: [6, 6], deck_top: [] });
  const moments = momentsOf(before, after, played("G1p R6t ??+"));
  assert.deepEqual(kinds(moments), ["card G1", "card R6", "crown", "draw"]);
  const [, taken, , drawn] = moments.map(roundOf);
  assert.deepEqual(
    [taken?.palettes, taken?.deck_size, taken?.deck_top],
    [[[], ["O2", "G1"]], 21, ["Y1", "R6"]],
  );
  assert.deepEqual([drawn?.deck_size, drawn?.deck_top, drawn?.hand_sizes], [20, ["Y1"], [6, 6]]);
});

test("a 7 moves a card of its palette to the canvas, or onto the deck", () => {
  const canvas = momentsOf(before, game({ color: "O", canvas: "O2", turn: 0 }), played("G7p O2x"));
  assert.deepEqual(kinds(canvas), ["card G7", "crown", "card O2", "paint O2"]);
  assert.deepEqual([roundOf(canvas[2]).palettes[1], roundOf(canvas[2]).canvas], [["G7"], "O2"]);
  const deck = momentsOf(before, game({ turn: 0 }), played("G7p O2d"));
  assert.deepEqual(roundOf(deck[2]).deck_top, ["Y1", "O2"]);
});

test("who goes out has a moment, also where the round is over with it", () => {
  const end = { winner: 0, cause: "out", scored: [] };
  const over = game({ out: [1], end }, { phase: "between" });
  const moments = momentsOf(before, over, played("out", 1, [1]));
  assert.deepEqual(kinds(moments), ["out"]);
  assert.deepEqual([moments[0]?.table.phase, moments[0]?.scene?.seat], ["playing", 1]);
});

test("one's own turns, and what is no turn, are not told", () => {
  const own = game({ turn: 0 });
  assert.deepEqual(momentsOf(own, before, played("R7p", 0)), []);
  assert.deepEqual(momentsOf(before, own, [{ type: "left", seat: 1 }]), []);
  const shared = game({}, {
    settings: { device: true },
    seats: [seat, seat],
  } as unknown as Partial<PublicView>);
  assert.deepEqual(momentsOf(shared, own, played("R7p", 1)), []);
  const standIn = { ...seat, stand_in: "casual" };
  const away = game({ turn: 0 }, { seats: [standIn, seat] } as unknown as Partial<PublicView>);
  assert.deepEqual(kinds(momentsOf(away, before, played("R7p", 0))), ["card R7"]);
});

let page: Page;
beforeEach(() => {
  page = openBrowser();
});
afterEach(() => mock.timers.reset());

const after = game({ canvas: "B5", color: "B", turn: 0 }, {}, 2);
const follow = (pace: Pace): { playback: Playback; seen: string[] } => {
  const seen: string[] = [];
  const playback = new Playback(
    () => pace,
    ({ scene, version }) => seen.push(scene ? scene.kind : `version ${version}`),
  );
  playback.add(before, []);
  playback.add(after, played("B5c"));
  return { playback, seen };
};

for (const [pace, ms] of [
  ["full", 600],
  ["quick", 260],
  ["calm", 260],
] as const) {
  test(`at the pace ${pace} a moment takes ${ms} ms`, () => {
    const { playback, seen } = follow(pace);
    assert.deepEqual([seen, playback.behind.value], [["version 1", "card"], true]);
    mock.timers.tick(ms - 1);
    assert.equal(seen.length, 2);
    mock.timers.tick(1);
    assert.deepEqual(seen, ["version 1", "card", "paint"]);
    mock.timers.tick(ms);
    assert.deepEqual([seen.at(-1), playback.behind.value], ["version 2", false]);
  });
}

for (const [pace, ms] of [
  ["full", 1000],
  ["quick", 660],
  ["off", 0],
] as const) {
  test(`at the pace ${pace} the cards that were dealt lie for ${ms} ms before somebody else plays`, () => {
    const dealt = [{ type: "next-dealt" }] as unknown as SeenEvent[];
    const pause = (turn: number): number => pauseAfter({ game: game({ turn }), events: dealt }, pace);
    assert.deepEqual([pause(1), pause(0)], [ms, 0], "nobody waits to play");
  });
}

test("at once, in a hidden page, or skipped, the latest is shown", () => {
  assert.deepEqual(follow("off").seen, ["version 1", "version 2"]);
  page.hidden = true;
  assert.deepEqual(follow("full").seen, ["version 1", "version 2"]);
  page.hidden = false;
  const { playback, seen } = follow("full");
  playback.skip();
  assert.deepEqual([seen, playback.behind.value], [["version 1", "card", "version 2"], false]);
});

test("the latest turn is shown again on demand, and the game meanwhile stays what it is", () => {
  const { playback, seen } = follow("off");
  playback.repeatTurn();
  const again: (string | undefined)[] = [];
  for (let step = 0; step < 4; step++) {
    again.push(playback.again.value?.scene?.kind ?? (playback.again.value ? "start" : "over"));
    assert.equal(playback.game.value?.version, 2);
    mock.timers.tick(260);
  }
  assert.deepEqual(again, ["start", "card", "paint", "over"]);
  assert.deepEqual([seen.length, playback.behind.value], [2, false]);
});

test("all moments since the own last turn can be looked at, until something new happens", () => {
  const { playback } = follow("off");
  playback.add(game({ canvas: "B5", color: "B", turn: 1, out: [1] }, {}, 3), played("out", 1));
  assert.equal(playback.story.value.length, 6);
  playback.look(1);
  assert.equal(playback.onShow.value?.scene?.kind, "card");
  playback.add(game({}, {}, 4), played("R7p", 0));
  assert.deepEqual(
    [playback.place.value, playback.onShow.value?.version, playback.story.value.length],
    [null, 4, 1],
  );
  playback.look(7);
  assert.equal(playback.place.value, null);
});

const turn = (by: number, text: string, round = 1): SeenTurn => ({
  round,
  seat: by,
  text,
  whole: true,
  out: [],
});
const earlier = (number: number, round: Partial<RoundView>): Earlier =>
  ({ turn: number, round: { ...start, ...round }, you: { seat: 0, hand: ["V1", "R7"], moves: [] } }) as never;

test("a page that was loaded anew tells what has happened since the own last turn", () => {
  const now = { ...game({ palettes: [["R6"], ["O2", "G4"]] }), turns: [turn(0, "R6p"), turn(1, "G4p")] };
  assert.equal(firstToTell(now), 2);
  const [story, latest] = storyOf(now, [earlier(2, {}), earlier(3, {})]);
  assert.deepEqual([kinds(story.slice(1, -1)), latest, story.at(-1)], [["card G4"], 0, now]);
  const { playback } = follow("off");
  playback.add(game({ number: 2 }, {}, 3), []);
  playback.recall(story, latest);
  playback.repeatTurn();
  assert.equal(playback.onShow.value, story[0]);
  assert.equal(firstToTell({ ...now, turns: now.turns.slice(0, 1) }), null, "nothing has happened since");
  assert.equal(firstToTell(game({}, { phase: "between" })), null);
});

test("a round that is over is told from an own turn on, and the hand as it was", () => {
  const over = game({ canvas: "V1", color: "V", out: [1], number: 1 }, { phase: "finished" });
  const now = { ...over, turns: [turn(0, "R7p V1c"), turn(1, "out")] };
  const [story] = storyOf(now, [earlier(1, {}), earlier(2, { canvas: "V1", color: "V" })], true);
  assert.deepEqual(kinds(story), [
    "undefined undefined",
    "card R7",
    "card V1",
    "paint V1",
    "crown",
    "undefined undefined",
    "out",
    "undefined undefined",
  ]);
  assert.deepEqual(
    story.slice(0, 3).map(({ you }) => you?.hand),
    [["V1", "R7"], ["V1"], []],
  );
  assert.deepEqual(new Set(story.map(({ table }) => table.phase)), new Set(["playing"]));
  const { playback } = follow("off");
  playback.tell(story);
  assert.deepEqual([playback.place.value, playback.onShow.value], [0, story[0]]);
  playback.look(2);
  playback.add({ ...(playback.game.value as Game), version: 9 }, [{ type: "held", seat: 0 }]);
  assert.equal(playback.onShow.value, story[2], "that somebody came or went does not disturb");
  playback.look(null);
  assert.equal(playback.onShow.value?.version, 9);
});

test("the more moments a turn has, the faster each is told", () => {
  const scene = momentsOf(before, game({ canvas: "R2", turn: 0 }), played("R2c"))[0] as Game;
  const time = (count: number): number => count * pauseAfter({ game: scene, events: [], count }, "full");
  assert.deepEqual([1, 4, 9].map(time), [600, 2400, 3600]);
});

test("an earlier round is shown with the points of then", () => {
  const scored = { ...seat, points: 9, pile: ["R6", "B3"] };
  const now = { ...game({}, { seats: [scored, scored] } as never), turns: [turn(0, "R6p"), turn(1, "G4p")] };
  const then = { ...earlier(2, {}), points: [0, 3], piles: [[], ["B3"]] };
  const [story] = storyOf(now, [then]);
  assert.deepEqual(
    story.map(({ table }) => table.seats.map(({ points, pile }) => [points, pile.length])),
    [
      [
        [0, 0],
        [3, 1],
      ],
      ...story.slice(1, -1).map(() => [
        [0, 0],
        [3, 1],
      ]),
      [
        [9, 2],
        [9, 2],
      ],
    ],
  );
});
