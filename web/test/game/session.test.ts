import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import moments from "../../../tests/golden/staged.json";
import { contribution } from "../../src/game/deals/dealContribution";
import { Session } from "../../src/game/session";
import { stagedOf } from "../../src/game/turn/draft";
import { rescues } from "../../src/game/turn/stepTree";
import { socketAt } from "../../src/net/address";
import { delayed } from "../../src/net/api";
import type {
  PrivateView,
  PublicView,
  RoundView,
  SeatView,
  SnapshotShape,
  StepTree,
  WhatIf,
} from "../../src/protocol";
import { openBrowser, type Page, pass, Socket, settled } from "../support/browser";

const person = { kind: "person", name: "Ann", level: null, left: false, stand_in: null } as SeatView;
const bot = { ...person, kind: "bot", name: "casual", level: "casual" } as SeatView;

const round = (more: Partial<RoundView> = {}): RoundView =>
  ({
    number: 1,
    turn: 0,
    phase: "play",
    color: "R",
    palettes: [["B5"], ["R6"]],
    out: [],
    leads: [{ color: "R", seat: 1, cards: ["R6"], why: { code: "lead-highest" } }],
    end: null,
    ...more,
  }) as unknown as RoundView;

const table = (more: Partial<PublicView> = {}): PublicView =>
  ({
    phase: "playing",
    match_number: 1,
    seats: [person, bot],
    settings: {},
    fairness: null,
    round: round(),
    ...more,
  }) as unknown as PublicView;

const you = (more: Partial<PrivateView> = {}): PrivateView =>
  ({ seat: 0, hand: ["R7", "G4"], moves: ["R7p", "G4c", "out"], ...more }) as unknown as PrivateView;

const snapshot = (more: Partial<SnapshotShape> = {}): SnapshotShape =>
  ({ type: "snapshot", version: 5, table: table(), you: you(), turns: [], ...more }) as SnapshotShape;

const what = (more: Partial<WhatIf> = {}): WhatIf =>
  ({ moves: ["G4c"], stays: true, whole: false, may_end: true, reveals: false, out: [], ...more }) as WhatIf;

const refused = (id: string | undefined, code: string, args: object = {}): object => ({
  type: "refused",
  id: id ?? null,
  code,
  arguments: args,
  text: `because of ${code}`,
});

interface Moment {
  readonly round: RoundView;
  readonly you: PrivateView;
  readonly tree: StepTree;
  readonly staged: readonly (readonly [string, WhatIf])[];
}

let page: Page;
let session: Session;
const socket = (): Socket => Socket.latest();
const last = (type: string): Socket["sent"][number] => {
  const message = socket().asked(type).at(-1);
  assert.ok(message, `nothing of type ${type} was sent`);
  return message;
};
/** The server's answer to the latest message of a type. */
const answer = async (type: string, make: (id: string | undefined) => object): Promise<void> => {
  socket().tell(make(last(type).id));
  await settled();
};
const staged = (): ReturnType<typeof stagedOf> => stagedOf(session.turn.draft.value);
/** A session with the table on show. */
const open = (first: object = snapshot()): void => {
  session = new Session("t", socketAt("t"));
  socket().open(first);
};

beforeEach(() => {
  page = openBrowser();
});

afterEach(() => {
  session.close();
  mock.timers.reset();
});

test("a table is known by its socket below the base of the page, and shown when it has come", () => {
  session = new Session("a/b", socketAt("a/b"));
  assert.equal(socket().address.split("?")[0], "wss://red7.example/games/api/tables/a%2Fb/socket");
  const version = (): number | undefined => session.playback.game.value?.version;
  assert.equal(version(), undefined);
  socket().open(snapshot());
  assert.deepEqual([session.connection.value, version()], ["open", 5]);
});

test("a table that is not to be had is lost, with the reason", () => {
  session = new Session("t", socketAt("t"));
  socket().onopen?.();
  socket().tell(refused(undefined, "server-no-table"));
  assert.equal(session.lost.value?.code, "server-no-table");
});

test("news that are late are told until they are on time again, or somebody else serves the table", () => {
  open();
  for (const on of [true, false, true]) {
    socket().tell({ type: "delayed", on });
    assert.equal(delayed.value, on);
  }
  socket().onclose?.();
  assert.equal(delayed.value, false);
});

test("a step is staged at once, and completed by the server's answer", async () => {
  open();
  session.actions.stage("R7p");
  assert.deepEqual(staged().steps, ["R7p"]);
  assert.equal(staged().waiting, true);
  assert.deepEqual({ ...last("what-if"), id: "" }, { type: "what-if", id: "", seat: 0, text: "R7p" });
  await answer("what-if", (id) => ({ type: "what-if", id, what: what() }));
  assert.equal(staged().waiting, false);
  assert.deepEqual(staged().what?.moves, ["G4c"]);
});

test("a step that came with the view is complete at once, and nothing is asked", () => {
  const { round, you, tree, staged } = moments[2] as unknown as Moment;
  const [text, expected] = staged.find(([steps]) => /^..p$/.test(steps)) ?? ["", what()];
  const moves = [text, "out"];
  open(snapshot({ table: table({ round }), you: { ...you, moves, tree } }));
  session.actions.stage(text);
  assert.deepEqual([session.turn.staged.steps, session.turn.staged.waiting], [[text], false]);
  assert.deepEqual(session.turn.staged.what?.leads, expected.leads);
  assert.deepEqual(socket().asked("what-if"), []);
});

test("the rest of a tree that is too large for a view is asked for", async () => {
  const { round, you, tree } = moments[2] as unknown as Moment;
  open(
    snapshot({ table: table({ round }), you: { ...you, moves: ["out"], tree: { ...tree, partial: true } } }),
  );
  await answer("steps", (id) => ({ type: "steps", id, version: 5, tree }));
  assert.deepEqual(session.turn.staged.rescues, rescues(tree, round, you, []));
});

test("why a card may not go to a place is said without the server", () => {
  open();
  session.actions.stage("G4p");
  session.actions.stage("G4d");
  assert.deepEqual([socket().asked("what-if"), staged().steps], [[], []]);
});

test("a step that the server refuses is taken back, and it is said why", async () => {
  open();
  session.actions.stage("R7p");
  await answer("what-if", (id) => refused(id, "illegal"));
  assert.deepEqual([staged().steps, staged().refusal], [[], "because of illegal"]);
  session.actions.dismiss();
  assert.equal(staged().refusal, null);
});

test("a step that is not among the moves is explained, and not staged", async () => {
  open();
  session.actions.stage("G4x");
  assert.deepEqual([staged().steps, last("what-if").text], [[], "G4x"]);
  await answer("what-if", (id) => refused(id, "tuck-must-lead"));
  assert.deepEqual([staged().steps, staged().refusal], [[], "because of tuck-must-lead"]);
});

test("steps are taken back one by one, and a whole turn takes their place", async () => {
  open();
  session.actions.stage("R7p");
  await answer("what-if", (id) => ({ type: "what-if", id, what: what() }));
  session.actions.undo();
  assert.deepEqual(staged().steps, []);
  session.actions.stageTurn("R7p G4c");
  await answer("what-if", (id) => ({ type: "what-if", id, what: what() }));
  await answer("what-if", (id) => ({ type: "what-if", id, what: what({ moves: [], whole: true }) }));
  assert.deepEqual(staged().steps, ["R7p", "G4c"]);
});

test("a whole turn is staged up to the card that it reveals", async () => {
  open();
  session.actions.stageTurn("R7p G4c");
  await answer("what-if", (id) => ({ type: "what-if", id, what: what({ reveals: true }) }));
  assert.deepEqual(staged().steps, ["R7p"]);
});

test("a turn is sent with the version it was made on; only where that was old it is sent again", async () => {
  open();
  session.actions.stage("R7p");
  await answer("what-if", (id) => ({ type: "what-if", id, what: what() }));
  session.actions.end();
  assert.equal(staged().sending, true);
  const { command, version } = last("do");
  assert.deepEqual([command, version], [{ type: "play", seat: 0, text: "R7p", whole: true }, 5]);
  await answer("do", (id) => refused(id, "server-stale", { expected: 6 }));
  assert.equal(last("do").version, 6);
  await answer("do", (id) => refused(id, "illegal"));
  assert.deepEqual(
    [staged().sending, staged().refusal, staged().steps],
    [false, "because of illegal", ["R7p"]],
  );
  assert.equal(socket().asked("do").length, 2);
});

test("what was staged is gone when its moment has passed", async () => {
  open();
  session.actions.stage("R7p");
  const event = { type: "played", seat: 0, text: "R7p", whole: true, out: [] };
  const next = table({ round: round({ turn: 1 }) });
  socket().tell({ type: "happened", version: 6, table: next, you: you({ moves: [] }), events: [event] });
  await settled();
  assert.deepEqual(staged().steps, []);
  session.actions.end();
  assert.equal(socket().asked("do").length, 0);
});

/** A table on which somebody else is to move, or this player, with what may then be staged. */
const prepared = (): {
  others: (version: number) => object;
  own: (version: number, tree?: StepTree) => object;
  steps: (version: number) => (id: string | undefined) => object;
  tree: StepTree;
  step: string;
  later: string;
} => {
  const all = moments as unknown as readonly Moment[];
  const two = (moment: Moment | undefined): string =>
    moment?.staged.find(([text, { whole }]) => whole && /^..p ..c$/.test(text))?.[0] ?? "";
  const moment = all.find((one) => two(one) && one.round.phase === "play") as Moment;
  const { tree } = moment;
  const { seat } = moment.you;
  const moves = tree.nodes.map(([text]) => text).filter((text) => /^..p$/.test(text));
  const round = (turn: number): PublicView => table({ round: { ...moment.round, turn } });
  const waits = { ...moment.you, moves: [] };
  const news = { type: "happened", events: [] };
  return {
    others: (version) => ({ ...news, version, turns: [], table: round(1 - seat), you: waits }),
    own: (version, now = tree) => ({
      ...news,
      version,
      table: round(seat),
      you: { ...moment.you, moves: now === tree ? moves : ["out"], tree: now },
    }),
    steps: (version) => (id) => ({ type: "steps", id, version, tree }),
    tree,
    step: two(moment).slice(0, 3),
    later: two(moment).slice(4),
  };
};
const now = (): readonly [readonly string[], boolean, boolean] => {
  const { steps, waiting, refusal } = session.turn.staged;
  return [steps, waiting, refusal !== null];
};

test("while others think a turn is made ready, asked about once for each version, and never sent", async () => {
  const { others, own, steps, step, later } = prepared();
  open({ ...others(5), type: "snapshot" });
  assert.deepEqual(socket().asked("steps"), []);
  session.actions.prepare();
  session.actions.prepare();
  assert.deepEqual([socket().asked("steps").length, now()], [1, [[], true, false]]);
  await answer("steps", steps(5));
  session.actions.stage(step);
  session.actions.stage(later);
  session.actions.undo();
  session.actions.stage(later);
  assert.deepEqual(now(), [[step, later], false, false]);
  assert.equal(session.turn.staged.what?.whole, true);
  socket().tell(others(6));
  assert.deepEqual([socket().asked("steps").length, now()], [2, [[step, later], true, false]]);
  await answer("steps", steps(6));
  socket().tell(own(7));
  assert.deepEqual([socket().asked("steps").length, now()], [2, [[step, later], false, false]]);
  assert.deepEqual(socket().asked("do"), []);
  session.actions.end();
  assert.equal((last("do").command as { text: string }).text, `${step} ${later}`);
});

test("what is staged outlives a reload, is looked up again, and is never sent by itself", async () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.defineProperty(globalThis, "sessionStorage", { value: storage, configurable: true });
  const { others, own, steps, step, later, tree } = prepared();
  const reload = (first: object): void => {
    session.close();
    open({ ...first, type: "snapshot", turns: [] });
  };
  open({ ...own(5), type: "snapshot", turns: [] });
  session.actions.stage(step);
  session.actions.stage(later);
  reload(own(5));
  assert.deepEqual(now(), [[step, later], false, false]);
  reload(own(6, { ...tree, nodes: tree.nodes.filter(([text]) => !text.startsWith(step)) }));
  assert.deepEqual(now(), [[], false, true], "it is not possible any more, and that is said");
  reload(others(7));
  session.actions.prepare();
  await answer("steps", steps(7));
  session.actions.stage(step);
  reload(others(8));
  await answer("steps", steps(8));
  assert.deepEqual(now(), [[step], false, false], "also what was only made ready");
  reload({ ...own(9), table: table({ round: round({ number: 2 }) }) });
  assert.deepEqual(now(), [[], false, false], "but not in another round");
  assert.deepEqual([socket().asked("do"), kept.size], [[], 0]);
});

test("what was made ready and is no longer possible is dropped, and it is said why", async () => {
  const { others, own, steps, step, tree } = prepared();
  open({ ...others(5), type: "snapshot" });
  session.actions.prepare();
  await answer("steps", steps(5));
  session.actions.stage(step);
  session.actions.end();
  assert.deepEqual(socket().asked("do"), []);
  socket().tell(own(6, { ...tree, nodes: tree.nodes.filter(([text]) => !text.startsWith(step)) }));
  assert.deepEqual(now(), [[], false, true]);
});

test("what would be possible on a table that is not yet on show is not taken for this one", async () => {
  const { others, steps, step } = prepared();
  open({ ...others(5), type: "snapshot" });
  session.actions.prepare();
  await answer("steps", steps(6));
  session.actions.stage(step);
  assert.deepEqual(now(), [[], false, false]);
});

test("where a turn goes on after a revealed card, the server is asked how the table stands", async () => {
  open(snapshot({ table: table({ round: round({ phase: "follow" }) }) }));
  assert.equal(last("what-if").text, "");
  await answer("what-if", (id) => ({ type: "what-if", id, what: what({ moves: ["G4p"] }) }));
  assert.deepEqual(staged().what?.moves, ["G4p"]);
});

test("hints are thought about, shown, and gone with the next turn", async () => {
  open();
  session.actions.hint();
  assert.equal(session.hints.shown.value.state, "asked");
  await answer("hint", (id) => ({ type: "hint", id, seat: 0, turns: [] }));
  assert.equal(session.hints.shown.value.state, "there");
  const event = { type: "played", seat: 0, text: "R7p", whole: true, out: [] };
  socket().tell({ type: "happened", version: 6, table: table(), you: you(), events: [event] });
  assert.equal(session.hints.shown.value.state, "none");
});

test("a hint that was closed before it came is not shown", async () => {
  open();
  session.actions.missed(1, 2);
  session.actions.closeHints();
  await answer("missed", (id) => refused(id, "server-busy"));
  assert.deepEqual(session.hints.shown.value.refusal, null);
});

test("what is pressed twice is asked once, and a refusal is a notice", async () => {
  open(snapshot({ table: table({ phase: "between" }) }));
  session.actions.nextRound();
  session.actions.nextRound();
  assert.equal(socket().asked("do").length, 1);
  await answer("do", (id) => refused(id, "server-busy"));
  assert.equal(session.notice.value, "because of server-busy");
  session.actions.nextRound();
  await answer("do", (id) => refused(id, "table-not-between")); // somebody else was quicker
  assert.equal(session.notice.value, null);
});

test("whoever left a seat and opens the table again is back", () => {
  open(snapshot({ table: table({ seats: [{ ...person, left: true }, bot] }) }));
  assert.deepEqual(last("do").command, { type: "come-back", seat: 0 });
});

test("on a shared device no hand is shown before its player has taken it, nor in the next round", () => {
  const shared = { seats: [person, { ...person, name: "Ben" }], settings: { device: true } };
  const first = snapshot({ table: table(shared) });
  open(first);
  assert.deepEqual([session.passing.next(first), session.passing.visible(first)], [0, null]);
  session.actions.takeHand(0);
  assert.deepEqual(last("hand"), { type: "hand", seat: 0 });
  assert.deepEqual([session.passing.next(first), session.passing.visible(first)?.seat], [null, 0]);
  const second = snapshot({ table: table({ ...shared, round: round({ number: 2 }) }) });
  assert.deepEqual([session.passing.next(second), session.passing.visible(second)], [0, null]);
});

test("a connection that comes back is told whose hands the device is in", () => {
  open(
    snapshot({ table: table({ seats: [person, { ...person, name: "Ben" }], settings: { device: true } }) }),
  );
  session.actions.takeHand(0);
  socket().breakDown();
  pass(1);
  socket().open({ type: "happened", version: 5, table: table(), you: null, events: [] });
  assert.deepEqual(last("hand"), { type: "hand", seat: 0 });
});

test("seats that another device has are not this one's to give the device for", () => {
  const shared = table({ seats: [person, { ...person, name: "Ben" }], settings: { device: true } });
  open(snapshot({ table: shared, you: null }));
  socket().tell(refused(undefined, "server-not-your-seat"));
  assert.equal(session.passing.elsewhere.value, true);
  assert.equal(session.passing.next(snapshot({ table: shared, you: null })), null);
  assert.equal(session.needsNoLeave(), true);
});

test("the own part of the deals is given once", async () => {
  const fairness = {
    match: "session",
    server_commitment: "11".repeat(32),
    server_secret: null,
    commitments: [null, null],
    secrets: [null, null],
    revealing: false,
  };
  const dealing = snapshot({
    table: table({ phase: "dealing", round: null, fairness } as Partial<PublicView>),
  });
  open(dealing);
  while (socket().asked("do").length === 0) await new Promise(setImmediate);
  assert.equal((last("do").command as { type: string }).type, "commit");
  socket().tell({ ...dealing, type: "happened", version: 6, events: [] });
  await contribution(dealing.table, [0]); // as long as the page takes for it
  // What waits for an answer when a connection is greeted is said once more, by the same id.
  assert.equal(
    new Set(
      socket()
        .asked("do")
        .map(({ id }) => id),
    ).size,
    1,
  );
});

test("who is here, who watches and what they say is on show; words only for a while", () => {
  open();
  socket().tell({ type: "present", seats: [0], watchers: 3 });
  assert.deepEqual([session.present.value, session.watchers.value], [[0], 3]);
  socket().tell({ type: "reacted", seat: 1, reaction: "wow" });
  assert.deepEqual(
    session.reactions.shown.value.map(({ seat, words }) => [seat, words.code]),
    [[1, "web-t-react-wow"]],
  );
  pass(4.5);
  assert.deepEqual(session.reactions.shown.value, []);
  assert.equal(session.reactions.noted.value.length, 1, "the log keeps them");
});

test("whoever plays leaves by asking, and goes home when that was done", async () => {
  open();
  assert.equal(session.playsAlone(), true);
  session.actions.leave();
  assert.deepEqual([last("do").command, page.visited], [{ type: "leave" }, []]);
  await answer("do", (id) => ({ type: "done", id, version: 6 }));
  assert.deepEqual(page.visited, ["/games/"]);
});

test("whoever watches, or whose match is over, just goes", () => {
  open(snapshot({ you: null }));
  session.actions.leave();
  assert.deepEqual([socket().asked("do").length, page.visited], [0, ["/games/"]]);
});

test("a new game frees the seat, so that nobody waits for a rematch", () => {
  open(snapshot({ table: table({ phase: "finished" }) }));
  session.actions.newGame();
  assert.deepEqual([last("do").command, page.visited], [{ type: "leave" }, ["/games/new"]]);
});
