/** Where the words of a booklet can be read in more than one way; `docs/rulebook.md` says why we chose ours. */

import type { EditionName, Option } from "../../speech/names";

interface Reading {
  readonly of: readonly EditionName[];
  /** The options without which it makes no difference. */
  readonly with: readonly Option[];
}

export const READINGS: Readonly<Record<string, Reading>> = {
  order: { of: ["es-1.3"], with: [] },
  "losing-discard": { of: ["es-1.3"], with: [] },
  "seven-draw": { of: ["first", "intl-1.2", "es-ar"], with: ["draw", "actions"] },
  short: { of: ["first", "intl-1.2", "es-1.3", "nl-2016"], with: ["scoring"] },
  target: { of: ["nl-2016"], with: ["scoring"] },
  blue: { of: ["es-1.3"], with: ["scoring"] },
  three: { of: ["es-ar"], with: ["actions"] },
  "must-lead": { of: ["intl-1.2", "es-1.3"], with: ["actions"] },
  "after-seven": { of: ["first", "intl-1.2", "es-ar", "es-1.3", "nl-2016"], with: ["actions"] },
};

/** The readings that matter in a game of this edition with these options. */
export const readingsOf = (edition: EditionName, options: readonly Option[]): string[] =>
  Object.entries(READINGS)
    .filter(([, reading]) => reading.of.includes(edition))
    .filter(([, reading]) => reading.with.every((option) => options.includes(option)))
    .map(([name]) => name);
