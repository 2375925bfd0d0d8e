/** A position in the making: where each card lies, and the line of text that says so. */

import { DEFAULT_EDITION } from "../facts";
import type { Decision, TurnPlace } from "../protocol";

/** Where a card lies: with a seat, in the deck, on the canvas, scored in an earlier round, or else in the pile. */
export type Place = `hand-${number}` | `palette-${number}` | "deck" | "canvas" | "scored" | "pile";

export interface Layout {
  readonly edition: string;
  readonly options: string;
  readonly players: number;
  readonly turn: number;
  readonly out: readonly number[];
  /** The top card of the canvas, or the letter of its colour. */
  readonly canvas: string;
  /** By place, in the order in which they were put there; the last card of the deck is its top. */
  readonly cards: Readonly<Record<string, readonly string[]>>;
  /** Cards that everybody knows, wherever they lie. */
  readonly known: ReadonlySet<string>;
  /** Scored cards, and what each seat has of them, as in the text. */
  readonly scored: string;
  readonly piles: string;
}

export const EMPTY: Layout = {
  edition: DEFAULT_EDITION,
  options: "basic",
  players: 2,
  turn: 0,
  out: [],
  canvas: "R",
  cards: {},
  known: new Set(),
  scored: "-",
  piles: "",
};

const cardsIn = (text: string): string[] => text.match(/[ROYGBIV][1-7]/g) ?? [];

/** The layout of a line of text, read leniently: the server says whether it makes sense. */
export function layoutOf(text: string): Layout {
  const [edition, options, canvas, turn, seats, deck, scored, , piles] = text.split(" ");
  if (!edition || !options || !canvas || !turn || !seats || !deck || !scored) return EMPTY;
  const cards: Record<string, readonly string[]> = { deck: cardsIn(deck) };
  const known = new Set(cardsIn(deck.split("*")[1] ?? ""));
  const out: number[] = [];
  const parts = seats.split("/");
  for (const [seat, part] of parts.entries()) {
    const [hand = "", palette = ""] = part.replace("!", "").split(":");
    if (part.startsWith("!")) out.push(seat);
    cards[`hand-${seat}`] = cardsIn(hand);
    cards[`palette-${seat}`] = cardsIn(palette);
    for (const card of cardsIn(hand.split("*")[1] ?? "")) known.add(card);
  }
  const players = Math.min(Math.max(parts.length, 2), 4);
  return {
    edition,
    options,
    players,
    turn: Number(turn) || 0,
    out,
    canvas,
    cards,
    known,
    scored,
    piles: piles ?? "",
  };
}

const marked = (cards: readonly string[], known: readonly string[]): string =>
  cards.join("") + (known.length ? `*${known.join("")}` : "") || "-";

/** The line of text for a layout. */
export function textOf(layout: Layout): string {
  const { edition, options, canvas, turn, players, cards, known, out, scored, piles } = layout;
  const seats = Array.from({ length: players }, (_, seat) => {
    const hand = cards[`hand-${seat}`] ?? [];
    const secret = hand.filter((card) => !known.has(card));
    const shown = marked(
      secret,
      hand.filter((card) => known.has(card)),
    );
    return `${out.includes(seat) ? "!" : ""}${shown}:${(cards[`palette-${seat}`] ?? []).join("") || "-"}`;
  });
  const deck = cards.deck ?? [];
  const covered = deck.findLastIndex((card) => !known.has(card)) + 1; // everybody knows only what lies on top
  const words = [
    edition,
    options,
    canvas,
    String(turn),
    seats.join("/"),
    marked(deck.slice(0, covered), deck.slice(covered)),
    scored,
    "play",
    ...(piles ? [piles] : []),
  ];
  return words.join(" ");
}

/** Where a card lies. */
export function placeOf(layout: Layout, card: string): Place {
  if (layout.canvas === card) return "canvas";
  if (layout.scored.includes(card)) return "scored";
  const place = Object.keys(layout.cards).find((one) => layout.cards[one]?.includes(card));
  return (place ?? "pile") as Place;
}

/** The layout with a card in another place, or back in the pile if it is there already. */
export function put(layout: Layout, card: string, place: Place): Layout {
  const from = placeOf(layout, card);
  const to = from === place ? "pile" : place;
  const cards: Record<string, readonly string[]> = { ...layout.cards };
  if (cards[from]) cards[from] = cards[from].filter((one) => one !== card);
  if (to !== "pile" && to !== "canvas") cards[to] = [...(cards[to] ?? []), card];
  return {
    ...layout,
    cards,
    known: new Set([...layout.known].filter((one) => one !== card)),
    // The card on the canvas leaves its colour behind.
    canvas: to === "canvas" ? card : from === "canvas" ? (card[0] ?? "R") : layout.canvas,
    ...(from === "scored"
      ? { scored: without(layout.scored, card), piles: without(layout.piles, card) }
      : {}),
  };
}

/** A field of the text without a card: an empty one is a dash. */
const without = (field: string, card: string): string =>
  field
    .split("/")
    .map((part) => part.replace(card, "").replace(/^(?=\+|$)/, "-"))
    .join("/");

/** The layout for this many players; the others' cards go to the pile. */
export function resized(layout: Layout, players: number): Layout {
  const stays = (place: string): boolean => place === "deck" || Number(place.split("-")[1]) < players;
  const cards = Object.fromEntries(Object.entries(layout.cards).filter(([place]) => stays(place)));
  return {
    ...layout,
    players,
    cards,
    turn: Math.min(layout.turn, players - 1),
    out: layout.out.filter((seat) => seat < players),
    piles: "",
    scored: "-",
  };
}

/** A position in an address, without spaces. After a semicolon there may be the page the player came from. */
export const addressed = (text: string): string => text.replaceAll(" ", "_");
export const fromAddress = (hash: string): string =>
  decodeURIComponent(hash.replace(/^#|;.*/g, "")).replaceAll("_", " ");

/** Where one came from: a puzzle, or a replay and the turn that this position was played on with. */
export interface Origin {
  readonly path: string;
  readonly before: TurnPlace | null;
}

/** The position of a replay before a turn, as an address. */
export const replayed = (text: string, path: string, { round, turn }: Decision): string =>
  `${addressed(text)};${path};${round}.${turn}`;

export function cameFrom(hash: string): Origin | null {
  const found = /;(puzzles\/[0-9a-f]+|replay\/([\w-]+)(?:\/(\d+))?)(?:;(\d+)\.(\d+))?$/.exec(hash);
  if (!found) return null;
  const [, path = "", id = "", match, round, turn] = found;
  const place = { round: Number(round), turn: Number(turn) };
  const source = match ? { table: id, match: Number(match) } : { brought: id };
  return { path, before: round ? { ...place, ...source } : null };
}
