/** What the table screen is given, and what it asks for. It decides nothing about the rules. */

import type { HintAnswer, PrivateView, PublicView, React, SeenTurn, WhatIf } from "../protocol";

export type Reaction = React["reaction"];

/** A code of the language files with its arguments, as the server sends it. */
export interface Phrase {
  readonly code: string;
  readonly [argument: string]: unknown;
}

export type Argument = string | number;

/** The language on show, with the names of the players and the seat that is spoken to. */
export interface Speech {
  readonly language: string;
  /** The message of an id; arguments are texts and numbers, players as `who(seat)`. */
  say(id: string, args?: Readonly<Record<string, Argument>>): string;
  /** A phrase of the server: its seats said by name or as `you`, colours by their names, phrases within. */
  tell(phrase: Phrase): string;
  /** A seat as an argument of a message: `you`, or the player's name. */
  who(seat: number): string;
  /** An enumeration: `R7, G4 and B2`. */
  join(items: readonly string[]): string;
}

/** The part of a turn that the player has put down, and how the table would stand after it. */
export interface Staged {
  /** Steps in notation, such as `R7p`, since the last card that was revealed. */
  readonly steps: readonly string[];
  /**
   * The server's answer for these steps; while it is on its way, that for the steps before. Where a turn goes on
   * after a card was revealed, the answer for no steps.
   */
  readonly what: WhatIf | null;
  /** The answer for these steps is on its way. */
  readonly waiting: boolean;
  /** The turn was sent and is not yet confirmed. */
  readonly sending: boolean;
  /** Why the latest step or turn was refused, as a sentence. */
  readonly refusal: string | null;
}

export type HelpLevel = "off" | "legal" | "best";

/** Hints asked for: nothing, being thought about, or there. */
export interface Hints {
  readonly state: "none" | "asked" | "there";
  /** For the turn to play, or for a turn of the past. */
  readonly about: "now" | "missed";
  readonly answer: HintAnswer | null;
  readonly refusal: string | null;
}

export interface Look {
  readonly motion: "full" | "quick" | "off";
  readonly help: HelpLevel;
  /** Single letters are keys. */
  readonly shortcuts: boolean;
}

/** What the table screen can ask for. */
export interface Asks {
  /** Put one more step of the turn down, such as `R7p` or `+`. */
  stage(step: string): void;
  /** Take the latest step back. */
  undo(): void;
  /** Take all steps back. */
  clear(): void;
  /** Put a whole turn down in place of what is staged, such as `R7p G4c`, up to the card that it reveals. */
  stageTurn(text: string): void;
  /** Send what is staged and, after it, this step; up to the card that a 3 reveals where it does. */
  end(last?: "+" | "out"): void;
  hint(): void;
  closeHints(): void;
  /** What a turn of one's own could have been; both count from 1. */
  missed(round: number, turn: number): void;
  nextRound(): void;
  rematch(): void;
  /** The device is with the player of this seat. */
  takeHand(seat: number): void;
  react(reaction: Reaction): void;
  standIn(seat: number, level: string): void;
  comeBack(seat: number): void;
  leave(): void;
  /** Show at once what the others have played. */
  skip(): void;
  /** Forget the refusal on show. */
  dismiss(): void;
  /** To the home page, to set up another match. */
  newGame(): void;
  openSettings(): void;
}

export interface TableProps {
  /** The table as it is on show: one event after the other, not before the one before could be seen. */
  readonly table: PublicView;
  readonly you: PrivateView | null;
  readonly turns: readonly SeenTurn[];
  readonly staged: Staged;
  readonly hints: Hints;
  readonly look: Look;
  readonly speech: Speech;
  readonly asks: Asks;
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
  readonly watchers: number;
  /** The latest quick word of each seat, for a few seconds. */
  readonly reactions: Readonly<Record<number, Reaction>>;
  /** Server time minus local time, in milliseconds. */
  readonly clockSkew: number;
  /** Where the record of the match is, once it is over. */
  readonly recordUrl: string | null;
}
