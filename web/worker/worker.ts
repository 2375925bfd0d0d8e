/** The service worker: keeps the shell of the page, so that it opens at once, and opens without a network. */

declare const self: ServiceWorkerGlobalScope;
declare const SHELL: readonly string[];
declare const VERSION: string;
declare const ON_DEVICE: boolean;
/** Bytes of each file of the shell. */
declare const SIZES: readonly number[];

// The names of what lies in these folders change with their content.
const LASTING = ["assets/", "words/"];
const BASE = new URL("./", location.href).pathname;
// Others of this origin have theirs: a server's page, and the one that it offers for use without it.
const OWN = `red7 ${BASE} `;
const CACHE = OWN + VERSION;
/** Pages that are about a server's tables: without it there is nothing to show. */
const AT_SERVER = /^(day|friends|join|matches|move|replay|statistics|table)/;
const AWAY = [502, 503, 504];

self.addEventListener("install", (event) => {
  event.waitUntil(
    ON_DEVICE ? keepAll() : caches.open(CACHE).then((cache) => cache.addAll(SHELL as string[])),
  );
});

/** Keep a page that needs no server: all of it or nothing. Whoever looks is told how far it is. */
async function keepAll(): Promise<void> {
  const all = SIZES.reduce((sum, size) => sum + size, 0);
  const cache = await caches.open(CACHE);
  let done = 0;
  try {
    for (const [place, path] of SHELL.entries()) {
      const answer = await fetch(new Request(path, { cache: "no-cache" }));
      if (!answer.ok) throw new Error(path);
      await cache.put(path, answer);
      done += SIZES[place] ?? 0;
      for (const client of await self.clients.matchAll({ includeUncontrolled: true }))
        client.postMessage({ keeping: BASE, done, all });
    }
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

self.addEventListener("activate", (event) => {
  const clear = async (): Promise<void> => {
    const names = await caches.keys();
    const earlier = names.filter((name) => name.startsWith(OWN) || /^red7 \w+$/.test(name));
    await Promise.all(earlier.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
  else if (typeof event.data?.keep === "string") event.waitUntil(fromCache(new Request(event.data.keep)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (
    request.method !== "GET" ||
    address.origin !== location.origin ||
    address.pathname.startsWith(`${BASE}api/`)
  )
    return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (ON_DEVICE || LASTING.some((folder) => address.pathname.startsWith(BASE + folder)))
    event.respondWith(fromCache(request));
});

/**
 * The page from the server; without it the one that needs none, if that is kept here and has such a page, or
 * else the kept one, which then says so.
 */
async function page(request: Request): Promise<Response> {
  // A page that needs no server is kept as a whole, with the game it was made with.
  const kept = ON_DEVICE ? await (await caches.open(CACHE)).match(BASE) : undefined;
  if (kept) return kept;
  let answer = Response.error();
  try {
    answer = await fetch(request);
    if (!AWAY.includes(answer.status)) return answer;
  } catch {
    // there is no network
  }
  const path = new URL(request.url).pathname.slice(BASE.length);
  const offline = `${BASE}offline/`;
  if (!AT_SERVER.test(path) && !path.startsWith("offline/") && (await caches.match(offline)))
    return Response.redirect(offline + path);
  return (await caches.match(BASE)) ?? answer;
}

/** A file that does not change while this worker is there: once fetched, it is kept. */
async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(request)) ?? (ON_DEVICE ? undefined : await caches.match(request));
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

export {};
