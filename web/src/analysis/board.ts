/** A position in the making: where each card lies, and the line of text that says so. */

import { DEFAULT_EDITION } from "../facts";

/** Where a card lies: the hand or the palette of a seat, the deck, or else in the canvas pile. */
export type Place = `hand-${number}` | `palette-${number}` | "deck" | "pile";

export interface Board {
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

export const EMPTY: Board = {
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

/** The board of a line of text, read leniently: whether it makes sense the server says. */
export function boardOf(text: string): Board {
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

/** The line of text that a board stands for. */
export function textOf(board: Board): string {
  const { edition, options, canvas, turn, players, cards, known, out, scored, piles } = board;
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
export function placeOf(board: Board, card: string): Place {
  const place = Object.keys(board.cards).find((one) => board.cards[one]?.includes(card));
  return (place ?? "pile") as Place;
}

/** The board with a card in another place, or back in the pile if it lies there already. */
export function put(board: Board, card: string, place: Place): Board {
  const from = placeOf(board, card);
  const cards = { ...board.cards };
  if (from !== "pile") cards[from] = (cards[from] ?? []).filter((one) => one !== card);
  if (from !== place && place !== "pile") cards[place] = [...(cards[place] ?? []), card];
  const known = new Set([...board.known].filter((one) => one !== card));
  const canvas = board.canvas === card && place !== "pile" ? (card[0] ?? "R") : board.canvas;
  return { ...board, cards, known, canvas };
}

/** The board for so many players; what the others had lies in the pile. */
export function resized(board: Board, players: number): Board {
  const stays = (place: string): boolean => place === "deck" || Number(place.split("-")[1]) < players;
  const cards = Object.fromEntries(Object.entries(board.cards).filter(([place]) => stays(place)));
  return {
    ...board,
    players,
    cards,
    turn: Math.min(board.turn, players - 1),
    out: board.out.filter((seat) => seat < players),
    piles: "",
    scored: "-",
  };
}

/** What a position is called in an address: it holds no space. */
export const addressed = (text: string): string => text.replaceAll(" ", "_");
export const fromAddress = (hash: string): string =>
  decodeURIComponent(hash.replace(/^#/, "")).replaceAll("_", " ");
