/** A link to pass on: to copy, as a code to type, and as a picture for a camera. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { at } from "../net/address";
import { findReach } from "../net/api";
import type { Reach } from "../protocol";
import { say } from "../speech/words";
import "./Share.css";

const QUIET = 4; // modules around a code, as the standard asks for

/**
 * A QR code, dark on light in every theme: cameras expect that. Few need one: what makes it is loaded then.
 */
function QrCode({ text, label }: { text: string; label: string }): JSX.Element {
  const [modules, setModules] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    void import("uqr").then(
      ({ encode }) => setModules(encode(text, { ecc: "M", border: QUIET }).data),
      () => undefined, // the link says the same
    );
  }, [text]);
  const size = modules.length;
  const dark = modules.map((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}

function LinkToCopy({ link, label }: { link: string; label: string }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      document.execCommand("copy"); // where there is no clipboard without https
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  const pass = (): Promise<void> =>
    navigator.share({ title: say("web-title"), url: link }).catch(() => undefined);
  return (
    <div class="link">
      <input
        ref={field}
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button button-main" onClick={() => void copy()}>
        <span aria-live="polite">{say(copied ? "web-copied" : "web-copy")}</span>
      </button>
      {typeof navigator.share === "function" ? (
        <button type="button" class="button" onClick={() => void pass()}>
          {say("web-share")}
        </button>
      ) : null}
    </div>
  );
}

/** Whether an address can be reached from this device alone. */
const isLocal = (host: string): boolean => /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\])$/.test(host);

interface LinkProps {
  readonly path: string;
  readonly label: string;
  readonly picture: string;
  readonly children?: ComponentChildren;
}

/**
 * A link for other devices: where the page has an address of this device alone, by the server's in its
 * network.
 */
export function LinkElsewhere({ path, label, picture, children }: LinkProps): JSX.Element {
  const local = isLocal(location.hostname);
  const [reach, setReach] = useState<Reach | null>(null);
  useEffect(() => {
    if (local) void findReach().then(setReach, () => undefined);
  }, []);
  const link = `${reach?.address ?? location.origin}${at(path)}`;
  return (
    <div class="share-ways">
      <LinkToCopy link={link} label={label} />
      <div class="share-near">
        {local && !reach?.address ? null : <QrCode text={link} label={picture} />}
        {children}
      </div>
      {reach && !reach.address ? (
        <p class="about">{say(reach.alone ? "web-lobby-local" : "web-lobby-local-open")}</p>
      ) : null}
    </div>
  );
}

export function Share({ path, code }: { path: string; code: string | null }): JSX.Element {
  return (
    <section class="share panel">
      <h2>{say("web-lobby-invite")}</h2>
      <LinkElsewhere path={path} label={say("web-lobby-link")} picture={say("web-lobby-qr")}>
        {code ? (
          <p class="share-code">
            {say("web-lobby-code")} <strong>{code}</strong>
          </p>
        ) : null}
      </LinkElsewhere>
    </section>
  );
}
