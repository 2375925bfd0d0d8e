/** The deal of the day: loaded when its page is opened. Its style comes with the page. */

import "../main"; // which is there already: what both need stays in one file

export { DayPage } from "../day/DayPage";
