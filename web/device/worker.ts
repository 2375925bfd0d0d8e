/** The worker of a page that needs no server: Python with the whole game, and what it keeps on this device. */

import { countingFetch } from "./counting";
import { FIRST, type FromDevice, type ToDevice } from "./messages";

declare const self: DedicatedWorkerGlobalScope;

type Key = (string | number)[];
type Change = [key: Key, thing: Uint8Array | undefined];
/** What is used of Pyodide. */
interface Pyodide {
  loadPyodide(options: object): Promise<Interpreter>;
}
interface Interpreter {
  unpackArchive(archive: ArrayBuffer, kind: string, options: object): void;
  pyimport(name: string): unknown;
  toPy(value: unknown): PyProxy;
}
interface PyProxy {
  toJs(): unknown;
  destroy(): void;
}

/** `red7.local.worker`. */
interface Python {
  form(): string;
  start(write: unknown, tell: unknown, kept: unknown): Promise<Device>;
  ask(device: Device, method: string, path: string, body: string): Promise<PyProxy>;
}
interface Device {
  connect(number: number, path: string): void;
  take(number: number, text: string): void;
  disconnect(number: number): void;
}

const LOCK = "red7 tables";
const PATIENCE = 2_000; // for a page that is just being closed, in milliseconds
const THINGS = "things";
const say = (message: FromDevice): void => self.postMessage(message);

let device: Device | null = null;
let python: Python | null = null;
const early: ToDevice[] = []; // what came while another page had the tables
self.onmessage = ({ data }: MessageEvent<ToDevice>) => {
  if ("takeOver" in data) hold({ steal: true });
  else if (device) take(device, data);
  else early.push(data);
};

let cut = false;
const files = countingFetch(
  (loaded) => say({ loaded }),
  () => {
    cut = true;
    say({ state: "cut" }); // at once: Pyodide asks a second time, or for ever
  },
);
// Pyodide has no other way to say how far it is. Of a counted file the browser keeps no compiled code.
if (self.name === FIRST) self.fetch = files.fetch;
const pyodide = loadPython();
pyodide.catch((error: unknown) => {
  console.error(error);
  if (!cut) say({ state: "failed" });
});
hold();

/** Python, with the game in it. */
async function loadPython(): Promise<Interpreter> {
  const at = (name: string): string => new URL(name, import.meta.url).href;
  const game = fetch(at("red7.zip")).then((answer) => answer.arrayBuffer());
  const runtime: Pyodide = await files.module(at("pyodide.mjs"));
  await files.module(at("pyodide.asm.mjs")); // which Pyodide asks for, too, and then has
  const loaded = await runtime.loadPyodide({
    indexURL: at("./"),
    stdLibURL: at("python.zip"),
    lockFileContents: JSON.stringify({
      info: {
        abi_version: "2026_0",
        arch: "wasm32",
        platform: "emscripten_5_0_3",
        python: "3.14.2",
        version: "0",
      },
      packages: {},
    }),
  });
  loaded.unpackArchive(await game, "zip", { extractDir: "/lib/python3.14/site-packages" });
  python = loaded.pyimport("red7.local.worker") as Python;
  say({ form: python.form() }); // not how far it is: another page may have the tables
  return loaded;
}

/** Have the tables for as long as no other page takes them, or as soon as none has them: only one may write. */
function hold(options: LockOptions = {}): void {
  let held = false;
  const wait = setTimeout(() => held || say({ state: "elsewhere" }), PATIENCE);
  navigator.locks
    .request(LOCK, options, async () => {
      held = true;
      clearTimeout(wait);
      await pyodide.catch(() => new Promise(() => undefined)); // what went wrong with it was said
      await open();
      await new Promise(() => undefined); // until this page is closed, or another one takes over
    })
    .catch((error: unknown) => {
      device = null;
      if (error instanceof DOMException && error.name === "AbortError") {
        say({ state: "elsewhere" });
        hold();
      } else {
        console.error(error);
        say({ state: "failed" });
      }
    });
}

async function open(): Promise<void> {
  const [loaded, database] = await Promise.all([pyodide, openDatabase()]);
  const kept = loaded.toPy(await everything(database));
  const write = (changes: PyProxy): Promise<string> => {
    const list = changes.toJs() as Change[];
    return keep(database, list);
  };
  const tell = (socket: number, text: string | undefined): void => say({ socket, text: text ?? null });
  const opened = await (python as Python).start(write, tell, kept);
  kept.destroy();
  device = opened;
  say({ state: "open" });
  for (const message of early.splice(0)) take(opened, message);
}

function take(to: Device, message: ToDevice): void {
  if ("id" in message) void answer(to, message);
  else if ("open" in message) to.connect(message.open, message.path);
  else if ("socket" in message) to.take(message.socket, message.text);
  else if ("close" in message) to.disconnect(message.close);
}

async function answer(
  to: Device,
  { id, method, path, body }: Extract<ToDevice, { id: number }>,
): Promise<void> {
  try {
    const answered = await (python as Python).ask(to, method, path, body);
    const [status, media, text] = answered.toJs() as [number, string, string];
    answered.destroy();
    say({ id, status, media, text });
  } catch (error) {
    console.error(error);
    say({ id, status: 500, media: "text/plain", text: "" });
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open("red7", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(THINGS);
  return new Promise((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

/** All that was kept, with its keys. */
function everything(database: IDBDatabase): Promise<[IDBValidKey, Uint8Array][]> {
  const store = database.transaction(THINGS).objectStore(THINGS);
  const keys = store.getAllKeys();
  const things = store.getAll();
  return new Promise((resolve, reject) => {
    things.onsuccess = () => resolve(keys.result.map((key, place) => [key, things.result[place]]));
    things.onerror = () => reject(things.error);
  });
}

/** Keep all of these changes on the disk, or none of them; why not, or nothing. */
function keep(database: IDBDatabase, changes: readonly Change[]): Promise<string> {
  return new Promise((resolve) => {
    try {
      const writing = database.transaction(THINGS, "readwrite", { durability: "strict" });
      writing.oncomplete = () => resolve("");
      writing.onabort = () => resolve(writing.error?.name === "QuotaExceededError" ? "no-room" : "not-kept");
      const store = writing.objectStore(THINGS);
      for (const [key, thing] of changes) {
        if (thing === undefined) store.delete(key);
        else store.put(thing, key);
      }
    } catch {
      resolve("not-kept");
    }
  });
}
