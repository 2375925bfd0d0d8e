/** Whether the player is new to the game in this browser, until they have learnt something; and where they learn. */

import { remember, remembered } from "../storage";

const LEARNS = "red7.learns";
const GUIDED = "red7.guided";

/** Whether nobody has played here yet, or only begun to learn. */
export const isNewcomer = (): boolean => remembered("red7.guest") === null || remembered(LEARNS) !== null;

/** The player begins to learn; call it before they become a guest. */
export function beginToLearn(): void {
  if (isNewcomer()) remember(LEARNS, "yes");
}

/** A match or a lesson was finished. */
export const endOfLearning = (): void => remember(LEARNS, null);

/** The player has come to a table with words above it, under a name among the lessons: the name ends in its id. */
export const beGuidedAt = (name: string): void => remember(GUIDED, name);

/** The way to a table; one that has words above it keeps them. */
export function pathTo(table: string): string {
  const guided = remembered(GUIDED);
  return guided?.endsWith(`:${table}`) ? `/learn/${guided}` : `/table/${table}`;
}
