import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import * as api from "../../src/net/api";
import { remember, remembered } from "../../src/storage";

interface Call {
  readonly path: string;
  readonly method: string;
  readonly body: string | undefined;
  readonly type: string | undefined;
}

let calls: Call[];
let answers: Response[];
const ann = { id: "g", name: "Ann" };
const json = (content: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(content), {
    status,
    headers: { "Content-Type": "application/json", ...headers },
  });
const refused = (code: string, status = 400): Response =>
  json({ type: "refused", id: null, code, arguments: {}, text: "" }, status);
const codeOf = async (asked: Promise<unknown>): Promise<string> => {
  const error: unknown = await asked.then(
    () => assert.fail("it was not refused"),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof api.Refusal);
  return error.refused.code;
};

beforeEach(() => {
  [calls, answers] = [[], []];
  remember("red7.guest/games", null);
  api.me.value = undefined;
  globalThis.fetch = (path, init) => {
    const { method = "GET", body, headers } = init ?? {};
    const type = new Headers(headers).get("Content-Type") ?? undefined;
    calls.push({ path: String(path), method, body: body === undefined ? undefined : String(body), type });
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError("no network"));
  };
});

test("a browser that was nobody here asks nothing", async () => {
  assert.equal(await api.findMe(), null);
  assert.deepEqual(calls, []);
});

test("a guest is found once, below the base of the page", async () => {
  remember("red7.guest/games", "yes");
  answers = [json(ann)];
  assert.deepEqual(await api.findMe(), ann);
  assert.deepEqual(await api.findMe(), ann);
  assert.deepEqual(calls, [{ path: "/games/api/me", method: "GET", body: undefined, type: undefined }]);
});

test("a guest whom the server has forgotten is nobody again", async () => {
  remember("red7.guest/games", "yes");
  answers = [refused("server-no-guest", 401)];
  assert.equal(await api.findMe(), null);
  assert.equal(remembered("red7.guest/games"), null);
});

test("another refusal leaves open who this browser is", async () => {
  remember("red7.guest/games", "yes");
  answers = [refused("server-busy", 503)];
  assert.equal(await codeOf(api.findMe()), "server-busy");
  assert.equal(remembered("red7.guest/games"), "yes");
});

test("a name is sent once, as JSON, and remembered", async () => {
  answers = [json(ann)];
  await api.nameMe("Ann");
  await api.nameMe("Ann");
  assert.deepEqual(calls, [
    { path: "/games/api/me", method: "POST", body: '{"name":"Ann"}', type: "application/json" },
  ]);
  assert.equal(remembered("red7.guest/games"), "yes");
});

test("whoever is forgotten is nobody", async () => {
  answers = [json(ann), new Response(null, { status: 204 })];
  await api.nameMe("Ann");
  await api.forgetMe();
  assert.equal(api.me.value, null);
  assert.equal(remembered("red7.guest/games"), null);
});

test("a record travels as plain text, both ways", async () => {
  answers = [new Response("[Red7 ...]", { headers: { "Content-Type": "text/plain; charset=utf-8" } })];
  assert.equal(await api.recordOf("t", "2"), "[Red7 ...]");
  answers = [json({ good: true, problems: [] })];
  assert.deepEqual(await api.verifyRecord("[Red7 ...]"), { good: true, problems: [] });
  assert.deepEqual(calls.at(-1), {
    path: "/games/api/verify",
    method: "POST",
    body: "[Red7 ...]",
    type: "text/plain",
  });
  assert.equal(api.recordAddress("t", 2), "/games/api/tables/t/records/2");
});

test("codes are written so that no sign of theirs changes the address", async () => {
  answers = [json({ id: "t", code: "A" })];
  await api.findTable("a/b?");
  assert.equal(calls[0]?.path, "/games/api/codes/a%2Fb%3F");
});

test("no network, and an answer that is none of ours, are refusals too", async () => {
  assert.equal(await codeOf(api.openTables()), "web-offline");
  answers = [new Response("<html>", { status: 502 })];
  assert.equal(await codeOf(api.openTables()), "server-failed");
});

test("the clock of the server is told by its answers, unless both agree within what a header can say", async () => {
  const hour = 3_600_000;
  answers = [json({ tables: [] }, 200, { Date: new Date(Date.now() + hour).toUTCString() })];
  await api.openTables();
  assert.ok(Math.abs(api.clockSkew.value - hour) < 2_000);
  answers = [json({ tables: [] }, 200, { Date: new Date().toUTCString() })];
  await api.openTables();
  assert.equal(api.clockSkew.value, 0);
});

test("a table whose answer was lost is asked for again with the same id, and another one with another", async () => {
  const ids = (): string[] => calls.map((call) => (JSON.parse(call.body ?? "") as { id: string }).id);
  assert.equal(await codeOf(api.newTable({ start: true })), "web-offline");
  answers = [json({ id: "t", code: "C" }), json({ id: "u", code: "D" })];
  assert.equal((await api.newTable({ start: true })).id, "t");
  assert.equal((await api.newTable({ start: true })).id, "u");
  assert.equal(await codeOf(api.newTable({ start: false })), "web-offline");
  const [lost, again, next, other] = ids();
  assert.equal(lost, again);
  assert.equal(new Set([again, next, other]).size, 3);
  assert.match(String(lost), /^[!-~]{1,64}$/);
});
