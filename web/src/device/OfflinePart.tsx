/** The part of the settings about playing without a network: getting it from a server, keeping it on a
 * device. */

import type { JSX } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import { at } from "../net/address";
import type { OfflineOffer } from "../protocol";
import { say } from "../speech/words";
import { Alert } from "../ui/Alert";
import { onDevice } from "./archive";
import { findOffer, isKept, isSafe, keepOffline, megabytes, removeOffline, usedBytes } from "./offline";

export function OfflinePart(): JSX.Element | null {
  return onDevice() ? <Safety /> : <Offer />;
}

function Offer(): JSX.Element | null {
  const id = useId();
  const [offer, setOffer] = useState<OfflineOffer | null>(null);
  const [kept, setKept] = useState(false);
  const [used, setUsed] = useState(0);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState("");
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const one = await findOffer().catch(() => null); // without the server there is nothing to offer
      setUsed(await usedBytes());
      setKept(await isKept());
      setOffer(one);
    };
    void look();
  }, []);
  if (!offer && !kept && !told) return null; // what is kept can be removed, whether it is still offered or not
  const size = megabytes(offer?.size ?? used);
  const during = async (act: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      await act();
    } catch {
      setTold("");
      setFailed(true);
    }
    setKept(await isKept());
    setBusy(false);
  };
  const get = (): Promise<void> =>
    during(async () => {
      setTold(say("web-offline-progress", { done: 0, all: size }));
      await keepOffline((done, all) =>
        setTold(say("web-offline-progress", { done: megabytes(done), all: megabytes(all) })),
      );
      setTold((await isSafe(true)) ? "" : say("web-offline-unsafe"));
    });
  const remove = (): Promise<void> =>
    during(async () => {
      await removeOffline();
      setTold(say("web-offline-removed"));
    });
  return (
    <section class="form panel" aria-labelledby={id}>
      <h2 id={id}>{say("web-offline-part")}</h2>
      {kept || offer ? (
        <p class="about">{say(kept ? "web-offline-kept" : "web-offline-text", { size })}</p>
      ) : null}
      <div class="actions">
        {kept ? (
          <>
            <a class="button" href={at("/offline/")} target="_self">
              {say("web-offline-open")}
            </a>
            <button type="button" class="button" aria-disabled={busy} onClick={() => void remove()}>
              {say("web-offline-remove")}
            </button>
          </>
        ) : offer ? (
          <button type="button" class="button" aria-disabled={busy} onClick={() => void get()}>
            {say("web-offline-get")}
          </button>
        ) : null}
      </div>
      <p role="status">{told}</p>
      <Alert>{failed ? say("web-offline-failed") : null}</Alert>
    </section>
  );
}

/** Whether matches on this device are safe, and how much room they take. */
function Safety(): JSX.Element | null {
  const id = useId();
  const [safe, setSafe] = useState<boolean | null>(null);
  const [refused, setRefused] = useState(false);
  const [size, setSize] = useState(0);
  const [removed, setRemoved] = useState(false);
  useEffect(() => {
    void isSafe(false).then(setSafe);
    void isKept("/").then(async (kept) => setSize(kept ? megabytes(await usedBytes()) : 0));
  }, []);
  if (safe === null) return null;
  const ask = async (): Promise<void> => {
    const promised = await isSafe(true);
    setSafe(promised);
    setRefused(!promised);
  };
  const remove = async (): Promise<void> => {
    await removeOffline("/");
    setSize(0);
    setRemoved(true);
  };
  return (
    <section class="form panel" aria-labelledby={id}>
      <h2 id={id}>{say("web-offline-part")}</h2>
      {size ? <p class="about">{say("web-offline-kept", { size })}</p> : null}
      <p class="about">{say(safe ? "web-offline-safe" : "web-offline-unsafe")}</p>
      <div class="actions">
        {safe ? null : (
          <button type="button" class="button" onClick={() => void ask()}>
            {say("web-offline-keep")}
          </button>
        )}
        {size ? (
          <button type="button" class="button" onClick={() => void remove()}>
            {say("web-offline-remove")}
          </button>
        ) : null}
      </div>
      <p role="status">
        {removed ? say("web-offline-removed") : refused ? say("web-offline-refused") : null}
      </p>
    </section>
  );
}
