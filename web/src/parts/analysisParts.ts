/** The analysis board: loaded when it is opened. Its style comes with the page. */

import "../main"; // already loaded: what both need stays in one file

export { AnalysisPage } from "../analysis/AnalysisPage";
