import assert from "node:assert/strict";
import { test } from "node:test";
import { unhex } from "../../../src/fair/bytes";
import { playerCommitment } from "../../../src/fair/deals";
import { seenOf } from "../../../src/game/deals/dealCheck";
import { contribution, sharedOf } from "../../../src/game/deals/dealContribution";
import type { Fairness, PublicView } from "../../../src/protocol";

const SERVER = "11".repeat(32);

const dealing = (more: Partial<Fairness>): PublicView =>
  ({
    phase: "dealing",
    fairness: {
      match: "m",
      server_commitment: SERVER,
      server_secret: null,
      commitments: [null, null],
      secrets: [null, null],
      revealing: false,
      ...more,
    },
  }) as unknown as PublicView;

test("a part is committed to, and revealed once all have committed", async () => {
  const [commit] = await contribution(dealing({ match: "one" }), [0]);
  assert.equal(commit?.type, "commit");
  const commitments = [commit?.type === "commit" ? commit.commitment : "", null];
  const [reveal] = await contribution(dealing({ match: "one", commitments, revealing: true }), [0]);
  assert.equal(reveal?.type, "reveal");
  const secret = unhex(reveal?.type === "reveal" ? reveal.secret : "");
  assert.equal(playerCommitment("one", unhex(SERVER)!, 0, secret!), commitments[0]);
});

test("whose other device was quicker reveals nothing here, and accuses nobody later", async () => {
  await contribution(dealing({ match: "two" }), [0]);
  const fairness = { match: "two", commitments: ["22".repeat(32), null], revealing: true };
  assert.deepEqual(await contribution(dealing(fairness), [0]), []);
  assert.equal(seenOf("two"), null);
});

test("what was seen has the own secret in its place", async () => {
  const [commit] = await contribution(dealing({ match: "three" }), [1]);
  const commitments = [null, commit?.type === "commit" ? commit.commitment : ""];
  const table = dealing({ match: "three", commitments, revealing: true });
  const [reveal] = await contribution(table, [1]);
  assert.equal(seenOf("three")?.seats[1]?.secret, reveal?.type === "reveal" ? reveal.secret : "");
  assert.deepEqual(seenOf("three")?.seats[0], sharedOf(table.fairness!).seats[0]);
});

test("without the browser's own hashes, as on plain http, a part is given all the same", async () => {
  const [by] = await contribution(dealing({ match: "four" }), [0]);
  const subtle = Object.getOwnPropertyDescriptor(Crypto.prototype, "subtle")!;
  Object.defineProperty(Crypto.prototype, "subtle", { value: undefined, configurable: true });
  try {
    assert.deepEqual(await contribution(dealing({ match: "four" }), [0]), [by]);
  } finally {
    Object.defineProperty(Crypto.prototype, "subtle", subtle);
  }
});
