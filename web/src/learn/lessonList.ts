/** Which lesson comes next, and how many are done. */

import type { Lessons, LessonTitle } from "../protocol";

/** The next lesson after one that is not done yet, and else the first that is not. */
export function nextAfter({ lessons, done = [] }: Lessons, name: string): string | null {
  const place = lessons.findIndex((lesson) => lesson.name === name);
  const others = [...lessons.slice(place + 1), ...lessons.slice(0, Math.max(place, 0))];
  return others.find((lesson) => !done.includes(lesson.name))?.name ?? null;
}

/** How many of these are done; other things can be done as well. */
export const doneOf = (lessons: readonly LessonTitle[], done: readonly string[]): number =>
  lessons.filter(({ name }) => done.includes(name)).length;

/** The list with one more that is done. */
export const withDone = (list: Lessons, name: string): Lessons => ({
  ...list,
  done: [...(list.done ?? []).filter((one) => one !== name), name],
});
