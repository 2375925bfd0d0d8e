// Made from the rules by `python3 dev.py generate`. Do not edit.

/** The colours by their letters, from the strongest to the weakest. */
export const COLORS = { "R": "red", "O": "orange", "Y": "yellow", "G": "green", "B": "blue", "I": "indigo", "V": "violet" } as const;

/** The numbers of the cards that have an action. */
export const ACTION_NUMBERS = [1, 3, 5, 7] as const;

/** How many can play. */
export const PLAYERS = [2, 3, 4] as const;

/** The computer players, from the weakest to the strongest. */
export const LEVELS = ["beginner", "casual", "skilled", "expert", "master"] as const;

/** Who they are, by level. */
export const CHARACTERS = { "beginner": ["Pip", "Momo", "Lulu"], "casual": ["Siena", "Fresco", "Bosco"], "skilled": ["Umbra", "Lapis", "Sepia"], "expert": ["Carmina", "Onyx", "Velato"], "master": ["Aurelia", "Magnus", "Leonora"] } as const;

/** What people may look like. */
export const FACES = ["fox", "cat", "owl", "bear", "rabbit", "frog", "panda", "mouse", "penguin", "lion", "koala", "hen"] as const;

/** The options of a match. */
export const OPTIONS = ["draw", "scoring", "actions"] as const;

/** The usual mixes of options. */
export const MODES = { "basic": [], "advanced": ["draw", "scoring"], "expert": ["draw", "scoring", "actions"] } as const;

/** The booklets. */
export const EDITIONS = ["intl-1.2", "es-1.3", "es-ar", "nl-2016", "first"] as const;

/** The booklets read in another way, where that is a choice. */
export const READINGS = ["nl-2016/target-when-short"] as const;

/** The booklet of most languages. */
export const DEFAULT_EDITION = "intl-1.2" as const;

/** The booklets of the other languages. */
export const BOOKLETS = { "es": "es-1.3", "es-AR": "es-ar", "nl": "nl-2016" } as const;

/** May a play or a discard cost the lead, and do points end a match. */
export const EDITION_RULES = {
  "intl-1.2": { "weakPlay": true, "weakDiscard": false, "endsAtTarget": true },
  "es-1.3": { "weakPlay": true, "weakDiscard": true, "endsAtTarget": true },
  "es-ar": { "weakPlay": false, "weakDiscard": false, "endsAtTarget": true },
  "nl-2016": { "weakPlay": true, "weakDiscard": false, "endsAtTarget": false },
  "first": { "weakPlay": true, "weakDiscard": false, "endsAtTarget": true },
} as const;

/** What can be said at a table. */
export const REACTIONS = ["hello", "thanks", "well-played", "wow", "oops", "thinking", "hurry", "good-game"] as const;

/** The most letters of a name. */
export const LONGEST_NAME = 24 as const;

/** Which messages this page understands: a later server may have others. */
export const PROTOCOL = "c4b4b7650aed" as const;
