/**
 * What the players of a table are called. Computer players are characters with a name; those of older tables
 * are called by their level, in the language on show.
 */

import {
  BOOKLETS,
  DEFAULT_EDITION,
  EDITION_RULES,
  EDITIONS,
  LEVELS,
  MODES,
  OPTIONS,
  READINGS,
} from "../facts";
import { say } from "./words";

interface Seat {
  readonly kind: "bot" | "free" | "person";
  readonly name: string;
}

export function namesOf(seats: readonly Seat[]): string[] {
  const levels = seats.map((seat) =>
    seat.kind === "bot" && LEVELS.some((level) => level === seat.name) ? seat.name : null,
  );
  return seats.map((seat, number) => {
    const level = levels[number] ?? null;
    if (level === null) return seat.name || say(seat.kind === "free" ? "web-seat-free" : "web-name-nobody");
    const alike = levels.filter((one) => one === level).length;
    if (alike === 1) return say("web-bot-name", { level });
    return say("web-bot-name-numbered", {
      level,
      number: levels.slice(0, number + 1).filter((one) => one === level).length,
    });
  });
}

export type EditionName = (typeof EDITIONS)[number];

/** The edition of a language's own booklet. */
export const editionOf = (language: string): EditionName =>
  (BOOKLETS as Readonly<Record<string, EditionName>>)[language] ?? DEFAULT_EDITION;

/** What the language files call an edition, however it is read: their keys have no dots. */
export const editionKey = (edition: string): string => (edition.split("/")[0] ?? "").replaceAll(".", "");

export function editionName(edition: string): string {
  const name = say("web-edition", { edition: editionKey(edition) });
  return edition.includes("/") ? say("web-edition-short", { edition: name }) : name;
}

/** The same booklet with its target tested only when cards are short, where that is a choice. */
export const whenShort = (edition: string): string =>
  READINGS.find((name) => name === `${edition}/target-when-short`) ?? edition;

export type Option = (typeof OPTIONS)[number];

const isMode = (text: string): text is keyof typeof MODES => Object.hasOwn(MODES, text);

/** The options that a text such as `expert` or `draw+scoring` stands for. */
export const optionsOf = (text: string): readonly Option[] =>
  isMode(text) ? MODES[text] : OPTIONS.filter((option) => text.split("+").includes(option));

/** Basic, advanced or expert, if options are one of these. */
export const modeOf = (options: string): string | undefined =>
  Object.keys(MODES).find((name) => name === options || (isMode(name) && MODES[name].join("+") === options));

/** The name of a mode, or the options one by one. */
export function modeName(options: string): string {
  const mode = modeOf(options);
  if (mode) return say("web-mode", { options: mode });
  return options
    .split("+")
    .map((option) => say("web-option", { option }))
    .join(" + ");
}

/** Whether a scoring match of this edition may end by points although its booklet does not say so. */
export const mayEndAtTarget = (edition: string): boolean =>
  EDITIONS.some((name) => name === edition && !EDITION_RULES[name].endsAtTarget);
