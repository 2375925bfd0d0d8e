/** Which puzzles somebody would like, for as long as the page is open. */

import { signal } from "@preact/signals";
import { go } from "../router";
import { choosePuzzle } from "./puzzleApi";

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

/** Go to the next puzzle of that kind; false where none is left. */
export async function goToNext(): Promise<boolean> {
  const { kind, theme, grade } = wish.peek();
  const { id } = await choosePuzzle({
    kind: kind === ANY ? null : kind,
    theme: theme === ANY ? null : theme,
    grade: grade === ANY ? null : Number(grade),
  });
  if (id) go(`/puzzles/${id}`);
  return id !== "";
}
