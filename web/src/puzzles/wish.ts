/** Which puzzles the player wants, for as long as the page is open. */

import { signal } from "@preact/signals";
import { editionNow } from "../game/setup";
import { go } from "../router";
import { choosePuzzle } from "./api";

export const ANY = "any";
export const KINDS = [ANY, "only", "force", "best"] as const;
export const THEMES = [ANY, "palette", "rule", "both", "take", "three", "chain", "seven"] as const;
export const GRADES = [ANY, "1", "2", "3", "4", "5"] as const;

interface Wish {
  readonly kind: (typeof KINDS)[number];
  readonly theme: (typeof THEMES)[number];
  readonly grade: (typeof GRADES)[number];
}

export const wish = signal<Wish>({ kind: ANY, theme: ANY, grade: ANY });

/** Where puzzles of a kind and a theme are chosen: `/puzzles#kind=best&theme=rule`. */
export const wishAddress = (kind: string | null, theme: string | null): string =>
  `/puzzles#${new URLSearchParams({ ...(kind ? { kind } : {}), ...(theme ? { theme } : {}) })}`;

/** Wish for what an address names, if it names any. */
export function wishFor(hash: string): void {
  const asked = new URLSearchParams(hash.slice(1));
  const [kind, theme] = [asked.get("kind"), asked.get("theme")];
  if (kind === null && theme === null) return;
  wish.value = {
    kind: KINDS.find((one) => one === kind) ?? ANY,
    theme: THEMES.find((one) => one === theme) ?? ANY,
    grade: ANY,
  };
}

export const isAny = ({ kind, theme, grade }: Wish): boolean =>
  [kind, theme, grade].every((one) => one === ANY);

/** Those that were passed over since the page was opened. */
const passed: string[] = [];
const MOST_PASSED = 100;

/** Go to the next puzzle of that kind, skipping the given one; false if none is left. */
export async function goToNext(passedOver = ""): Promise<boolean> {
  const { kind, theme, grade } = wish.peek();
  if (passedOver) passed.push(passedOver);
  const { id } = await choosePuzzle({
    kind: kind === ANY ? null : kind,
    theme: theme === ANY ? null : theme,
    grade: grade === ANY ? null : Number(grade),
    edition: editionNow(),
    without: passed.slice(-MOST_PASSED),
  });
  if (id) go(`/puzzles/${id}`);
  return id !== "";
}
