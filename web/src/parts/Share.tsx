/** A link to pass on: to copy, as a code to type, and as a picture for a camera. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { qr } from "../qr";
import { say } from "../words";

/** A QR code, dark on light in every theme: cameras expect that. */
export function QrCode({ text, label }: { text: string; label: string }): JSX.Element | null {
  const modules = qr(text);
  if (!modules) return null;
  const size = modules.length;
  const path = modules
    .map((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : "")).join(""))
    .join("");
  return (
    <svg class="qr" viewBox={`0 0 ${size + 8} ${size + 8}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

export function LinkToCopy({ link, label }: { link: string; label: string }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const copy = async (field: HTMLInputElement | null): Promise<void> => {
    field?.select();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      document.execCommand("copy"); // where there is no clipboard without https
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <div class="link">
      <input
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        class="button"
        onClick={(event) => void copy(event.currentTarget.parentElement?.querySelector("input") ?? null)}
      >
        <span aria-live="polite">{say(copied ? "web-copied" : "web-copy")}</span>
      </button>
    </div>
  );
}

/** Whether an address can be reached from this device alone. */
export const isLocal = (host: string): boolean => /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\])$/.test(host);

export function Share({ path, code }: { path: string; code: string | null }): JSX.Element {
  const link = `${location.origin}${path}`;
  const local = isLocal(location.hostname);
  return (
    <section class="share panel">
      <h2>{say("web-lobby-invite")}</h2>
      <div class="share-ways">
        {local ? null : <QrCode text={link} label={say("web-lobby-qr")} />}
        <div class="share-text">
          <LinkToCopy link={link} label={say("web-lobby-link")} />
          {code ? (
            <p class="share-code">
              {say("web-lobby-code")} <strong>{code}</strong>
            </p>
          ) : null}
          {local ? <p class="about">{say("web-lobby-local", { option: "--host 0.0.0.0" })}</p> : null}
        </div>
      </div>
    </section>
  );
}
