/** The analysis board: loaded when it is opened. Its style comes with the page. */

import "../main"; // which is there already: what both need stays in one file

export { AnalysisPage } from "../analysis/AnalysisPage";
