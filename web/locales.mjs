// The messages the page needs, by language: its own, and those it shares with the other windows.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentSerializer, Junk, Message, parse, Term } from "@fluent/syntax";

const ENGLISH = "en";
/** What every page says, and what is only for learning and for looking back. */
export const PAGE = ["shared", "refusals", "page"];
export const LEARN = ["learn", "puzzles", "statistics"];

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

function own(folder, language, audiences) {
  const files = audiences.map((audience) => join(folder, language, `${audience}.ftl`)).filter(existsSync);
  return files.flatMap((file) => [...messages(readFileSync(file, "utf8"))]);
}

/**
 * The text to send for each language; what a language lacks is taken from its parent, at last from English.
 */
export function languages(folder, audiences = PAGE) {
  const names = readdirSync(folder).filter((name) => name !== ENGLISH);
  return Object.fromEntries(
    [ENGLISH, ...names.sort()].map((name) => {
      const chain = [ENGLISH, name.split("-")[0], name];
      const all = new Map(chain.flatMap((language) => own(folder, language, audiences)));
      return [name, `${[...all.values()].join("\n")}\n`];
    }),
  );
}
