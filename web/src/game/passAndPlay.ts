/** Several people at one device: whose hand may be shown, and who has to take the device first. */

import { signal } from "@preact/signals";
import type { PrivateView, PublicView } from "../protocol";
import { type Game, moverOf } from "./reducer";

const isShared = (table: PublicView): boolean =>
  (table.settings.device ?? false) && table.seats.filter((seat) => seat.kind === "person").length > 1;

const roundOf = (table: PublicView): string => `${table.match_number} ${table.round?.number ?? 0}`;

export class PassAndPlay {
  /** The seats of this table belong to another device. */
  readonly elsewhere = signal(false);
  /** Who holds the device, and in which round it was handed over. */
  private readonly holder = signal<{ readonly seat: number; readonly round: string } | null>(null);

  /** The device is now with the player of this seat. */
  take(seat: number, table: PublicView | undefined): void {
    this.holder.value = { seat, round: table ? roundOf(table) : "" };
  }

  /** The seat whose player still holds the device in the round of this table. */
  holderIn(table: PublicView | undefined): number | null {
    const holder = this.holder.peek();
    return holder && holder.round === (table ? roundOf(table) : "") ? holder.seat : null;
  }

  /**
   * What may be shown to whoever has the device now: in a new round nobody's hand before it is handed over.
   */
  visible({ table, you }: Game): PrivateView | null {
    return isShared(table) && this.holder.value?.round !== roundOf(table) ? null : you;
  }

  /** Who has to take the device before a hand is shown. */
  next(game: Game): number | null {
    const mover = moverOf(game.table);
    if (mover === null || this.elsewhere.value || !isShared(game.table)) return null;
    return game.table.seats[mover]?.kind === "person" && this.visible(game)?.seat !== mover ? mover : null;
  }
}
