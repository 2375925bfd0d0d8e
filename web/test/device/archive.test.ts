import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { bringArchive, readArchive } from "../../src/device/archive";
import { me, Refusal } from "../../src/net/api";

const table = { id: "t", log: [] };
const lessons = { kind: "lessons", id: "lessons", content: "[]", table: "" };
const review = { kind: "review", id: "t.1", content: "{}", table: "t" };
const archive = { form: 1, guest: "g", name: "Ann", tables: [table], documents: [lessons, review] };
const json = (content: object, status = 200): Response =>
  new Response(JSON.stringify(content), { status, headers: { "Content-Type": "application/json" } });
const refused = (code: string): Response => json({ code, arguments: { seconds: 1 }, text: "" }, 400);

let asked: { path: string; table?: string }[];
/** Bring the archive to somewhere that gives these answers, the last one again and again. */
async function bring(content: typeof archive, ...answers: (() => Response)[]) {
  globalThis.fetch = async (path, init) => {
    asked.push({ path: String(path).split("/").at(-1) ?? "", table: JSON.parse(String(init?.body)).table });
    return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? assert.fail();
  };
  let last: number[] = [];
  const outcome = await bringArchive(content, (...now) => (last = now));
  assert.equal(last[0], last[1], "all of it was gone through");
  return outcome;
}

beforeEach(() => {
  asked = [];
  me.value = { name: "Ann", token: "" };
  globalThis.document = { documentElement: { dataset: { host: "device" } } } as unknown as Document;
  mock.method(globalThis, "setTimeout", (then: () => void) => queueMicrotask(then));
});

test("what is no table counts as well", async () => {
  const outcome = await bring({ ...archive, tables: [], documents: [lessons] }, () => json({}));
  assert.deepEqual(outcome, { brought: 0, known: 0, documents: 1, refused: [] });
});

test("a review goes with its table, and stays away with it", async () => {
  await bring(archive, () => json({ table: "here" }));
  assert.deepEqual(asked.at(-1), { path: "documents", table: "here" });
  asked = [];
  const outcome = await bring(
    archive,
    () => refused("archive-log"),
    () => json({}),
  );
  assert.deepEqual(asked.slice(1), [{ path: "documents", table: "" }]);
  assert.deepEqual([outcome.documents, outcome.refused.length], [1, 1]);
});

test("a refusal that passes is waited for, with an end", async () => {
  const outcome = await bring(
    archive,
    () => refused("server-contended"),
    () => refused("limit-rate"),
    () => json({ table: "here" }),
  );
  assert.deepEqual([outcome.brought, outcome.documents, asked.length], [1, 2, 5]);
  asked = [];
  await assert.rejects(
    bring(archive, () => refused("store-unavailable")),
    Refusal,
  );
  assert.equal(asked.length, 10);
});

test("a file of another shape is broken", async () => {
  const file = (content: unknown): File => new File([JSON.stringify(content)], "red7.json");
  assert.deepEqual(await readArchive(file(archive)), archive);
  for (const broken of [
    null,
    [],
    { ...archive, name: 1 },
    { ...archive, tables: [null] },
    { ...archive, tables: [{ id: 1 }] },
    { ...archive, documents: ["lessons"] },
    { ...archive, documents: [{ kind: "lessons" }] },
  ])
    await assert.rejects(
      readArchive(file(broken)),
      (error: Refusal) => error.refused.code === "archive-broken",
    );
});
