/** Requests for puzzles. */

import { call } from "../net/api";
import type {
  PuzzleAnswer,
  PuzzleHints,
  PuzzleLink,
  PuzzleProgress,
  PuzzleShown,
  PuzzleWish,
} from "../protocol";

const place = (id: string): string => `/api/puzzles/${encodeURIComponent(id)}`;

export const myPuzzles = (): Promise<PuzzleProgress> => call("GET", "/api/me/puzzles");
export const puzzleOfToday = (): Promise<PuzzleLink> => call("GET", "/api/puzzles/today");
export const choosePuzzle = (wish: PuzzleWish): Promise<PuzzleLink> => call("POST", "/api/puzzles", wish);
export const seePuzzle = (id: string): Promise<PuzzleShown> => call("GET", place(id));
export const hintsOf = (id: string): Promise<PuzzleHints> => call("POST", `${place(id)}/hints`);
export const tryPuzzle = (id: string, text: string): Promise<PuzzleAnswer> =>
  call("POST", place(id), { text });
export const giveUp = (id: string): Promise<PuzzleAnswer> => tryPuzzle(id, "");
