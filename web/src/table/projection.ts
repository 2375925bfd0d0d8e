/** Reads what the server says into what is drawn: no rules, only where each card lies. */

import { sorted } from "../game/rules/cardOrder";
import type { Scene } from "../game/story/story";
import type { Staged } from "../game/turn/draft";
import { stepOf } from "../game/turn/steps";
import type { Lead, PrivateView, PublicView, RoundView, SeenTurn } from "../protocol";
import { optionsOf } from "../speech/names";

/** The table with the staged part of the turn on it. */
export interface Shown {
  readonly round: RoundView;
  readonly canvas: string;
  readonly color: string;
  readonly palettes: readonly (readonly string[])[];
  readonly counting: readonly (readonly string[])[];
  readonly out: readonly number[];
  readonly leads: readonly Lead[];
  readonly lead: Lead | undefined;
  readonly hand: readonly string[];
  readonly deck: Deck;
  readonly moves: readonly string[];
  /** Cards put down in this turn and not yet sent. */
  readonly fresh: ReadonlySet<string>;
  readonly yourTurn: boolean;
  /** Somebody else is to move, and a turn can be made ready meanwhile. */
  readonly prepares: boolean;
}

/** The deck as it would lie: how many cards it has, and those on top that all have seen, the topmost last. */
export interface Deck {
  readonly size: number;
  readonly top: readonly string[];
}

/** How the table is to be drawn: as the server has it, or as it would stand with what is staged. */
export function shown(
  table: PublicView,
  round: RoundView,
  you: PrivateView | null,
  staged: Staged,
  scene?: Scene,
  prepares = false,
): Shown {
  const seat = you ? table.seats[you.seat] : undefined;
  const away = seat !== undefined && (seat.left || seat.stand_in !== null);
  const yourTurn = table.phase === "playing" && you !== null && you.moves.length > 0 && !away;
  const what = (yourTurn || prepares) && staged.steps.length > 0 ? staged.what : null;
  const from = what ?? round;
  const gone = new Set(
    staged.steps
      .map(stepOf)
      .filter((step) => step.sign === "p" || step.sign === "c")
      .map((step) => step.card),
  );
  const isNow = ({ color }: Lead): boolean => color === from.color;
  const newRule = from.color !== round.color;
  const walkover = round.end?.cause === "left"; // who has left leads no more, and nobody has taken the lead
  const drawn = what ? drawnByThree(table, round, staged) : [];
  return {
    round,
    canvas: from.canvas,
    color: from.color,
    palettes: from.palettes,
    counting: from.counting,
    out: what ? what.out : round.out,
    leads: from.leads,
    lead: scene ? scene.lead : (newRule && staged.blind) || walkover ? undefined : from.leads.find(isNow),
    hand: [...(you?.hand ?? []), ...drawn].filter((card) => !(what && gone.has(card))),
    deck: what
      ? deckAfter(round, staged.steps, drawn.length)
      : { size: round.deck_size, top: round.deck_top },
    moves: what ? what.moves : prepares ? (staged.what?.moves ?? anywhere(you)) : (you?.moves ?? []),
    fresh: new Set(what ? staged.steps.map((word) => stepOf(word).card) : []),
    yourTurn,
    prepares,
  };
}

/** Any card to the palette or the canvas: while others think, what is possible is asked when a card is picked. */
const anywhere = (you: PrivateView | null): readonly string[] =>
  (you?.hand ?? []).flatMap((card) => [`${card}p`, `${card}c`]);

/** The card that a staged 3 draws, where all have seen which it is. */
function drawnByThree(table: PublicView, round: RoundView, { steps, what }: Staged): readonly string[] {
  const acts = optionsOf(table.settings.options ?? "basic").includes("actions");
  if (!acts || !what || what.reveals || !steps.some((step) => step.endsWith("3p"))) return [];
  return round.deck_top.slice(-1);
}

function deckAfter(round: RoundView, steps: readonly string[], drawn: number): Deck {
  const put = steps.map(stepOf).filter(({ sign }) => sign === "t" || sign === "d");
  const taken = drawn + steps.filter((step) => step === "+").length;
  const seen = [...round.deck_top.slice(0, round.deck_top.length - drawn), ...put.map(({ card }) => card)];
  return {
    size: round.deck_size + put.length - taken,
    top: seen.slice(0, Math.max(0, seen.length - (taken - drawn))),
  };
}

/** A palette in two groups: the cards that count, then the rest. */
export function grouped(
  palette: readonly string[],
  counting: readonly string[],
): readonly [readonly string[], readonly string[]] {
  const counts = new Set(counting);
  return [
    sorted(palette.filter((card) => counts.has(card))),
    sorted(palette.filter((card) => !counts.has(card))),
  ];
}

/** Where a card may go by the next step, by the signs of the notation. */
export function signsFor(card: string, moves: readonly string[]): readonly string[] {
  return moves
    .map(stepOf)
    .filter((step) => step.card === card)
    .map((step) => step.sign);
}

/** The signs that any card has among the next steps. */
export function signsOfAll(moves: readonly string[]): ReadonlySet<string> {
  return new Set(moves.map((move) => stepOf(move).sign));
}

/** The turns of each round, with the number that each has in it. */
export interface LogRound {
  readonly number: number;
  readonly turns: readonly { readonly number: number; readonly turn: SeenTurn }[];
}

/** The log by rounds. */
export function logOf(turns: readonly SeenTurn[]): readonly LogRound[] {
  const rounds = new Map<number, { number: number; turn: SeenTurn }[]>();
  for (const turn of turns) {
    const list = rounds.get(turn.round) ?? [];
    list.push({ number: list.length + 1, turn });
    rounds.set(turn.round, list);
  }
  return [...rounds].map(([number, list]) => ({ number, turns: list }));
}

/** A player's name in parts, and the few letters that stand for it. */
export interface Label {
  readonly stem: string;
  /** The number that ends the name, with what stands before it. */
  readonly tail: string;
  /** A number that tells players apart whose names begin alike; mostly none. */
  readonly mark: string;
  /** Four letters, or three and a number: no two are the same at a table. */
  readonly short: string;
}

/** Short forms of the names of all players of a table. */
export function labels(names: readonly string[]): readonly Label[] {
  const whole = names.map((name): Label => {
    const [, stem = name, tail = ""] = /^(.*[^\d\s])(\s*\d{1,2})$/u.exec(name) ?? [];
    return { stem, tail, mark: "", short: tail ? start(stem, 3) + tail.trim() : start(stem, 4) };
  });
  const taken = new Set<string>();
  const alike = (short: string): boolean => whole.filter((one) => one.short === short).length > 1;
  for (const { short } of whole) if (!alike(short)) taken.add(short);
  return whole.map((label) => {
    if (!alike(label.short)) return label;
    let mark = 1;
    while (taken.has(start(label.stem, 3) + mark)) mark += 1;
    const short = start(label.stem, 3) + mark;
    taken.add(short);
    return { ...label, mark: String(mark), short };
  });
}

/** The first letters of a text, none of them cut in two. */
function start(text: string, letters: number): string {
  return [...text].slice(0, letters).join("").trim();
}
