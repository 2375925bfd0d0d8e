/** The service worker seen from the page: it keeps the shell, and says when there is a newer one. */

import { effect, signal } from "@preact/signals";
import type { JSX } from "preact";
import { at } from "../../net/address";
import { addressOf, say, spoken } from "../../speech/words";
import "./Banner.css";

const waiting = signal<ServiceWorker | null>(null);

export function startWorker(onDevice: boolean): void {
  if (!("serviceWorker" in navigator)) return; // as on plain http from another machine
  const had = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener(
    "controllerchange",
    () => had && waiting.value && location.reload(),
  );
  // The language was fetched before the worker was there: have it kept as well.
  void navigator.serviceWorker.ready.then(({ active }) =>
    effect(() => {
      if (spoken.value) active?.postMessage({ keep: addressOf(spoken.value.language) });
    }),
  );
  navigator.serviceWorker.register(at("/worker.js")).then(
    (registration: ServiceWorkerRegistration | undefined) => {
      if (!registration) return; // switched off
      const look = (worker: ServiceWorker | null): void => {
        worker?.addEventListener("statechange", () => {
          if (worker.state === "installed" && navigator.serviceWorker.controller) waiting.value = worker;
        });
      };
      // A page from a server is the new one already; a kept one of a device is not.
      if (onDevice) waiting.value = registration.waiting;
      else registration.waiting?.postMessage("take over");
      document.addEventListener(
        "visibilitychange",
        () => document.hidden || void registration.update().catch(() => undefined),
      );
      look(registration.installing);
      registration.addEventListener("updatefound", () => look(registration.installing));
    },
    () => undefined, // private windows may refuse it, and the page works without
  );
}

export function NewVersion(): JSX.Element | null {
  const worker = waiting.value;
  if (!worker) return null;
  return (
    <div role="status" class="banner banner-low">
      <span>{say("web-new-version")}</span>
      <button type="button" class="button" onClick={() => worker.postMessage("take over")}>
        {say("web-reload")}
      </button>
    </div>
  );
}
