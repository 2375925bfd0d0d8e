/** The service worker: keeps the shell of the page, so that it opens at once, and opens without a network. */

declare const self: ServiceWorkerGlobalScope;
declare const SHELL: readonly string[];
declare const VERSION: string;

const CACHE = `red7 ${VERSION}`;
// The names of what lies in these folders change with their content.
const LASTING = ["assets/", "words/"];
const BASE = new URL("./", location.href).pathname;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL as string[])));
});

self.addEventListener("activate", (event) => {
  const clear = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith("red7 ") && name !== CACHE).map((name) => caches.delete(name)),
    );
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
  else if (LASTING.some((folder) => address.pathname.startsWith(BASE + folder)))
    event.respondWith(fromCache(request));
});

/** The page from the server; without a network the kept one, which then says so. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(BASE)) ?? Response.error();
  }
}

/** A file whose name changes with its content: once fetched, it is kept. */
async function fromCache(request: Request): Promise<Response> {
  const cached = await caches.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

export {};
