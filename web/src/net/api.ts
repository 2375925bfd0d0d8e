/** The page's HTTP requests, besides the socket of a table. */

import { signal } from "@preact/signals";
import type {
  Acquaintances,
  Me,
  MyMatches,
  MyRecords,
  NewRelation,
  NewTable,
  Quick,
  Reach,
  RecordLine,
  Refused,
  Statistics,
  TableLink,
  Tables,
  Verified,
} from "../protocol";
import { remember, remembered } from "../storage";
import { at } from "./address";
import { transport } from "./transport";

/** A refusal as an exception; its code says why. */
export class Refusal extends Error {
  constructor(readonly refused: Pick<Refused, "code" | "arguments" | "text">) {
    super(refused.code);
  }
}

/** Server time minus local time in milliseconds, estimated from the server's answers. */
export const clockSkew = signal(0);

/** When the server will restart, as its operator has announced; 0 if not announced. */
export const restartAt = signal(0);

/** Whether others' moves may arrive late, because the server's processes do not hear each other. */
export const delayed = signal(false);

/** Milliseconds after which the page stops waiting for an answer; the server gives up before that. */
const PATIENCE = 70_000;

export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  type = "application/json",
): Promise<T> {
  let answer: Response;
  let content: unknown;
  try {
    answer = await transport.ask(path, {
      method,
      signal: AbortSignal.timeout?.(PATIENCE) ?? null,
      ...(body === undefined
        ? {}
        : {
            body: typeof body === "string" ? body : JSON.stringify(body),
            headers: { "Content-Type": type },
          }),
    });
    const plain = answer.headers.get("Content-Type")?.startsWith("text/plain");
    if (answer.ok && answer.status !== 204) content = await (plain ? answer.text() : answer.json());
  } catch (error) {
    const late = (error as Error).name === "TimeoutError";
    throw new Refusal({ code: late ? "web-late" : "web-offline", arguments: {}, text: "" });
  }
  const date = Date.parse(answer.headers.get("Date") ?? "");
  if (date) clockSkew.value = Math.abs(date + 500 - Date.now()) > 1_500 ? date + 500 - Date.now() : 0;
  restartAt.value = Number(answer.headers.get("Red7-Restart"));
  if (!answer.ok) throw new Refusal(await refusedBy(answer));
  return content as T;
}

async function refusedBy(answer: Response): Promise<Refused> {
  try {
    return (await answer.json()) as Refused;
  } catch {
    return { type: "refused", id: null, code: "server-failed", arguments: {}, text: "" };
  }
}

/** An id for something that may have to be sent again. */
export const freshId = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** The guest of this browser: undefined if not known yet, null for nobody. */
export const me = signal<Me | null | undefined>(undefined);

// Set once this browser has been somebody here: the cookie itself cannot be seen. A page on the device, beside
// that of a server, knows somebody else.
const GUEST = `red7.guest${at("")}`;

export async function findMe(): Promise<Me | null> {
  if (me.value !== undefined) return me.value;
  if (remembered(GUEST) === null) return (me.value = null);
  try {
    me.value = await call<Me>("GET", "/api/me");
  } catch (error) {
    if (!(error instanceof Refusal) || error.refused.code !== "server-no-guest") throw error;
    me.value = null;
    remember(GUEST, null);
  }
  return me.value ?? null;
}

/** Leave your seats at a table. */
export const leaveTable = (id: string): Promise<void> =>
  call("POST", `/api/tables/${id}/commands`, {
    type: "do",
    id: freshId(),
    command: { type: "leave" },
  });

/** Whom this guest has muted or blocked at a table. */
export const companyAt = (table: string): Promise<Acquaintances> =>
  call("GET", `/api/tables/${table}/company`);

/** Mute or block the person of a seat, or take that back. */
export const relateTo = (table: string, seat: number, relation: NewRelation["relation"]): Promise<void> =>
  call("PUT", `/api/tables/${table}/seats/${seat}/company`, { relation });

/** Whom this guest has muted or blocked anywhere, and how to take that back. */
export const myCompany = (): Promise<Acquaintances> => call("GET", "/api/me/company");
export const forgive = (person: string): Promise<void> =>
  call("PUT", `/api/me/company/${person}`, { relation: null });

export async function nameMe(name: string): Promise<void> {
  if (me.value?.name === name) return;
  me.value = await call<Me>("POST", "/api/me", { name });
  remember(GUEST, "yes");
}

export async function forgetMe(): Promise<void> {
  await call<void>("DELETE", "/api/me");
  me.value = null;
  remember(GUEST, null);
}

/** End the sessions on all other devices. */
export async function endSessions(): Promise<void> {
  me.value = await call<Me>("DELETE", "/api/me/sessions");
}

let unanswered: { text: string; id: string } | null = null;

/** Open a table. If an answer was lost, asking again leads to the same table. */
export async function newTable(table: Omit<NewTable, "id">): Promise<TableLink> {
  const text = JSON.stringify(table);
  if (unanswered?.text !== text) unanswered = { text, id: freshId() };
  const link = await call<TableLink>("POST", "/api/tables", { ...table, id: unanswered.id });
  unanswered = null;
  return link;
}

export const quickMatch = (quick: Quick): Promise<TableLink> => call("POST", "/api/quick", quick);
export const findTable = (code: string): Promise<TableLink> =>
  call("GET", `/api/codes/${encodeURIComponent(code)}`);
export const openTables = (): Promise<Tables> => call("GET", "/api/tables");
export const myMatches = (): Promise<MyMatches> => call("GET", "/api/me/matches");
export const myStatistics = (): Promise<Statistics> => call("GET", "/api/me/statistics");
const recordPath = (table: string, match: number | string): string => `/api/tables/${table}/records/${match}`;
/** The address of the record of a match. */
export const recordAddress = (table: string, match: number | string): string => at(recordPath(table, match));
export const recordOf = (table: string, match: string): Promise<string> =>
  call("GET", recordPath(table, match));
export const myRecords = (): Promise<MyRecords> => call("GET", "/api/me/records");
export const bringRecord = (text: string): Promise<RecordLine> =>
  call("POST", "/api/me/records", text, "text/plain");
export const dropRecord = (id: string): Promise<void> => call("DELETE", `/api/me/records/${id}`);
export const findReach = (): Promise<Reach> => call("GET", "/api/reach");
export const verifyRecord = (text: string): Promise<Verified> =>
  call("POST", "/api/verify", text, "text/plain");
export const addDevice = (): Promise<{ code: string }> => call("POST", "/api/me/devices");

export async function moveHere(code: string): Promise<void> {
  me.value = await call<Me>("PUT", "/api/me/devices", { code });
  remember(GUEST, "yes");
}
