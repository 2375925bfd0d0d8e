/** What can be chosen for one seat, over the small table. */

import type { ComponentChildren, JSX } from "preact";
import { say } from "../../speech/words";
import { Dialog } from "../../ui/Dialog";

interface SeatDialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  close(): void;
}

export function SeatDialog({ title, children, close }: SeatDialogProps): JSX.Element {
  return (
    <Dialog class="seat-dialog" label={title} close={close}>
      <div class="dialog-head">
        <h2>{title}</h2>
        <button type="button" class="button button-plain" onClick={close}>
          {say("web-close")}
        </button>
      </div>
      {children}
    </Dialog>
  );
}
