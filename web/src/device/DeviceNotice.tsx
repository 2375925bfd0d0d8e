/** How far the game on this device is, where it cannot be played yet. */

import type { JSX } from "preact";
import { say } from "../speech/words";
import { deviceState, takeOver } from "./device";
import { ServerLine } from "./ServerLine";

export function DeviceNotice(): JSX.Element | null {
  switch (deviceState.value) {
    case "open":
      return <ServerLine />;
    case "elsewhere":
      return (
        <div role="alert" class="banner banner-low">
          <span>{say("web-device-elsewhere")}</span>
          <button type="button" class="button" onClick={takeOver}>
            {say("web-device-take-over")}
          </button>
        </div>
      );
    case "failed":
      return (
        <p role="alert" class="banner banner-low">
          {say("web-device-failed")}
        </p>
      );
    default:
      return (
        <p role="status" class="banner banner-low">
          {say("web-device-loading")}
        </p>
      );
  }
}
