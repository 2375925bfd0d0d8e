import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { hex, unhex } from "../../src/fair/bytes";
import {
  cardName,
  deal,
  fieldsOf,
  numberedSeed,
  problems,
  type SharedSeed,
  seedOf,
  sharedSeed,
  shuffle,
} from "../../src/fair/deals";
import { checkRecord } from "../../src/fair/record";

interface Vectors {
  numbered_seeds: { number: string; match: string; seed: string }[];
  shuffles: { seed: string; round: number; cards: number[]; order: number[] }[];
  deals: {
    seed: string;
    round: number;
    players: number;
    cards: number[];
    text: { hands: string[]; palettes: string; deck: string };
  }[];
  shared_seeds: { fields: Record<string, string>; seed?: string }[];
  spoilt: {
    why: string;
    fields: Record<string, string>;
    seen?: Record<string, string>;
    problems: string[];
  }[];
}

const DATA = "../tests/golden";
const vectors = JSON.parse(readFileSync(`${DATA}/deals.json`, "utf8")) as Vectors;
const read = (fields: Record<string, string>): SharedSeed => {
  const shared = sharedSeed(fields);
  assert.ok(!("code" in shared), JSON.stringify(shared));
  return shared;
};

test("numbered seeds are those of the vectors", () => {
  for (const one of vectors.numbered_seeds) assert.equal(numberedSeed(one.number, one.match), one.seed);
});

test("shuffles are those of the vectors", () => {
  assert.ok(vectors.shuffles.length);
  for (const one of vectors.shuffles)
    assert.deepEqual(shuffle(unhex(one.seed)!, one.round, one.cards), one.order);
});

test("deals are those of the vectors", () => {
  assert.ok(vectors.deals.length);
  for (const one of vectors.deals) {
    const dealt = deal(unhex(one.seed)!, one.round, one.players, one.cards);
    const text = (cards: readonly number[]): string => cards.map(cardName).join(" ");
    assert.deepEqual(
      { hands: dealt.hands.map(text), palettes: text(dealt.palettes), deck: text(dealt.deck) },
      one.text,
    );
  }
});

test("shared seeds are those of the vectors, and are written as they were read", () => {
  for (const one of vectors.shared_seeds) {
    const shared = read(one.fields);
    assert.deepEqual(fieldsOf(shared), one.fields);
    if (one.seed === undefined) continue;
    assert.deepEqual(problems(shared), []);
    assert.equal(hex(seedOf(shared)!), one.seed);
  }
});

test("spoilt seeds fail with the codes of the engine", () => {
  assert.ok(vectors.spoilt.length);
  for (const one of vectors.spoilt) {
    const found = problems(read(one.fields), one.seen ? read(one.seen) : null);
    assert.deepEqual(
      found.map((problem) => problem.code),
      one.problems,
      one.why,
    );
  }
});

test("the deals of golden records verify, and two exchanged cards are found", () => {
  const names = readdirSync(`${DATA}/matches`).filter((name) => /scoring_\d\.red7$/.test(name));
  assert.ok(names.length);
  for (const name of names) {
    const text = readFileSync(`${DATA}/matches/${name}`, "utf8");
    const checked = checkRecord(text);
    assert.deepEqual(checked.problems, [], name);
    assert.ok(checked.rounds > 1);
    const spoilt = text.replace(/^(Deck: )(\S\S) (\S\S)/m, "$1$3 $2");
    assert.deepEqual(checkRecord(spoilt).problems, [{ code: "record-deal", round: "1" }]);
  }
});

test("a record with one seed is read as strictly as by the engine", () => {
  const text = `Red7-Record: 1\nDeal-Scheme: 1\nDeal-Seed: ${"0".repeat(64)}\nRound 1\n`;
  const codes = (record: string): string[] => checkRecord(record).problems.map((problem) => problem.code);
  assert.deepEqual(codes(text), ["record-deal"]); // no cards are there
  assert.deepEqual(codes(text.replace("Scheme: 1", "Scheme: 2")), ["deal-scheme"]);
  assert.deepEqual(codes(text.replace("Round", "Deal-Match: x\nRound")), ["deal-field-unexpected"]);
  assert.deepEqual(codes(text.replace("0000", "00")), ["deal-hex"]);
});

test("a text that is no record is called that", () => {
  assert.deepEqual(checkRecord("hello").problems, [{ code: "web-fair-no-record" }]);
});

test("a prepared match is called so, and only its later rounds are checked", () => {
  const start = "Deal-Start: intl-1.2 basic R 0 R7:B1/V2:O5 - - play";
  const text = `Red7-Record: 1\nEdition: intl-1.2\nOptions: basic\nSeat-0: A\nSeat-1: B\n${start}\n\nRound 1\n1. A: R7p\n`;
  const seedless = checkRecord(text);
  assert.deepEqual(
    seedless.remarks.map(({ code }) => code),
    ["record-prepared", "record-seedless"],
  );
  assert.equal(seedless.rounds, 0);
  const seeded = checkRecord(text.replace(start, `Deal-Scheme: 1\nDeal-Seed: ${"00".repeat(32)}\n${start}`));
  assert.deepEqual(seeded.problems, []);
  assert.deepEqual(
    seeded.remarks.map(({ code }) => code),
    ["record-prepared"],
  );
});
