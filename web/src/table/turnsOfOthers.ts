/** What the last of the others did. */

import type { Game } from "../game/reducer";
import type { SeenTurn } from "../protocol";
import type { TableProps } from "./tableContext";

/** The latest turn of this round, unless it is the own one: then it was answered. */
export function lastOfOthers({
  table,
  turns,
  you,
}: Pick<TableProps, "table" | "turns" | "you">): SeenTurn | undefined {
  const last = turns.at(-1);
  return last && last.round === table.round?.number && last.seat !== you?.seat ? last : undefined;
}

/** The cards that the moment on show has put down. */
export function freshOfOthers(scene: TableProps["scene"]): ReadonlySet<string> {
  return new Set(scene ? [scene.card] : []);
}

/** The turn that a moment of the story belongs to; none at its start. */
export function turnAt(story: readonly Game[], place: number): SeenTurn | undefined {
  return place === 0
    ? undefined
    : story
        .slice(place)
        .find((game) => !game.scene)
        ?.turns.at(-1);
}

/** How many cards of that turn have moved by then. */
export function stepsShown(story: readonly Game[], place: number): number {
  const first = story.slice(0, place).findLastIndex((game) => !game.scene) + 1;
  if (!story[place]?.scene) return 99;
  return story.slice(first, place + 1).filter((game) => ["card", "draw"].includes(game.scene?.kind ?? ""))
    .length;
}
