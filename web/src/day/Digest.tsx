/** A long number that nobody reads: its beginning, a button to copy it, and all of it on request. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { say } from "../speech/words";

const SHORT = 12;

export function Digest({ name, value }: { name: string; value: string }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const [open, setOpen] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      setTimeout(() => setCopied(false), 2_000);
    } catch {
      setOpen(true); // without https there is no clipboard: the player can select it by hand
    }
  };
  return (
    <details class="digest" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {name} <code>{`${value.slice(0, SHORT)}…`}</code>
      </summary>
      <p>
        <code>{value}</code>
        <button type="button" class="button" onClick={() => void copy()}>
          <span aria-live="polite">{say(copied ? "web-copied" : "web-copy")}</span>
        </button>
      </p>
    </details>
  );
}
