/**
 * Where everything of the page is found: below one base, the folder above the one its script was loaded from.
 */

const BASE = new URL("..", import.meta.url).pathname.replace(/\/$/, "");

/** The address of a path such as `/rules` or `/api/me`, wherever the page is served. */
export const at = (path: string): string => BASE + path;

/** The path of an address below the base; null if it is not below it. */
export function pathOf(address: string): string | null {
  if (address === BASE) return "/";
  return address.startsWith(`${BASE}/`) ? address.slice(BASE.length) : null;
}

/** The address of a table's socket. */
export function socketAt(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${at(`/api/tables/${encodeURIComponent(table)}/socket`)}`;
}

/** The address of a match's replay, from that of its record. */
export const replayAt = (record: string): string => record.replace(/api.tables(.*)records./, "replay$1");
