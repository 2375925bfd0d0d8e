/** What the last of the others did. */

import { stepsOf } from "../../game/turn/steps";
import type { SeenTurn } from "../../protocol";
import type { TableProps } from "../tableContext";

type Told = Pick<TableProps, "table" | "turns" | "you" | "scene">;

/** The turn that is told, as far as it is; else the latest one of this round, unless the own one has answered it. */
export function lastOfOthers({ table, turns, you, scene }: Told): SeenTurn | undefined {
  if (!table.round) return undefined;
  const { number: round, turn: seat } = table.round;
  if (scene)
    return { round, seat, text: scene.text, whole: false, out: scene.kind === "out" ? [scene.seat] : [] };
  const last = turns.at(-1);
  return last?.round === round && last.seat !== you?.seat ? last : undefined;
}

/** The cards of a turn. */
export function cardsOf(turn: SeenTurn | undefined): ReadonlySet<string> {
  return new Set(stepsOf(turn?.text ?? "").map(({ card }) => card));
}
