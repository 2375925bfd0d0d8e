/** The page that needs no server, seen from the page of a server: loaded, looked at, and removed. */

import { at } from "../net/address";
import { call } from "../net/api";
import type { OfflineOffer } from "../protocol";

const PATH = "/offline/";
const MEGABYTE = 1_000_000;

export const megabytes = (bytes: number): number => Math.max(1, Math.round(bytes / MEGABYTE));

/** Whether a page stands beside that of a server, which it can lead back to. */
export const besideServer = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="red7-device"]')?.content === "server";

/** What a server offers; nothing where the browser could not keep it. */
export async function findOffer(): Promise<OfflineOffer | null> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return null;
  const offer = await call<OfflineOffer>("GET", "/api/offline");
  return offer.offered ? offer : null;
}

/** Whether it, or the page of another path, is kept here, as a whole. */
export async function isKept(path = PATH): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration(at(path));
    return registration?.scope.endsWith(at(path)) === true && registration.active !== null;
  } catch {
    return false; // the browser keeps no pages
  }
}

/** Bytes that all of this address takes in the browser, as far as it says. */
export async function usedBytes(): Promise<number> {
  try {
    return (await navigator.storage.estimate()).usage ?? 0;
  } catch {
    return 0;
  }
}

/** Load all of it, in the background; it is there once this returns, or nothing is. */
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

/** Remove it, or the page of another path; what was played with it stays in the browser's database. */
export async function removeOffline(path = PATH): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(at(path));
  if (registration?.scope.endsWith(at(path))) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(`red7 ${at(path)} `)) await caches.delete(name);
}

/** Whether the browser keeps what the page stores until somebody deletes it; asked for, it may say yes. */
export async function isSafe(ask: boolean): Promise<boolean> {
  try {
    return ask ? await navigator.storage.persist() : await navigator.storage.persisted();
  } catch {
    return false;
  }
}
