/** The page that needs no server, seen from a server's page: loaded, inspected, and removed. */

import { at } from "../net/address";
import { call } from "../net/api";
import type { OfflineOffer } from "../protocol";

const PATH = "/offline/";
const MEGABYTE = 1_000_000;

export const megabytes = (bytes: number): number => Math.max(1, Math.round(bytes / MEGABYTE));

/** Whether this page is beside a server's page, which it can link back to. */
export const besideServer = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="red7-device"]')?.content === "server";

/** What a server offers; nothing if the browser could not keep it. */
export async function findOffer(): Promise<OfflineOffer | null> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return null;
  const offer = await call<OfflineOffer>("GET", "/api/offline");
  return offer.offered ? offer : null;
}

/** Whether all of it, or of the page at another path, is kept here. */
export async function isKept(path = PATH): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration(at(path));
    return registration?.scope.endsWith(at(path)) === true && registration.active !== null;
  } catch {
    return false; // the browser keeps no pages
  }
}

/** Bytes that this origin takes in the browser, if it says. */
export async function usedBytes(): Promise<number> {
  try {
    return (await navigator.storage.estimate()).usage ?? 0;
  } catch {
    return 0;
  }
}

/** Load all of it in the background; when this returns, all of it is there or nothing. */
export async function keepOffline(progress: (done: number, all: number) => void): Promise<void> {
  const hear = ({ data }: MessageEvent): void => {
    if (data?.keeping === at(PATH)) progress(data.done, data.all);
  };
  navigator.serviceWorker.addEventListener("message", hear);
  navigator.serviceWorker.startMessages();
  try {
    const registration = await navigator.serviceWorker.register(at(`${PATH}worker.js`), { scope: at(PATH) });
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    await new Promise<void>((resolve, reject) => {
      const look = (): void => {
        if (worker?.state === "redundant") reject(new Error());
        else if (worker?.state === "activated") resolve();
      };
      worker?.addEventListener("statechange", look);
      look();
    });
  } catch (error) {
    await removeOffline();
    throw error;
  } finally {
    navigator.serviceWorker.removeEventListener("message", hear);
  }
}

/** Remove it, or the page at another path; matches stay in the browser's database. */
export async function removeOffline(path = PATH): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(at(path));
  if (registration?.scope.endsWith(at(path))) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(`red7 ${at(path)} `)) await caches.delete(name);
}

/** Whether the browser keeps the page's data until it is deleted; with `ask`, request that. */
export async function isSafe(ask: boolean): Promise<boolean> {
  try {
    return ask ? await navigator.storage.persist() : await navigator.storage.persisted();
  } catch {
    return false;
  }
}
