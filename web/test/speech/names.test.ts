import assert from "node:assert/strict";
import { test } from "node:test";
import { checked, type Setup, settingsOf } from "../../src/game/setup";
import { namesOf, optionsOf } from "../../src/speech/names";

test("sets of options stand for their parts, and mixes for themselves", () => {
  assert.deepEqual(optionsOf("basic"), []);
  assert.deepEqual(optionsOf("advanced"), ["draw", "scoring"]);
  assert.deepEqual(optionsOf("expert"), ["draw", "scoring", "actions"]);
  assert.deepEqual(optionsOf("actions+draw"), ["draw", "actions"]);
  assert.deepEqual(optionsOf("nonsense"), []);
});

test("the target score is for matches with points by the Dutch booklet", () => {
  const chosen: Setup = {
    rivals: ["casual"],
    others: [null],
    characters: [],
    names: [],
    faces: [],
    options: "advanced",
    edition: null,
    target: true,
    short: false,
    seconds: 0,
    timeout: "bot",
    listed: false,
    invited: false,
    help: false,
    openHands: false,
  };
  const ending = (options: string, edition: string): string | undefined =>
    settingsOf("bots", { ...chosen, options }, edition).ending;
  assert.equal(ending("advanced", "nl-2016"), "target");
  assert.equal(ending("scoring", "nl-2016"), "target");
  assert.equal(ending("draw+actions", "nl-2016"), "cards");
  assert.equal(ending("advanced", "intl-1.2"), "cards");
  const played = (options: string, edition: string): string | undefined =>
    settingsOf("bots", { ...chosen, short: true, options }, edition).edition;
  assert.equal(played("advanced", "nl-2016"), "nl-2016/target-when-short");
  assert.equal(played("draw+actions", "nl-2016"), "nl-2016");
  assert.equal(played("advanced", "intl-1.2"), "intl-1.2");
});

test("a set-up that was kept counts as far as it makes sense", () => {
  const first = checked(null);
  for (const nonsense of [
    5,
    "x",
    [],
    { options: 5, edition: 7, rivals: ["x"], seconds: -1, timeout: {}, names: null },
  ]) {
    assert.deepEqual(checked(nonsense), first);
  }
  const kept = {
    ...first,
    options: "draw+actions",
    edition: "nl-2016",
    others: [null, "casual"],
    seconds: 60,
    timeout: "out" as const,
  };
  assert.deepEqual(checked(kept), kept);
});

test("characters have names; computer players of older tables are called by their level", () => {
  const bot = (name: string): { kind: "bot"; name: string } => ({ kind: "bot", name });
  const names = namesOf([bot("Pip"), { kind: "person", name: "Ann" }]);
  assert.deepEqual(names, ["Pip", "Ann"]);
  assert.notEqual(namesOf([bot("casual")])[0], "casual", "a language says it");
});
