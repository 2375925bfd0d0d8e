/** The turns of the others as a story: each step of the game between two that the server told of. Pure. */

import type { Earlier, Lead, RoundView, SeenEvent } from "../../protocol";
import type { Game } from "../reducer";
import { countingIn, leadsOf } from "../rules/leads";
import { stepsOf } from "../turn/steps";

/** What a moment shows: a card goes somewhere or is drawn, the canvas gets its colour, a seat is out, or leads. */
export interface Scene {
  readonly kind: "card" | "draw" | "paint" | "out" | "crown";
  /** Whose moment it is. */
  readonly seat: number;
  readonly card: string;
  /** The turn up to here. */
  readonly text: string;
  /** Who leads, and so has the crown; nobody has it while the canvas is painted and another is to lead. */
  readonly lead: Lead | undefined;
}

export const leadOf = (round: RoundView): Lead | undefined =>
  round.leads.find((lead) => lead.color === round.color);

/** Whether a person at this device has played for this seat, and so has seen it. */
function isOwn({ table, you }: Game, seat: number): boolean {
  const info = table.seats[seat];
  if (info?.kind !== "person" || info.left || info.stand_in !== null) return false;
  return seat === you?.seat || (table.settings.device ?? false);
}

/** Whether a turn of your own is among the events. */
export const hasOwnTurn = (game: Game, events: readonly SeenEvent[]): boolean =>
  events.some((event) => event.type === "played" && isOwn(game, event.seat ?? -1));

/**
 * The moments from one game to the next, in the order of play; none where there is nothing to tell. The cards
 * move one by one; a card on the canvas then paints it; then it shows who leads, and at the end who is out. While a
 * card is on its way, who leads is still as it was before: a card changes that when it has landed.
 */
export function momentsOf(
  before: Game,
  after: Game,
  events: readonly SeenEvent[],
  withOwn = false,
): readonly Game[] {
  const then = before.table.round;
  const now = after.table.round;
  const played = events.filter(
    (event) => event.type === "played" && (withOwn || !isOwn(before, event.seat ?? -1)),
  );
  if (!then || !now || played.length === 0 || before.table.phase !== "playing") return [];
  const moments: Game[] = [];
  let you = before.you && { ...before.you, moves: [] };
  let round = then;
  let crowned = leadOf(then)?.seat;
  let text = "";
  const show = (kind: Scene["kind"], seat: number, card: string, change: Partial<RoundView>): void => {
    const next = { ...round, ...change };
    const leads = leadsIn(kind === "card" ? round : next);
    round = { ...next, leads, counting: countingIn(next.palettes, next.color) };
    const lead = leadOf(round);
    if (kind !== "paint") crowned = lead?.seat;
    const scene = { kind, seat, card, text, lead: lead?.seat === crowned ? lead : undefined };
    moments.push({ ...before, you, table: { ...before.table, round }, scene });
  };
  const crown = (): void => {
    const leader = leadOf({ ...round, leads: leadsIn(round) })?.seat;
    if (leader !== crowned) show("crown", leader ?? -1, "", {});
  };
  for (const { seat, text: steps = "" } of played) {
    const who = seat ?? 0;
    text = "";
    round = { ...round, turn: who };
    for (const { sign, card } of stepsOf(steps)) {
      text = `${text} ${card}${sign}`.trim();
      if (you && who === you.seat) you = { ...you, hand: you.hand.filter((one) => one !== card) };
      if (sign === "+") show("draw", who, "", drawn(round, who));
      else if (card) show("card", who, card, moved(round, who, card, sign));
      if ((sign === "c" || sign === "x") && card[0] !== round.color)
        show("paint", who, card, { color: card[0] ?? "" });
      crown();
    }
  }
  if (now.number !== then.number || before.table.match_number !== after.table.match_number) return moments;
  const gone = now.out.find((seat) => !then.out.includes(seat));
  if (gone !== undefined) show("out", gone, "", { out: now.out });
  return moments;
}

/** Who leads under each rule by the cards as they lie. */
const leadsIn = ({ palettes, out }: RoundView): readonly Lead[] => leadsOf(palettes, out);

/** How many turns before the latest can be shown again; the server sends only a few more at once. */
const MOST = 12;

/**
 * From which turn of the round on it can be told what has happened since the own last one; null where nothing has,
 * or the round is over.
 */
export function firstToTell({ table, turns, you }: Game): number | null {
  const round = turns.filter((turn) => turn.round === table.round?.number);
  const own = round.findLastIndex((turn) => turn.seat === you?.seat);
  return table.phase === "playing" && own + 1 < round.length ? Math.max(own + 2, round.length - MOST) : null;
}

/** The game as it stood before an earlier turn of its match. */
function earlierGame(game: Game, { turn, round, you, points = [], piles = [] }: Earlier): Game {
  const before = game.turns.filter((one) => one.round < round.number).length;
  const seats = game.table.seats.map((seat, number) => ({
    ...seat,
    points: points[number] ?? seat.points,
    pile: piles[number] ?? seat.pile,
  }));
  const table = { ...game.table, seats, phase: "playing", open: null, deadline: null, round } as const;
  return { ...game, table, you, turns: game.turns.slice(0, before + turn - 1) };
}

/**
 * The story of a round from an earlier turn on, up to how it stands or has ended, and where its latest turn begins.
 * The own turns are told where somebody looks back at them.
 */
export function storyOf(
  game: Game,
  earlier: readonly Earlier[],
  withOwn = false,
): readonly [story: readonly Game[], latest: number] {
  const games = earlier
    .map((one) => earlierGame(game, one))
    .filter(({ turns }) => turns.length < game.turns.length);
  const last = games.at(-1);
  if (last?.table.round?.number === game.table.round?.number && last?.turns.length === game.turns.length - 1)
    games.push(withOwn ? { ...game, table: { ...game.table, phase: "playing" } } : game);
  const story = games.slice(0, 1);
  let latest = 0;
  for (const [place, next] of games.entries()) {
    const before = games[place - 1];
    const turn = before && game.turns[before.turns.length];
    if (!before || !turn) continue;
    latest = story.length - 1;
    story.push(...momentsOf(before, next, [{ type: "played", ...turn }], withOwn), next);
  }
  return [story, latest];
}

const added = (sizes: readonly number[], seat: number, count: number): readonly number[] =>
  sizes.map((size, number) => (number === seat ? size + count : size));

function drawn(round: RoundView, seat: number): Partial<RoundView> {
  return {
    hand_sizes: added(round.hand_sizes, seat, 1),
    deck_size: round.deck_size - 1,
    deck_top: round.deck_top.slice(0, -1),
  };
}

/** Where the cards lie when one of them has gone where its sign says. */
function moved(round: RoundView, seat: number, card: string, sign: string): Partial<RoundView> {
  const palettes = round.palettes.map((cards) => cards.filter((one) => one !== card));
  const toDeck = { deck_size: round.deck_size + 1, deck_top: [...round.deck_top, card] };
  const fromHand = {
    hand_sizes: added(round.hand_sizes, seat, -1),
    known: round.known.map((cards) => cards.filter((one) => one !== card)),
  };
  if (sign === "p") {
    return {
      ...fromHand,
      palettes: palettes.map((cards, number) => (number === seat ? [...cards, card] : cards)),
    };
  }
  if (sign === "c") return { ...fromHand, canvas: card };
  return sign === "x" ? { palettes, canvas: card } : { palettes, ...toDeck };
}
