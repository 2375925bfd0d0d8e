/** Says messages in the chosen language, from the same Fluent files as the server's other windows. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { at } from "../net/address";

/** A code of the language files with its arguments, as the server sends it. */
export interface Phrase {
  readonly code: string;
  readonly [argument: string]: unknown;
}

export type Argument = string | number;

/** The language on show, with the names of the players and the seat that is spoken to. */
export interface Speech {
  readonly language: string;
  /** The message of an id; arguments are texts and numbers, players as `who(seat)`. */
  say(id: string, args?: Readonly<Record<string, Argument>>): string;
  /** A phrase of the server: its seats said by name or as `you`, colours by their names, phrases within. */
  tell(phrase: Phrase): string;
  /** A seat as an argument of a message: `you`, or the player's name. */
  who(seat: number): string;
  /** An enumeration: `R7, G4 and B2`. */
  join(items: readonly string[]): string;
}

/** The languages there are, with the path of the messages of each, as JSON: set by the build. */
declare const LANGUAGES: string;

const paths = JSON.parse(LANGUAGES) as Readonly<Record<string, string>>;
export const languages: readonly string[] = Object.keys(paths);
const ENGLISH = "en";
const YOU = "you"; // what a message selects on to speak to the player

interface Spoken {
  readonly language: string;
  readonly bundle: FluentBundle;
}

/** The language on show; null before the first one has arrived. */
export const spoken = signal<Spoken | null>(null);

/** The best of our languages for somebody who prefers these, the most preferred first. */
export function bestLanguage(preferred: readonly string[], known: readonly string[] = languages): string {
  for (const tag of preferred) {
    for (const name of [tag, tag.split("-")[0] ?? tag]) {
      const match = known.find((one) => one.toLowerCase() === name.toLowerCase());
      if (match) return match;
    }
  }
  return ENGLISH;
}

/** A bundle of the messages of a language. */
export function bundleOf(language: string, source: string): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      SPELL: ([number]) => format(bundle, "spelled", { number: number ?? 0 }),
      // The name of a colour; messages get its key, such as `red`, to select by.
      COLOR: ([key]) =>
        bundle.hasMessage(`color-${String(key)}`) ? format(bundle, `color-${String(key)}`) : (key ?? ""),
      SOUND: ([text]) => soundOf(String(text)),
    },
  });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The vowel that a word begins with, to choose between y and e or a and ad; cards are said by their names. */
export function soundOf(text: string): string {
  const [, vowel, next] = /^h?([aeiou])(.?)/i.exec(text.normalize("NFD").replace(/\p{M}/gu, "")) ?? [];
  if (!vowel || /^[ROYGBIV][1-7]\b/.test(text)) return "other";
  return /i/i.test(vowel) && /[aeou]/i.test(next ?? "") ? "other" : vowel.toLowerCase();
}

/** The address of the current messages, for the service worker to keep. */
export const addressOf = (language: string): string => at(paths[language] ?? paths[ENGLISH] ?? "");

const LONGEST_PAUSE = 8_000;

/** Fetch a text, as often as it takes while it is wanted; null once it no longer is. */
export async function fetchSoon(address: string, wanted: () => boolean): Promise<string | null> {
  for (let pause = 500; wanted(); pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      const answer = await fetch(address);
      const text = await answer.text();
      if (answer.ok) return wanted() ? text : null;
    } catch {
      // Nobody answers: the server or the network may come back.
    }
    await new Promise((again) => setTimeout(again, pause));
  }
  return null;
}

/** Fetch a language and show it once it has come; until then the one before stays. */
export async function speakSoon(language: string, wanted: () => boolean): Promise<void> {
  const text = await fetchSoon(addressOf(language), wanted);
  if (text === null) return;
  spoken.value = { language, bundle: bundleOf(language, text) };
  document.documentElement.lang = language;
}

type Arguments = Readonly<Record<string, FluentVariable>>;

function format(bundle: FluentBundle, id: string, args: Arguments = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  for (const error of errors) console.warn(id, error.message);
  return text;
}

export function has(id: string): boolean {
  return spoken.value?.bundle.hasMessage(id) ?? false;
}

/** The message of an id. What calls it while rendering is rendered again in another language. */
export function say(id: string, args?: Readonly<Record<string, Argument>>): string {
  return spoken.value ? format(spoken.value.bundle, id, args) : "";
}

/** An enumeration: `R7, G4 and B2`. */
export function join(items: readonly string[]): string {
  const [head, ...rest] = items;
  const last = rest.pop();
  if (head === undefined || last === undefined) return head ?? "";
  const first = rest.reduce((left, next) => say("list-more", { first: left, next }), head);
  return say("list-last", { first, last });
}

const SEATS = new Set(["who", "rival", "owner"]);

/** A way to speak of the players of a table, to one of them or to somebody who looks on. */
export function speech(names: readonly string[], you: number | null): Speech {
  const who = (seat: number): string => {
    if (seat === you) return YOU;
    const name = names[seat];
    if (!name) return say("seat", { number: seat + 1 });
    // A player may be called what messages select on; then a capital letter keeps the two apart.
    if (name === YOU) return "You";
    // Or like a card: an invisible joiner keeps such a name from being shown as one.
    return name.replace(/\b([ROYGBIV])(?=[1-7]\b)/g, "$1\u2060");
  };
  const argument = (name: string, value: unknown): Argument => {
    if (Array.isArray(value)) return join(value.map((one) => String(argument("", one))));
    if (isPhrase(value)) return tell(value);
    if (typeof value === "number") return SEATS.has(name) ? who(value) : value;
    return String(value);
  };
  const tell = (phrase: Phrase): string => {
    const args: Record<string, Argument> = {};
    for (const [name, value] of Object.entries(phrase)) {
      if (name !== "code") args[name] = argument(name, value);
    }
    return say(phrase.code, args);
  };
  return { language: spoken.value?.language ?? ENGLISH, say, tell, who, join };
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === "object" && value !== null && "code" in value;
}

/** Why something was refused, in the language on show; in plain English where it has no words for it. */
export function refusal(
  refused: { code: string; arguments: Readonly<Record<string, unknown>>; text: string },
  names: readonly string[] = [],
): string {
  if (!has(refused.code)) return refused.text;
  const args: Record<string, unknown> = { ...refused.arguments };
  // Seats are counted from 0 on the wire, and from 1 by people.
  if (typeof args.seat === "number") args.seat = args.seat + 1;
  return speech(names, null).tell(withPlaces({ code: refused.code, ...args }));
}

const PLACES = new Set(["line", "column", "round", "turn"]);

/** A phrase, with what numbers a place as it is counted: line 1000, not line 1,000. */
function withPlaces(phrase: Phrase): Phrase {
  const placed = (name: string, value: unknown): unknown =>
    isPhrase(value)
      ? withPlaces(value)
      : PLACES.has(name) && typeof value === "number"
        ? String(value)
        : value;
  const args = Object.entries(phrase).map(([name, value]) => [name, placed(name, value)]);
  return { ...(Object.fromEntries(args) as Record<string, unknown>), code: phrase.code };
}
