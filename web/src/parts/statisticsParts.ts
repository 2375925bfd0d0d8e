/** How one's matches went: loaded when it is opened. Its style comes with the page. */

import "../main"; // already loaded: what both need stays in one file

export { StatisticsPage } from "../statistics/StatisticsPage";
