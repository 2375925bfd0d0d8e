/** What is for learning the game: loaded when the first of it is opened. Its style comes with the page. */

export { LearnPage } from "./learn/LearnPage";
export { LessonPage } from "./learn/LessonPage";
