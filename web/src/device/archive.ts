/** An archive: everything on a device in one file, saved there and loaded elsewhere piece by piece. */

import { beCalled } from "../game/setup";
import { call, findMe, Refusal } from "../net/api";
import { passes, pauseAfter } from "../net/refusals";
import type { Brought } from "../protocol";

/** Characters of an archive at most, unpacked: some thousand matches. */
const MOST = 60_000_000;
/** How often to try a piece if its refusal is temporary. */
const TRIES = 10;
/** What only another device takes on trust; a server thinks for itself. */
const BELIEVED = ["review", "figures"];

export const onDevice = (): boolean => document.documentElement.dataset.host === "device";

interface Archive {
  readonly form: number;
  readonly guest: string;
  readonly name: string;
  readonly tables: readonly { readonly id: string }[];
  readonly documents: readonly { readonly kind: string; readonly table: string }[];
}

/** The result of loading an archive: new and known tables, other things, and why the rest was refused. */
export interface Outcome {
  readonly brought: number;
  readonly known: number;
  readonly documents: number;
  readonly refused: readonly Refusal["refused"][];
}

const refusal = (code: string): Refusal => new Refusal({ code, arguments: {}, text: "" });

/** Everything on this device as a file, compressed if the browser can. */
export async function makeArchive(): Promise<File> {
  const text = await call<string>("GET", "/api/me/archive");
  const name = `red7-${new Date().toISOString().slice(0, 10)}.json`;
  if (typeof CompressionStream === "undefined") return new File([text], name, { type: "application/json" });
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new File([await new Response(packed).blob()], `${name}.gz`, { type: "application/gzip" });
}

/** The archive in a file, compressed or not; refused if it isn't one. */
export async function readArchive(file: File): Promise<Archive> {
  try {
    const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    const packed = first === 0x1f && second === 0x8b;
    const plain = packed ? file.stream().pipeThrough(new DecompressionStream("gzip")) : file.stream();
    const archive: unknown = JSON.parse(await textOf(plain));
    if (!isArchive(archive)) throw new SyntaxError();
    return archive;
  } catch (error) {
    throw error instanceof Refusal ? error : refusal("archive-broken");
  }
}

function isArchive(value: unknown): value is Archive {
  const { form, guest, name, tables, documents } = value as Partial<Archive>;
  return (
    Number.isInteger(form) &&
    areTexts(guest, name) &&
    Array.isArray(tables) &&
    tables.every((table) => areTexts(table.id)) &&
    Array.isArray(documents) &&
    documents.every(({ kind, table }) => areTexts(kind, table))
  );
}

const areTexts = (...values: unknown[]): boolean => values.every((value) => typeof value === "string");

/** The text of a stream, up to a limit: a small file can unpack to any length. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST) {
      await reader.cancel();
      throw refusal("web-archive-large");
    }
  }
}

/** Load all of an archive, one piece after the other; a refused piece does not stop the others. */
export async function bringArchive(
  archive: Archive,
  progress: (done: number, all: number) => void,
): Promise<Outcome> {
  if (!(await findMe())) await beCalled(archive.name);
  const documents = archive.documents.filter(({ kind }) => onDevice() || !BELIEVED.includes(kind));
  const all = archive.tables.length + documents.length;
  const here = new Map<string, string>();
  const refused: Refusal["refused"][] = [];
  let known = 0;
  let taken = 0;
  let done = 0;
  const bring = async (path: string, piece: object): Promise<Brought | null> => {
    try {
      return await patiently(() => call<Brought>("POST", path, JSON.stringify(piece), "text/plain"));
    } catch (error) {
      if (!(error instanceof Refusal) || passes(error.refused)) throw error;
      refused.push(error.refused);
      return null;
    } finally {
      progress(++done, all);
    }
  };
  const { form, guest } = archive;
  for (const table of archive.tables) {
    const brought = await bring("/api/me/archive/tables", { form, guest, ...table });
    if (brought) here.set(table.id, brought.table ?? "");
    if (brought?.known) known += 1;
  }
  for (const document of documents) {
    const table = document.table && here.get(document.table);
    if (table === undefined) {
      progress(++done, all); // it is about a match that is not here
      continue;
    }
    const brought = await bring("/api/me/archive/documents", { form, ...document, table });
    if (brought && !brought.known) taken += 1;
  }
  return { brought: here.size - known, known, documents: taken, refused };
}

/** Ask again when a temporary refusal allows it, but not for ever. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refusal) || !passes(error.refused) || tries === TRIES) throw error;
      const pause = 1000 * pauseAfter(error.refused);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
