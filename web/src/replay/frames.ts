/** A match that is over as a series of tables: how each is to be drawn, for whom, and where it is. Pure. */

import type { PrivateView, PublicView, ReplayAnswer, ReplayFrame, SeatView } from "../protocol";
import type { StillView } from "../table/still";

/** From where it is looked at: a seat, or null for the whole table; with all hands open, or as it was then. */
export interface Eyes {
  readonly seat: number | null;
  readonly open: boolean;
}

/** The place of a frame in its match, as links have it: `2.5` is what the fifth turn of round 2 led to. */
export const placeName = ({ round, turn }: ReplayFrame): string => `${round.number}.${turn}`;

/** Where one has stopped: the frame on show and, where a turn is asked about, the frame it led to: the next one. */
export interface Stop {
  readonly place: number;
  readonly asked: number | null;
}

/** The table before a turn, which is asked about. */
export const before = (turn: number): Stop => ({ place: turn - 1, asked: turn });

/** The same as links have it: `2.5?` is the table before the fifth turn of round 2, which is asked about. */
export const stopName = (frames: readonly ReplayFrame[], { place, asked }: Stop): string =>
  placeName(frames[asked ?? place] as ReplayFrame) + (asked === null ? "" : "?");

/** Where a link leads; to the start where there is no such turn. */
export function stopOf(frames: readonly ReplayFrame[], name: string): Stop {
  const place = Math.max(
    0,
    frames.findIndex((frame) => placeName(frame) === name.replace("?", "")),
  );
  return name.endsWith("?") && frames[place]?.turn ? before(place) : { place, asked: null };
}

/** The frame that a turn led to; -1 where there is none. */
export const frameOf = (
  frames: readonly ReplayFrame[],
  place: { readonly round: number; readonly turn: number },
): number => frames.findIndex(({ round, turn }) => round.number === place.round && turn === place.turn);

/** The deal of the round before or after; from within a round, back is its own deal first. */
export function roundFrom(frames: readonly ReplayFrame[], place: number, by: 1 | -1): number {
  const deals = frames.flatMap(({ turn }, at) => (turn === 0 ? [at] : []));
  if (by > 0) return deals.find((at) => at > place) ?? frames.length - 1;
  return deals.findLast((at) => at < place) ?? 0;
}

/** How many turns of the match were played before a frame was reached. */
export const turnsBefore = (frames: readonly ReplayFrame[], place: number): number =>
  frames.slice(1, place + 1).filter(({ turn }) => turn > 0).length;

/** One table of the series, for whoever looks. */
export function viewAt({ seats, replay }: ReplayAnswer, place: number, { seat, open }: Eyes): StillView {
  const frame = replay.frames[place] as ReplayFrame;
  const { round, hands, points, piles } = frame;
  const last = place === replay.frames.length - 1;
  const turns = replay.turns.slice(0, turnsBefore(replay.frames, place)).map((turn) => ({
    round: turn.round,
    seat: turn.seat,
    text: open || turn.seat === seat ? turn.text : turn.shown,
    whole: turn.whole,
    out: turn.out,
  }));
  const views = seats.map(
    (one, number): SeatView => ({
      kind: one.kind,
      name: one.name,
      level: one.level || null,
      face: one.face ?? "",
      stand_in: null,
      host: false,
      left: false,
      replaceable: false,
      helped: 0,
      timeouts: 0,
      asked: false,
      points: points[number] ?? 0,
      pile: piles[number] ?? [],
      won: last && replay.winners.includes(number),
      wins: 0,
    }),
  );
  const table: PublicView = {
    version: place,
    phase: "playing",
    // Nobody is met here: what can be done about people is for tables where they sit on devices of their own.
    settings: { players: seats.length, edition: replay.edition, options: replay.options, device: true },
    seats: views,
    match_number: 1,
    target: replay.target,
    deadline: null,
    fairness: null,
    round,
    open: open ? { hands, deck: [] } : null,
    closed: null,
  };
  if (seat === null) return { table, you: null, turns };
  const you: PrivateView = {
    seat,
    hand: hands[seat] ?? [],
    unseen: [],
    drawn: [],
    moves: [],
    prospect: null,
    ...(open ? { hands } : {}),
  };
  return { table, you, turns };
}
