/** Which page is on show, by the address of the document. */

import { signal } from "@preact/signals";
import { at, pathOf } from "./net/address";

export type Route =
  | {
      readonly page:
        | "home"
        | "new"
        | "friends"
        | "device"
        | "tables"
        | "matches"
        | "statistics"
        | "rules"
        | "fair"
        | "analysis"
        | "settings"
        | "learn"
        | "puzzles"
        | "missing";
    }
  | { readonly page: "join"; readonly code: string }
  | { readonly page: "move"; readonly code: string }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "lesson"; readonly name: string }
  | { readonly page: "replay"; readonly table: string; readonly match: string }
  | { readonly page: "replay"; readonly record: string }
  | { readonly page: "puzzle"; readonly id: string }
  | { readonly page: "day"; readonly day: string };

const PLAIN = {
  "/": "home",
  "/new": "new",
  "/friends": "friends",
  "/pass": "device",
  "/tables": "tables",
  "/matches": "matches",
  "/statistics": "statistics",
  "/rules": "rules",
  "/fair": "fair",
  "/analysis": "analysis",
  "/settings": "settings",
  "/learn": "learn",
  "/puzzles": "puzzles",
} as const;

/** The page of a path; what comes after # holds what no server needs to see. */
export function routeOf(path: string, hash = ""): Route {
  const short = path.replace(/\/+$/, "") || "/";
  if (Object.hasOwn(PLAIN, short)) return { page: PLAIN[short as keyof typeof PLAIN] };
  const [, kind, rest = "", ...more] = short.split("/");
  if (kind === "replay" && rest && more.length < 2) {
    const [match] = more;
    return match ? { page: "replay", table: rest, match } : { page: "replay", record: rest };
  }
  if (more.length === 0) {
    if (kind === "table" && rest) return { page: "table", id: decoded(rest) };
    if (kind === "puzzles") return { page: "puzzle", id: decoded(rest) };
    if (kind === "day") return { page: "day", day: decoded(rest) || "today" };
    if (kind === "learn") return { page: "lesson", name: decoded(rest) };
    if (kind === "join") return { page: "join", code: decoded(rest) };
    if (kind === "move" && !rest) return { page: "move", code: hash.replace(/^#/, "") };
  }
  return { page: "missing" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const route = signal<Route>({ page: "home" });

function arrive(): void {
  route.value = routeOf(pathOf(location.pathname) ?? "", location.hash);
}

/** Go to a page of ours, as if a link to it had been followed. */
export function go(path: string, replace = false): void {
  const address = at(path);
  if (replace) history.replaceState(null, "", address);
  else if (address !== location.pathname + location.hash) history.pushState(null, "", address);
  arrive();
  scrollTo(0, 0);
}

/** Follow links within the page without loading it again. */
export function startRouter(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.hash === "#content") {
      // Past the menu; the address stays as it is: what comes after # may be needed.
      event.preventDefault();
      return document.getElementById("content")?.focus();
    }
    const path = pathOf(link.pathname);
    if (path === null || path.startsWith("/api/") || (link.pathname === location.pathname && link.hash))
      return;
    event.preventDefault();
    go(path + link.hash);
  });
  arrive();
}
