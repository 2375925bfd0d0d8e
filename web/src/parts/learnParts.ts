/** What is for learning the game: loaded when the first of it is opened. Its style comes with the page. */

import "../main"; // already loaded: what both need stays in one file

export { FirstOffer } from "../learn/FirstOffer";
export { LearnPage } from "../learn/LearnPage";
export { LessonPage } from "../learn/LessonPage";
export { PuzzlePage } from "../puzzles/PuzzlePage";
export { PuzzlesPage } from "../puzzles/PuzzlesPage";
