/** Matches looked at again: loaded when the first of them is. */

import "../main"; // already loaded: what both need stays in one file

export { ReplayPage } from "../replay/ReplayPage";
