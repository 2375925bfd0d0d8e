/**
 * What characters say, and when. It comes from what everybody has seen, so everybody hears the same. Pure.
 */

import type { SeatView, SeenEvent } from "../../protocol";
import type { Game } from "../reducer";

export type Moment = "hello" | "lead" | "out" | "won" | "lost";

export interface Remark {
  readonly seat: number;
  readonly moment: Moment;
  readonly level: string;
}

const SELDOM = 3; // a new rule gets a remark only now and then

export function remarkOf(game: Game, before: Game | null, events: readonly SeenEvent[]): Remark | null {
  const { table, turns, version } = game;
  const { round } = table;
  const speaks = (seat: SeatView | undefined): boolean => seat?.kind === "bot" && seat.face !== "";
  const some = table.seats.flatMap((seat, number) => (speaks(seat) ? [number] : []));
  const says = (moment: Moment, seat = some[version % some.length]): Remark | null =>
    seat !== undefined && speaks(table.seats[seat])
      ? { seat, moment, level: table.seats[seat]?.level ?? "" }
      : null;
  if (!round) return null;
  const begun = round.palettes.some((palette) => palette.length > 1); // a prepared one, such as the guided round
  if (turns.length === 0) return before?.table.round || begun ? null : says("hello");
  const played = events.findLast((event) => event.type === "played");
  if (!played || !before) return null;
  if (round.end && table.phase !== "playing")
    return says("won", round.end.winner) ?? (table.phase === "finished" ? says("lost") : null);
  const out = round.out.filter((seat) => !before.table.round?.out.includes(seat));
  const lead = round.leads.find(({ color }) => color === round.color)?.seat ?? undefined;
  const painted = round.color !== before.table.round?.color && lead === played.seat;
  return (
    out.map((seat) => says("out", seat)).find(Boolean) ??
    (painted && version % SELDOM === 0 ? says("lead", lead) : null)
  );
}
