/** What the player has chosen for this device; it stays in the browser. */

import { effect, type Signal, signal } from "@preact/signals";
import { FACES } from "../facts";
import { remember, remembered } from "../storage";
import { grounds } from "../ui/cards/art.json";
import type { Pace } from "./story/playback";

const choices = new Map<string, (text: string | null) => void>();

function chosen<T extends string>(name: string, values: readonly T[], first: T): Signal<T> {
  const key = `red7.${name}`;
  const known = (text: string | null): T => values.find((value) => value === text) ?? first;
  const choice = signal<T>(known(remembered(key)));
  choices.set(key, (text) => (choice.value = known(text)));
  effect(() => remember(key, choice.value === first ? null : choice.value));
  return choice;
}

export const THEMES = ["auto", "light", "dark"] as const;
export const PALETTES = ["standard", "safe", "contrast"] as const;
export const MOTIONS = ["auto", "full", "quick", "off"] as const;
export const SOUNDS = ["auto", "on", "off"] as const;
export const HELPS = ["off", "legal", "best"] as const;
export const SWITCH = ["on", "off"] as const;

export type HelpLevel = (typeof HELPS)[number];
export type Motion = Exclude<(typeof MOTIONS)[number], "auto">;

export const theme = chosen("theme", THEMES, "auto");
export const cardPalette = chosen("palette", PALETTES, "standard");
export const motion = chosen("motion", MOTIONS, "auto");
export const sound = chosen("sound", SOUNDS, "auto");
export const help = chosen("help", HELPS, "legal");
export const shortcuts = chosen("shortcuts", SWITCH, "on");
/** What this player looks like at a table; empty for none. */
export const face = chosen("face", ["", ...FACES], "");
/** Whether characters say something. */
export const remarks = chosen("remarks", SWITCH, "on");
/** Empty: as the browser prefers. */
export const language = signal<string>(remembered("red7.language") ?? "");
effect(() => remember("red7.language", language.value || null));

const matches = (query: string): boolean => matchMedia(query).matches;

/** How much may move: nothing if the system asks for reduced motion. */
export function motionNow(): Motion {
  if (motion.value !== "auto") return motion.value;
  return matches("(prefers-reduced-motion: reduce)") ? "off" : "full";
}

/** How fast the turns of the others are shown; without motion they appear one after the other. */
export function paceNow(): Pace {
  const now = motionNow();
  return now === "off" && motion.value === "auto" ? "calm" : now;
}

/** Whether sounds are on; phones are silent by default. */
export function soundNow(): boolean {
  if (sound.value !== "auto") return sound.value === "on";
  return !matches("(pointer: coarse)");
}

/** Show the choices: the style sheets go by attributes of the document. */
export function applySettings(): void {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const system = signal(dark.matches);
  dark.addEventListener("change", () => (system.value = dark.matches));
  // What is chosen in another tab holds here as well.
  addEventListener("storage", ({ key, newValue }) => choices.get(key ?? "")?.(newValue));
  effect(() => {
    const now = theme.value === "auto" ? (system.value ? "dark" : "light") : theme.value;
    root.dataset.theme = now;
    root.dataset.palette = cardPalette.value;
    root.dataset.motion = motionNow();
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", grounds[now]);
  });
}
