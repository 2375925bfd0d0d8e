/** What checks deals: loaded when a match is over, or a record is to be checked. */

export { sha256 } from "@noble/hashes/sha2.js";
export { checkRecord } from "./fair/record";
export { seenOf, verdict } from "./game/dealCheck";
