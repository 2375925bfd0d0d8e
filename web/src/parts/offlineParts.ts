/** What the settings say of playing without a network: loaded with them, and by nobody else. */

import "../main"; // which is there already: what both need stays in one file

export { ArchivePart } from "../device/ArchivePart";
export { OfflinePart } from "../device/OfflinePart";
