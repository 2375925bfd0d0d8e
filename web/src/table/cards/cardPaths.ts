/**
 * Where cards come from and go to that were or are not on show, for `Flip`: by the names of `data-anchor`.
 */

import { stepsOf } from "../../game/turn/steps";
import type { RoundView } from "../../protocol";
import type { TableState } from "../tableContext";

interface CardPaths {
  /** Cards in the order in which the latest turn moved them. */
  readonly order: readonly string[];
  from(card: string, place: Element): string;
  to(card: string): string;
}

export function cardPaths({ scene, turns, staged, seat }: TableState, round: RoundView): CardPaths {
  if (scene) {
    return {
      order: [],
      from: (card) => (card === scene.card ? `hand-${scene.seat}` : card === "crown" ? "canvas" : ""),
      to: (card) => (card === scene.card ? "deck" : ""), // those of a palette that is folded go nowhere
    };
  }
  const turn = turns.at(-1);
  const steps = stepsOf(staged.steps.at(-1) ?? turn?.text ?? "");
  const order = steps.map((step) => step.card);
  return {
    order,
    from: (card, place) => {
      if (place.closest(".t-hand") || turn?.round !== round.number) return "deck";
      if (!order.includes(card) || place.closest(".targets")) return "";
      return turn.seat === seat ? "hand" : `hand-${turn.seat}`;
    },
    to: (card) => (steps.some((step) => step.card === card && "td".includes(step.sign)) ? "deck" : ""),
  };
}
