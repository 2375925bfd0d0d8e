/** A table to try turns on: what is shown, what is staged, and the result of a turn. */

import { effect, type Signal, signal } from "@preact/signals";
import type { Game } from "../game/reducer";
import { TurnDraft } from "../game/turn/turnDraft";
import { Refusal } from "../net/api";
import type { FromServer, Play, Practice, Refused } from "../protocol";
import { namesOf } from "../speech/names";
import { refusal } from "../speech/words";

/** Tries a turn, or its part up to the card that a 3 reveals; the table after it, or a refusal is thrown. */
export type Attempt = (text: string, whole: boolean) => Promise<Practice>;

export class PracticeTable {
  readonly board: Signal<Practice>;
  readonly turn: TurnDraft;
  private readonly stop: () => void;

  constructor(
    private readonly first: Practice,
    private readonly attempt: Attempt,
  ) {
    this.board = signal(first);
    this.turn = new TurnDraft({
      link: {
        do: (command) => this.answer(command as Play),
        // What the tree does not have is not legal: the server says why.
        whatIf: async (_seat, text) => (await this.answer({ text })) as Refused,
        steps: async () => ({ type: "goodbye", retry_ms: null }) as unknown as FromServer,
      },
      shown: () => this.game,
      latest: () => this.game,
      why: (refused) => refusal(refused, namesOf(this.board.peek().table.seats)),
    });
    this.stop = effect(() => this.turn.follow({ ...this.board.value, version: this.game.version }));
  }

  close(): void {
    this.stop();
  }

  get game(): Game {
    const board = this.board.peek();
    return { ...board, version: board.table.version };
  }

  /** Whether a whole turn was tried, so that nothing is left to do here. */
  get isOver(): boolean {
    return this.board.value.turns.at(-1)?.whole === true;
  }

  /** Set the table back. */
  again(): void {
    this.board.value = this.first;
  }

  private async answer({ text, whole = true }: Pick<Play, "text" | "whole">): Promise<FromServer> {
    const begun = this.board.peek().turns.map((turn) => turn.text);
    try {
      this.board.value = await this.attempt([...begun, text].join(" "), whole);
      return { type: "done", id: "", version: 0 };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { type: "refused", id: null, ...error.refused };
    }
  }
}
