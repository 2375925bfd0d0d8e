/** The progress of the game on this device, before it can be played. */

import type { ComponentChildren, JSX } from "preact";
import { say } from "../speech/words";
import { deviceState, load, loaded, stalled, takeOver } from "./device";
import { FirstLoad } from "./FirstLoad";
import { ServerLine } from "./ServerLine";

export function DeviceNotice(): JSX.Element | null {
  switch (deviceState.value) {
    case "open":
      return <ServerLine />;
    case "elsewhere":
      return (
        <Notice text={say("web-device-elsewhere")}>
          <button type="button" class="button" onClick={takeOver}>
            {say("web-device-take-over")}
          </button>
        </Notice>
      );
    case "cut":
      return (
        <Notice text={say("web-device-cut")}>
          <button type="button" class="button" onClick={load}>
            {say("web-retry")}
          </button>
        </Notice>
      );
    case "failed":
      return <Notice text={say("web-device-failed")} />;
    default:
      return loaded.value ? (
        <FirstLoad loaded={loaded.value} stalled={stalled.value} />
      ) : (
        <p role="status" class="banner banner-low">
          {say("web-device-loading")}
        </p>
      );
  }
}

function Notice({ text, children }: { text: string; children?: ComponentChildren }): JSX.Element {
  return (
    <div role="alert" class="banner banner-low">
      <span>{text}</span>
      {children}
    </div>
  );
}
