/** What a page needs that has its tables on this device, and no other page: loaded by those alone. */

import "../main"; // already loaded: what both need stays in one file

export { AlonePage } from "../device/AlonePage";
export { DeviceNotice } from "../device/DeviceNotice";
export { afterLoading, startDevice } from "../device/device";
