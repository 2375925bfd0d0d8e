import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import type { Game } from "../../../src/game/reducer";
import { sound } from "../../../src/game/settings";
import { allowSounds, play, soundOf, soundsOf } from "../../../src/game/story/sounds";
import type { Scene } from "../../../src/game/story/story";
import type { RoundView, SeenEvent } from "../../../src/protocol";
import { openBrowser, type Page } from "../../support/browser";

const lead = (seat: number): RoundView["leads"][number] => ({
  color: "R",
  seat,
  cards: [],
  why: { code: "lead-highest" },
});
const game = (round: object, seat: number | null = 0): Game =>
  ({
    table: { round: { color: "R", out: [], end: null, leads: [lead(1)], ...round } },
    you: seat === null ? null : { seat },
  }) as unknown as Game;
const played = [{ type: "played" }] as unknown as readonly SeenEvent[];

test("only what was played is heard", () => {
  assert.deepEqual(soundsOf(game({}), game({}), []), []);
  assert.deepEqual(soundsOf(game({}), game({}), played), ["card"]);
});

test("a new rule is heard, and that you lead now", () => {
  const before = game({});
  assert.deepEqual(soundsOf(game({ color: "B" }), before, played), ["rule"]);
  assert.deepEqual(soundsOf(game({ leads: [lead(0)] }), before, played), ["card", "lead"]);
  assert.deepEqual(soundsOf(game({ leads: [lead(0)] }), game({ leads: [lead(0)] }), played), ["card"]);
});

test("the end of your round is heard by itself: won, or out", () => {
  assert.deepEqual(soundsOf(game({ end: { winner: 0 }, leads: [lead(0)] }), game({}), played), ["won"]);
  assert.deepEqual(soundsOf(game({ out: [0], leads: [lead(0)] }), game({}), played), ["out"]);
});

test("whoever watches hears cards and rules only", () => {
  const before = game({}, null);
  assert.deepEqual(soundsOf(game({ out: [0], end: { winner: 1 } }, null), before, played), ["card"]);
});

test("whoever goes out is heard, and you the most; the crown is heard where it comes to you", () => {
  const heard = (kind: Scene["kind"], seat: number): unknown =>
    soundOf({ kind, seat, card: "", text: "", lead: undefined }, 0);
  assert.deepEqual([heard("out", 0), heard("out", 1)], ["out", "falls"]);
  assert.deepEqual([heard("crown", 0), heard("crown", 1)], ["lead", null]);
});

/** An audio device that notes when each tone starts. */
class Audio {
  static state = "running";
  static starts: number[] = [];
  static resumed = 0;
  readonly currentTime = 10;
  readonly destination = {};
  get state(): string {
    return Audio.state;
  }
  resume(): Promise<void> {
    Audio.resumed += 1;
    return Promise.resolve();
  }
  createGain(): object {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: () => undefined };
  }
  createOscillator(): object {
    const start = (when: number): void => void Audio.starts.push(when);
    return { frequency: { value: 0 }, connect: (next: object) => next, start, stop() {} };
  }
}

let page: Page;

beforeEach(() => {
  page = openBrowser();
  Object.assign(globalThis, { AudioContext: Audio });
  [Audio.state, Audio.starts, Audio.resumed, sound.value] = ["running", [], 0, "on"];
});

afterEach(() => mock.timers.reset());

test("a sound is a few notes, one after the other", () => {
  play("won");
  assert.equal(Audio.starts.length, 4);
  assert.deepEqual([...Audio.starts], [...Audio.starts].sort());
  assert.equal(Audio.starts[0], 10);
});

test("nothing is heard when it is switched off, nobody looks, or the page was not touched yet", () => {
  sound.value = "off";
  play("card");
  sound.value = "on";
  page.hidden = true;
  play("card");
  page.hidden = false;
  Audio.state = "suspended";
  play("card");
  assert.deepEqual(Audio.starts, []);
});

test("the first touch allows sounds, where they are wanted", () => {
  allowSounds();
  sound.value = "off";
  page.listeners.pointerdown?.();
  assert.equal(Audio.resumed, 0);
  sound.value = "on";
  page.listeners.pointerdown?.();
  assert.equal(Audio.resumed, 1);
});
