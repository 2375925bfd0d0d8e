/** Requests for learning. */

import { beCalled } from "../game/setup";
import { call, findMe } from "../net/api";
import type { Guide, LessonAnswer, Lessons, Practice, TableLink } from "../protocol";

/** Give the player a name if they have none, so that their progress is kept. */
export async function beSomebody(): Promise<void> {
  if (!(await findMe())) await beCalled("");
}

export const allLessons = (): Promise<Lessons> => call("GET", "/api/lessons");
export const lessonTable = (name: string): Promise<Practice> =>
  call("GET", `/api/lessons/${encodeURIComponent(name)}`);
export const tryInLesson = (name: string, text: string, whole: boolean): Promise<LessonAnswer> =>
  call("POST", `/api/lessons/${encodeURIComponent(name)}`, { text, whole });
export const guideTurns = (): Promise<Guide> => call("GET", "/api/guide");
export const openGuide = (): Promise<TableLink> => call("POST", "/api/guide");
export const finishGuide = (table: string): Promise<Lessons> => call("POST", `/api/guide/${table}`);
export const openFirst = (edition: string, face: string): Promise<TableLink> =>
  call("POST", "/api/first-game", { edition, face });
