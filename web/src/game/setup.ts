/** The set-up of a new game that the player chose last; the next one starts from it. */

import { signal } from "@preact/signals";
import { EDITIONS, FACES, LEVELS, PLAYERS } from "../facts";
import { findMe, me, nameMe, newTable } from "../net/api";
import type { Settings } from "../protocol";
import { go } from "../router";
import { type EditionName, editionOf, mayEndAtTarget, optionsOf, whenShort } from "../speech/names";
import { say, spoken } from "../speech/words";
import { remember, remembered, rememberedJson } from "../storage";
import { cast } from "./rules/cast";
import { face } from "./settings";

export interface Setup {
  /** Against computers: the level of each, on all seats but the first. */
  readonly rivals: readonly string[];
  /** With people: the same, null for a person. */
  readonly others: readonly (string | null)[];
  /** The computer players wished for, on all seats but the first. */
  readonly characters: readonly string[];
  /** On one device: the names of the people on all seats but the first. */
  readonly names: readonly string[];
  /** On one device: their faces. */
  readonly faces: readonly string[];
  readonly options: string;
  /** Null: the one of the language. */
  readonly edition: EditionName | null;
  readonly target: boolean;
  /** The target is tested only when cards are short. */
  readonly short: boolean;
  readonly seconds: number;
  readonly timeout: "out" | "bot";
  readonly listed: boolean;
  readonly invited: boolean;
  readonly help: boolean;
  readonly openHands: boolean;
}

const FIRST: Setup = {
  rivals: ["casual"],
  others: [null],
  characters: [],
  names: [],
  faces: [],
  options: "basic",
  edition: null,
  target: false,
  short: false,
  seconds: 0,
  timeout: "bot",
  listed: false,
  invited: false,
  help: false,
  openHands: false,
};

/**
 * What was stored, as far as it still makes sense: it may come from an older page, or from anybody's hands.
 */
export function checked(stored: unknown): Setup {
  const setup = { ...FIRST, ...(typeof stored === "object" ? (stored as Partial<Setup> | null) : null) };
  const fits = (seats: unknown, known: readonly unknown[]): boolean =>
    Array.isArray(seats) &&
    PLAYERS.some((count) => count === seats.length + 1) &&
    seats.every((level) => known.includes(level));
  const options = String(setup.options);
  return {
    rivals: fits(setup.rivals, LEVELS) ? setup.rivals : FIRST.rivals,
    others: fits(setup.others, [null, ...LEVELS]) ? setup.others : FIRST.others,
    characters: Array.isArray(setup.characters) ? setup.characters.map(String) : FIRST.characters,
    names: Array.isArray(setup.names) ? setup.names.map(String) : FIRST.names,
    faces: Array.isArray(setup.faces) ? setup.faces.map(String) : FIRST.faces,
    options: optionsOf(options).length > 0 ? options : FIRST.options,
    edition: EDITIONS.find((edition) => edition === setup.edition) ?? null,
    target: setup.target === true,
    short: setup.short === true,
    seconds: Number.isInteger(setup.seconds) && setup.seconds > 0 ? setup.seconds : FIRST.seconds,
    timeout: setup.timeout === "out" ? "out" : "bot",
    listed: setup.listed === true,
    invited: setup.invited === true,
    help: setup.help === true,
    openHands: setup.openHands === true,
  };
}

export const setup = signal<Setup>(checked(rememberedJson<unknown>("red7.setup")));

export function choose(change: Partial<Setup>): void {
  setup.value = { ...setup.value, ...change };
  remember("red7.setup", JSON.stringify(setup.value));
}

export const editionNow = (): EditionName => setup.value.edition ?? editionOf(spoken.value?.language ?? "en");

export type Kind = "bots" | "friends" | "device";

/** The settings of a table of this kind. */
export function settingsOf(kind: Kind, chosen: Setup, edition: string): Settings {
  const seats = kind === "bots" ? chosen.rivals : chosen.others;
  const target = chosen.target && mayEndAtTarget(edition) && optionsOf(chosen.options).includes("scoring");
  return {
    players: seats.length + 1,
    edition: target && chosen.short ? whenShort(edition) : edition,
    options: chosen.options,
    ending: target ? "target" : "cards",
    bots: [null, ...seats],
    listed: kind === "friends" && chosen.listed && !chosen.invited,
    ...(kind === "friends" && chosen.invited ? { invited: true } : {}),
    help: kind !== "bots" && chosen.help,
    open_hands: kind === "friends" && chosen.openHands,
    pace: kind === "friends" && chosen.seconds ? { seconds: chosen.seconds, timeout: chosen.timeout } : {},
    device: kind === "device",
  };
}

/** Keeps the latest neutral name of a player without a name, maybe in another language. */
const NEUTRAL = "red7.neutral-name";

/** The name to start with: the one this guest has, the one typed last, or a neutral one. */
export const nameNow = (): string => me.value?.name ?? remembered("red7.name") ?? "";

/** A name that was really chosen: neutral names, in any language, count as none. */
export const chosenName = (name: string): string =>
  [say("web-new-name-default"), remembered(NEUTRAL)].includes(name) ? "" : name;

/** The name of a person without one on a shared device. */
export const numberedName = (number: number): string => say("web-new-name-numbered", { number });

/** On one device: the faces on all seats but the first. People with neither name nor face get a free one. */
export function sharedFaces({ others, names, faces }: Setup): readonly string[] {
  const taken = new Set([face.value, ...faces]);
  const free = FACES.filter((one) => !taken.has(one));
  return others.map((level, place) =>
    level === null ? faces[place] || (names[place] ? "" : (free[place] ?? "")) : "",
  );
}

/** Become a guest with this name. */
export async function beCalled(name: string): Promise<void> {
  await findMe();
  const neutral = say("web-new-name-default");
  const wanted = name.trim() || chosenName(nameNow()) || neutral;
  await nameMe(wanted);
  remember("red7.name", wanted);
  if (wanted === neutral) remember(NEUTRAL, neutral);
}

/** Open a table, and go there; without free seats the match begins at once. */
export async function openTable(kind: Kind, name: string, chosen = setup.value): Promise<void> {
  await beCalled(name);
  const settings = settingsOf(kind, chosen, editionNow());
  const free = kind === "friends" && settings.bots?.slice(1).some((level) => level === null);
  const { rivals, others, names, characters } = chosen;
  const called = others.map((level, place) =>
    level === null ? names[place] || numberedName(place + 2) : "",
  );
  const { id, code } = await newTable({
    settings,
    start: !free,
    names: kind === "device" ? [name.trim() || numberedName(1), ...called] : [],
    faces: [face.value, ...(kind === "device" ? sharedFaces(chosen) : [])].slice(0, settings.players),
    characters: ["", ...cast(kind === "bots" ? rivals : others, characters)],
  });
  remember("red7.code", `${id} ${code}`);
  go(`/table/${id}`);
}
