/**
 * A page that was open while its server was renewed: where they no longer understand each other, it loads itself
 * again, once. What is staged at a table is kept meanwhile.
 */

import { PROTOCOL } from "../facts";

export const OUTDATED = "server-outdated";
const KEY = "red7-renewed";

/** What a socket's address says about the page: nothing, if a reload would not help or never end. */
export function introduction(): string {
  try {
    return sessionStorage.getItem(KEY) === PROTOCOL ? "" : `?protocol=${PROTOCOL}`;
  } catch {
    return ""; // without storage the page would not know that it has reloaded
  }
}

export function renew(): void {
  sessionStorage.setItem(KEY, PROTOCOL);
  location.reload();
}
