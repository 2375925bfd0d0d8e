/** A question that has to be answered first; Escape is the careful answer. */

import type { ComponentChildren, HTMLAttributes, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import "./Dialog.css";

interface Props {
  /** With little room it comes up from the lower edge, and can be pulled down again by its head. */
  readonly sheet?: boolean;
  readonly label: string;
  readonly children: ComponentChildren;
  readonly class?: string;
  close(): void;
}

export function Dialog({ label, children, sheet = false, class: name = "", close }: Props): JSX.Element {
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
      {...(sheet ? pull(close) : {})}
    >
      {children}
    </dialog>
  );
}

/** How far down, in pixels, a sheet has to be pulled to go. */
const FAR = 60;
const GONE = 160; // milliseconds

type Handlers = Pick<HTMLAttributes<HTMLDialogElement>, "onPointerDown">;

/** Pulling a sheet down by its head; let go too early, it comes up again. */
function pull(close: () => void): Handlers {
  return {
    onPointerDown: (down) => {
      const sheet = down.currentTarget;
      const head = (down.target as Element).closest<HTMLElement>(".sheet-head");
      if (!head || (down.target as Element).closest("button")) return;
      head.setPointerCapture(down.pointerId);
      let way = 0;
      const move = (event: PointerEvent): void => {
        way = Math.max(0, event.clientY - down.clientY);
        sheet.style.translate = `0 ${way}px`;
      };
      const end = ({ type }: PointerEvent): void => {
        head.removeEventListener("pointermove", move);
        sheet.style.translate = "";
        if (type === "pointercancel" || way < FAR) return;
        const leave = sheet.animate([{ translate: `0 ${way}px` }, { translate: "0 100%" }], {
          duration: document.documentElement.dataset.motion === "off" ? 0 : GONE,
          fill: "forwards",
        });
        leave.onfinish = close;
      };
      head.addEventListener("pointermove", move);
      head.addEventListener("pointerup", end, { once: true });
      head.addEventListener("pointercancel", end, { once: true });
    },
  };
}
