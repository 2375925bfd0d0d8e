/** What the players of a table are called. Computer players are called by their level, in the language on show. */

import { say } from "./words";

interface Seat {
  readonly kind: "bot" | "free" | "person";
  readonly name: string;
  readonly level?: string | null;
}

export function namesOf(seats: readonly Seat[]): string[] {
  const levels = seats.map((seat) => (seat.kind === "bot" ? (seat.level ?? seat.name) : null));
  return seats.map((seat, number) => {
    const level = levels[number] ?? null;
    if (level === null) return seat.name || say(seat.kind === "free" ? "web-seat-free" : "web-name-nobody");
    const alike = levels.filter((one) => one === level).length;
    if (alike === 1) return say("web-bot-name", { level });
    return say("web-bot-name-numbered", { level, number: levels.slice(0, number + 1).filter((one) => one === level).length });
  });
}

export const LEVELS = ["beginner", "casual", "skilled", "expert", "master"] as const;
export const EDITIONS = ["intl-1.2", "es-1.3", "es-ar", "nl-2016", "first"] as const;
export type EditionName = (typeof EDITIONS)[number];

const BOOKLETS: Readonly<Record<string, EditionName>> = { es: "es-1.3", "es-AR": "es-ar", nl: "nl-2016" };

/** The edition of a language's own booklet. */
export const editionOf = (language: string): EditionName => BOOKLETS[language] ?? "intl-1.2";

/** What the language files call an edition: their keys have no dots. */
export const editionKey = (edition: string): string => edition.replaceAll(".", "");

export const editionName = (edition: string): string => say("web-edition", { edition: editionKey(edition) });

export const OPTIONS = ["draw", "scoring", "actions"] as const;
type Option = (typeof OPTIONS)[number];

const USUAL: Readonly<Record<string, readonly Option[]>> = { basic: [], advanced: ["draw", "scoring"], expert: OPTIONS };

/** The options that a text such as `expert` or `draw+scoring` stands for. */
export const optionsOf = (text: string): readonly Option[] =>
  USUAL[text] ?? OPTIONS.filter((option) => text.split("+").includes(option));

const MODES: Readonly<Record<string, string>> = {
  basic: "basic",
  advanced: "advanced",
  expert: "expert",
  "draw+scoring": "advanced",
  "draw+scoring+actions": "expert",
};

/** Basic, advanced or expert, or the options one by one. */
export function modeName(options: string): string {
  const mode = MODES[options];
  if (mode) return say("web-mode", { options: mode });
  return options.split("+").map((option) => say("web-option", { option })).join(" + ");
}
