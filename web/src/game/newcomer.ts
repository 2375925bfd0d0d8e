/** Whether the player is new to the game in this browser, until they have learnt something. */

import { remember, remembered } from "../storage";

const LEARNS = "red7.learns";

/** Whether nobody has played here yet, or only begun to learn. */
export const isNewcomer = (): boolean => remembered("red7.guest") === null || remembered(LEARNS) !== null;

/** The player begins to learn; call it before they become a guest. */
export function beginToLearn(): void {
  if (isNewcomer()) remember(LEARNS, "yes");
}

/** A match or a lesson was finished. */
export const endOfLearning = (): void => remember(LEARNS, null);
