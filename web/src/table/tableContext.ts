/**
 * What the parts of the table screen share while one state of it is drawn. It decides nothing about the
 * rules.
 */

import { type ComponentChildren, createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { type Game, mayPrepare } from "../game/reducer";
import { counting, leaders } from "../game/rules/countedCards";
import type { TableActions } from "../game/session";
import type { HelpLevel, Motion } from "../game/settings";
import type { Noted, Said } from "../game/story/reactions";
import type { Scene } from "../game/story/story";
import type { Staged } from "../game/turn/draft";
import type { Hints } from "../game/turn/hints";
import type { PrivateView, PublicView, RoundView, SeenTurn } from "../protocol";
import { optionsOf } from "../speech/names";
import type { Speech } from "../speech/words";
import { type Place, signAt } from "./cards/places";
import { type Shown, shown, signsFor, signsOfAll } from "./projection";
import { cardsOf, lastOfOthers } from "./story/turnsOfOthers";
import { type ActQueue, useActQueue } from "./turn/actQueue";

/** What the table screen is given. */
export interface TableProps {
  /** The table as it is on show: one event after the other, not before the one before could be seen. */
  readonly table: PublicView;
  readonly you: PrivateView | null;
  readonly turns: readonly SeenTurn[];
  /** The moment of somebody else's turn that is on show, if one is. */
  readonly scene: Scene | undefined;
  /** How the game stood after the own last turn, and each moment since; which of them is looked at. */
  readonly story: readonly Game[];
  readonly lookedAt: number | null;
  /** What is on show has happened before. */
  readonly again: boolean;
  /** All turns so far, whatever is on show. */
  readonly log: readonly SeenTurn[];
  readonly staged: Staged;
  readonly hints: Hints;
  readonly motion: Motion;
  readonly help: HelpLevel;
  /** Single letters are keys. */
  readonly shortcuts: boolean;
  readonly speech: Speech;
  readonly actions: TableActions & { openSettings(): void };
  /** Hints are allowed here: against computer players, or where the table allows it. */
  readonly helpAllowed: boolean;
  /** Views wait to be shown: what the others did is being played out. */
  readonly behind: boolean;
  /** Somebody who looks has a seat here; on one device also while nobody's hand is shown. */
  readonly seated: boolean;
  /** Pass-and-play: the seat whose player has to take the device before its hand is shown. */
  readonly handOver: number | null;
  /** Seats that have somebody looking, and how many watch. */
  readonly present: readonly number[];
  /** Since when the other seats have nobody, by the clock of this device. */
  readonly awaySince?: ReadonlyMap<number, number>;
  readonly watchers: number;
  readonly reactions: readonly Said[];
  /** What people said and did beside the game. */
  readonly noted: readonly Noted[];
  /** Server time minus local time, in milliseconds. */
  readonly clockSkew: number;
  /** Where the record of the match is, once it is over. */
  readonly recordUrl: string | null;
  /** Nothing is lost here: a turn that puts its player out needs no question. */
  readonly trial?: boolean;
  /** What teaches at this table: it sees all of it. */
  readonly teacher?: ComponentChildren;
  /** What may follow this match, or a turn that was tried, in place of another one. */
  readonly next?: ComponentChildren;
}

/** What every part can see and do. */
export interface TableState extends TableProps {
  readonly view: Shown;
  /** The own seat. */
  readonly seat: number | null;
  /** The match is played with actions, with scoring. */
  readonly withActions: boolean;
  readonly withScoring: boolean;
  /** There is little room, so things are folded away. */
  readonly compact: boolean;
  /** The card that was picked up, and where it may go by the signs of the notation. */
  readonly picked: string | null;
  readonly signs: readonly string[];
  /** What the last of the others did in this round, until it was answered. */
  readonly last: SeenTurn | undefined;
  /** The cards of it. */
  readonly marked: ReadonlySet<string>;
  /** For what has to see the answer that is under way. */
  readonly queue: ActQueue;
  /** With a rule pointed at: the cards that would count under it, and those of the hand that would lead. */
  readonly would: ReadonlySet<string> | null;
  point(color: string | null): void;
  /** Show or hide what stands beside the table: the turns, the phrases, the match. */
  toggleSide?(): void;
  pick(card: string): void;
  /** Put the card that was picked up back. */
  drop(): void;
  /** Take away what was refused: the player does something else. */
  forget(): void;
  /** Put a card, or the one that was picked up, down by a sign. */
  place(sign: string, card?: string): void;
  /** Put a card to a place, or have it said why it may not go there. */
  put(place: Place, card: string): void;
}

export const TableContext = createContext<TableState | null>(null);

/** The table that is drawn; for the parts of its screen only. */
export function useTable(): TableState {
  const state = useContext(TableContext);
  if (!state) throw new Error("outside of a table");
  return state;
}

/** The state of the table, with the card that is picked up. */
export function useTableState(props: TableProps, round: RoundView, compact: boolean): TableState {
  const { table, you, staged, actions, help } = props;
  const prepares = mayPrepare(props) && !props.behind && props.lookedAt === null;
  const view = shown(table, round, you, staged, props.scene, prepares);
  const active = view.yourTurn || prepares;
  const [held, setHeld] = useState<{ card: string; at: string } | null>(null);
  const at = [table.match_number, round.number, you?.seat, ...staged.steps].join(" ");
  // A card is held while the own turn stands as it did when it was picked up, whatever the others do meanwhile.
  const card = held !== null && held.at === at && active ? held.card : null;
  const signs = card === null ? [] : signsIn(view, help, card);
  const picked = signs.length > 0 ? card : null; // the answer for the step before may leave it no place to go
  // Where it may go is another question on a table that has changed.
  useEffect(() => void (prepares && picked !== null && actions.prepare()), [table.version]);
  const options = optionsOf(table.settings.options ?? "basic");
  const moment = active ? `${table.match_number} ${round.number} ${props.turns.length}` : "";
  const queue = useActQueue(staged, moment);
  const last = lastOfOthers(props);
  const place = (sign: string, wanted = picked ?? undefined): void => {
    setHeld(null);
    if (wanted !== undefined) queue(() => actions.stage(wanted + sign));
  };
  const forget = (): void => {
    if (staged.refusal) actions.dismiss();
  };
  const [pointed, point] = useState<string | null>(null);
  return {
    ...props,
    view,
    seat: you?.seat ?? null,
    withActions: options.includes("actions"),
    withScoring: options.includes("scoring"),
    compact,
    picked,
    signs,
    last,
    marked: cardsOf(last),
    queue,
    would:
      pointed === null
        ? null
        : wouldCount(
            staged.blind ? { ...view, palettes: round.palettes } : view,
            pointed,
            you?.seat ?? null,
            help,
          ),
    point,
    pick: (wanted) => {
      if (!active || staged.sending) return;
      if (prepares) actions.prepare();
      forget();
      setHeld(picked === wanted ? null : { card: wanted, at });
    },
    drop: () => {
      forget();
      setHeld(null);
    },
    forget,
    place,
    put: (where, wanted) => {
      const sign = signAt(view, you?.seat ?? null, where, wanted);
      if (signsIn(view, help, wanted).includes(sign)) place(sign, wanted);
      else if (active) queue(() => actions.stage(wanted + sign)); // which says why not
    },
  };
}

/** What would count under a rule, and what of the hand would take the lead; the latter not without help. */
function wouldCount(view: Shown, color: string, seat: number | null, help: HelpLevel): ReadonlySet<string> {
  const palettes = view.palettes.map((cards, one) => (view.out.includes(one) ? [] : cards));
  const cards = palettes.flatMap((palette) => counting(palette, color));
  if (seat === null || help === "off" || view.out.includes(seat)) return new Set(cards);
  const others = palettes.filter((_, one) => one !== seat);
  return new Set([...cards, ...leaders(view.hand, palettes[seat] ?? [], others, color)]);
}

/** Where a card may be put; without help any place that some card of the hand could have. */
export function signsIn(view: Shown, help: HelpLevel, card: string): readonly string[] {
  if (help !== "off" || !view.hand.includes(card)) return signsFor(card, view.moves);
  const all = signsOfAll(view.moves);
  return ["p", "c"].filter((sign) => all.has(sign));
}
