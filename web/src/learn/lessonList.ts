/** Which lesson comes next. */

import type { Lessons } from "../protocol";

/** The next lesson after one that is not done yet, and else the first that is not. */
export function nextAfter({ lessons, done = [] }: Lessons, name: string): string | null {
  const place = lessons.findIndex((lesson) => lesson.name === name);
  const others = [...lessons.slice(place + 1), ...lessons.slice(0, Math.max(place, 0))];
  return others.find((lesson) => !done.includes(lesson.name))?.name ?? null;
}
