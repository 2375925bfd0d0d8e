/** What checks deals: loaded when a match is over, or a record is to be checked. */

import "../main"; // already loaded: what both need stays in one file

export { sha256 } from "@noble/hashes/sha2.js";
export { isPromised } from "../fair/deals";
export { checkRecord } from "../fair/record";
export { seenOf, verdict } from "../game/deals/dealCheck";
