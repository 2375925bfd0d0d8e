/** A question that has to be answered first; Escape is the careful answer. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import "./Dialog.css";

interface Props {
  readonly label: string;
  readonly children: ComponentChildren;
  readonly class?: string;
  close(): void;
}

export function Dialog({ label, children, class: name = "", close }: Props): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const dialog = box.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by the keyboard, as it does every dialog
    <dialog
      ref={box}
      class={name}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      {children}
    </dialog>
  );
}
