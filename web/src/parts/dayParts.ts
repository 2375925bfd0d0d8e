/** The deal of the day: loaded when its page is opened. Its style comes with the page. */

import "../main"; // already loaded: what both need stays in one file

export { DayPage } from "../day/DayPage";
