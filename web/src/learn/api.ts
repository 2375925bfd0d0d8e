/** What is asked of the server for learning. */

import { call } from "../net/api";
import type { LessonAnswer, Lessons, Practice } from "../protocol";

export const allLessons = (): Promise<Lessons> => call("GET", "/api/lessons");
export const lessonTable = (name: string): Promise<Practice> =>
  call("GET", `/api/lessons/${encodeURIComponent(name)}`);
export const tryInLesson = (name: string, text: string, whole: boolean): Promise<LessonAnswer> =>
  call("POST", `/api/lessons/${encodeURIComponent(name)}`, { text, whole });
