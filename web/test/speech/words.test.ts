import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { languages, messages } from "../../locales.mjs";
import { bestLanguage, bundleOf, join, refusal, say, soundOf, speech, spoken } from "../../src/speech/words";

const LOCALES = "../src/red7/speech/locales";
const fileOf = (audience: string) => readFileSync(`${LOCALES}/en/${audience}.ftl`, "utf8");
const AUDIENCES = ["shared", "refusals", "page"];
const english = AUDIENCES.map(fileOf).join("\n");

beforeEach(() => {
  spoken.value = { language: "en", bundle: bundleOf("en", english) };
});

test("the best language is the first preferred one that is there, by its region or without", () => {
  assert.equal(bestLanguage(["pt-BR", "es-AR", "en"]), "es-AR");
  assert.equal(bestLanguage(["es-MX"]), "es");
  assert.equal(bestLanguage(["FR-ca"]), "fr");
  assert.equal(bestLanguage(["ja"]), "en");
});

test("who leads and why is said to the player and of the others", () => {
  const set = { code: "set-green", count: 3, top: "R6", number: 6, color: "red" };
  const lead = {
    code: "lead-more",
    who: 0,
    set,
    count: 3,
    top: "R6",
    rival: 1,
    "rival-set": { ...set, count: 2 },
    "rival-top": "G4",
  };
  assert.equal(
    speech(["Ann", "Ben"], 0).tell(lead),
    "You lead: three even cards, highest R6; Ben has two even cards.",
  );
  assert.equal(
    speech(["Ann", "Ben"], 1).tell(lead),
    "Ann leads: three even cards, highest R6; you have two even cards.",
  );
  assert.equal(
    speech(["Ann", "Ben"], null).tell(lead),
    "Ann leads: three even cards, highest R6; Ben has two even cards.",
  );
});

test("a player called you is not taken for the one who is spoken to", () => {
  assert.equal(
    speech(["you", "Ben"], 1).tell({ code: "counts-nothing", who: 0 }),
    "You has no cards that count under this rule.",
  );
});

test("colours and lists are said in words", () => {
  const set = { code: "set-yellow", count: 2, color: "red", top: "R6", number: 6 };
  assert.equal(
    speech(["Ann"], 0).tell({ code: "counts", who: 0, set, cards: ["R6", "R2"] }),
    "You have two red cards: R6 and R2.",
  );
  assert.equal(join(["a", "b", "c"]), "a, b and c");
  assert.equal(join([]), "");
});

test("a refusal without a message of its own is said in plain English", () => {
  assert.equal(refusal({ code: "no-such-code", arguments: {}, text: "because" }), "because");
});

test("a refusal counts seats as people do", () => {
  assert.match(refusal({ code: "table-seat-taken", arguments: { seat: 0 }, text: "" }), /Seat 1 /);
});

test("what a refusal expects is said in words of the language, too", () => {
  const expected = { code: "expected-turn-number", turn: 1000 };
  const refused = { code: "syntax", arguments: { found: "12.", expected, line: 2000, column: 1 }, text: "" };
  assert.equal(refusal(refused), "line 2000, column 1: found 12., expected turn 1000");
});

test("every message of the page can be read", () => {
  const own = messages(fileOf("page"));
  assert.ok(own.size > 100);
  for (const id of own.keys()) assert.ok(spoken.value?.bundle.hasMessage(id), id);
  assert.equal(say("web-home-resume", { count: 1 }), "A game is waiting for you");
});

test("the page has its own words, and those for everything that is shared or refused, in every language", () => {
  const ids = AUDIENCES.flatMap((audience) => [...messages(fileOf(audience)).keys()]);
  assert.ok(ids.length > 500);
  for (const [language, text] of Object.entries(languages(LOCALES))) {
    assert.deepEqual([...messages(text as string).keys()].sort(), [...ids].sort(), language);
  }
});

test("a card is named with its article in every language", () => {
  const all = languages(LOCALES);
  const names = ["en", "fr", "de", "it", "es", "es-AR", "nl"].map((language) => {
    spoken.value = { language, bundle: bundleOf(language, all[language] ?? "") };
    return [1, 7].map((number) => say("web-t-card-the", { color: "red", number })).join(", ");
  });
  assert.deepEqual(names, [
    "the red 1, the red 7",
    "le 1 rouge, le 7 rouge",
    "die rote 1, die rote 7",
    "l’1 rosso, il 7 rosso",
    "el 1 rojo, el 7 rojo",
    "el 1 rojo, el 7 rojo",
    "de rode 1, de rode 7",
  ]);
});

test("the question where a card goes takes it with its article in every language", () => {
  const all = languages(LOCALES);
  const questions = ["en", "fr", "de", "it", "es", "es-AR", "nl"].map((language) => {
    spoken.value = { language, bundle: bundleOf(language, all[language] ?? "") };
    return say("web-t-where", { card: say("web-t-card-the", { color: "green", number: 5 }) });
  });
  assert.deepEqual(questions, [
    "Where does the green 5 go?",
    "Où va le 5 vert\u202f?",
    "Wohin kommt die grüne 5?",
    "Dove va il 5 verde?",
    "¿Adónde va el 5 verde?",
    "¿Adónde va el 5 verde?",
    "Waar gaat de groene 5 heen?",
  ]);
});

test("a player called like a card is not shown as one", () => {
  assert.equal(speech(["R7"], null).who(0), "R\u20607");
});

test("the sound that a word begins with chooses the word before it", () => {
  assert.deepEqual(["Hilma", "Íñigo", "hielo", "Anna", "I4", "Ben"].map(soundOf), [
    "i",
    "i",
    "other",
    "a",
    "other",
    "other",
  ]);
});

test("a database that keeps nothing is said to be away, full or damaged", () => {
  const why = (args: object): string =>
    refusal({ code: "store-unavailable", arguments: args, text: "" } as Parameters<typeof refusal>[0]);
  assert.match(why({ kind: "away" }), /can’t be reached/);
  assert.match(why({ kind: "full" }), /disk is full/);
  assert.match(why({ kind: "damaged" }), /data is damaged/);
  assert.equal(why({}), why({ kind: "away" }), "as a server of an earlier version says it");
});
