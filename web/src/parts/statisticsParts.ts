/** How one's matches went: loaded when it is opened. Its style comes with the page. */

import "../main"; // which is there already: what both need stays in one file

export { StatisticsPage } from "../statistics/StatisticsPage";
