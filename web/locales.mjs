// The messages the page needs, by language: its own, and those of the other windows that it says as well.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentSerializer, Junk, Message, parse, Term } from "@fluent/syntax";

const ENGLISH = "en";
// What only the command line and the server's operator read; players meet those two of their refusals as well.
const ELSEWHERE =
  /^(?!play-must-lead$|store-unavailable$)(tool-option|review|gone|luck|mark|help|command|answer|play|show|config|store|backup|serve|arena|place|turns|leaders|simulate|verify|perft|solve|name-words|options?-about|table-(title|deck|canvas|hand|no-cards|rules|out))\b|-about$/;

/** All messages and terms of a Fluent file, by id, without comments; what is no Fluent stops the build. */
export function messages(source) {
  const { body } = parse(source, {});
  const junk = body.find((entry) => entry instanceof Junk);
  if (junk) throw new Error(`not Fluent: ${junk.content.split("\n")[0]}`);
  const entries = body.filter((entry) => entry instanceof Message || entry instanceof Term);
  return new Map(entries.map((entry) => [idOf(entry), textOf(entry)]));
}

const idOf = (entry) => (entry instanceof Term ? `-${entry.id.name}` : entry.id.name);

function textOf(entry) {
  const bare = entry.clone();
  bare.comment = null;
  return new FluentSerializer().serializeEntry(bare).trimEnd();
}

function own(folder, language) {
  const all = new Map();
  for (const [file, wanted] of [
    [join(folder, `${language}.ftl`), (id) => !ELSEWHERE.test(id)],
    [join(folder, "web", `${language}.ftl`), () => true],
  ]) {
    if (!existsSync(file)) continue;
    for (const [id, text] of messages(readFileSync(file, "utf8"))) if (wanted(id)) all.set(id, text);
  }
  return all;
}

/** The text to send for each language; what a language lacks is taken from its parent, at last from English. */
export function languages(folder) {
  const names = readdirSync(folder).flatMap((name) => (name.endsWith(".ftl") ? [name.slice(0, -4)] : []));
  const english = own(folder, ENGLISH);
  return Object.fromEntries(
    [ENGLISH, ...names.filter((name) => name !== ENGLISH).sort()].map((name) => {
      const parent = name.split("-")[0];
      const all = new Map([
        ...english,
        ...(names.includes(parent) ? own(folder, parent) : []),
        ...own(folder, name),
      ]);
      return [name, `${[...all.values()].join("\n")}\n`];
    }),
  );
}
