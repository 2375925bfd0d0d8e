/** Who is new to the game in this browser, until something of it was learnt. */

import { remember, remembered } from "../storage";

const LEARNS = "red7.learns";

/** Whether nobody has been at a table here, or only to learn, and has not come to an end yet. */
export const isNewcomer = (): boolean => remembered("red7.guest") === null || remembered(LEARNS) !== null;

/** Somebody begins to learn; to be said before anybody is a guest. */
export function beginToLearn(): void {
  if (isNewcomer()) remember(LEARNS, "yes");
}

/** A match or a lesson was finished. */
export const endOfLearning = (): void => remember(LEARNS, null);
