/** What is staged at a table, kept in this tab over a reload; it is checked again before it is shown. */

import type { Draft } from "./draft";

export type KeptDraft = Pick<Draft, "moment" | "steps">;

const KEY = "red7.draft.";

export function keptDraft(table: string): KeptDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY + table) ?? "null") as KeptDraft | null;
    return kept && typeof kept.moment === "string" && Array.isArray(kept.steps) ? kept : null;
  } catch {
    return null;
  }
}

export function keepDraft(table: string, { moment, steps }: KeptDraft): void {
  try {
    if (steps.length > 0) sessionStorage.setItem(KEY + table, JSON.stringify({ moment, steps }));
    else if (moment) sessionStorage.removeItem(KEY + table);
  } catch {
    // without storage it lasts as long as the page
  }
}
