/** What the settings say of playing without a network: loaded with them, and by nobody else. */

import "../main"; // already loaded: what both need stays in one file

export { ArchivePart } from "../device/ArchivePart";
export { OfflinePart } from "../device/OfflinePart";
