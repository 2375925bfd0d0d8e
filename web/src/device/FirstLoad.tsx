/** The first visit: the whole game is being loaded, painted in from violet to red. */

import type { JSX } from "preact";
import type { Loaded } from "../../device/messages";
import { say } from "../speech/words";
import { load } from "./device";
import { megabytes } from "./offline";
import "./FirstLoad.css";

const COLORS = [..."VIBGYOR"];

export function FirstLoad({
  loaded: { done, all },
  stalled,
}: {
  loaded: Loaded;
  stalled: boolean;
}): JSX.Element {
  const share = done / all;
  const size = megabytes(all);
  return (
    <div class="banner banner-low first-load">
      <p role="status">{say("web-device-first", { size })}</p>
      <div
        class="first-load-bar"
        role="progressbar"
        aria-label={say("web-device-loading")}
        aria-valuenow={Math.round(100 * share)}
        aria-valuetext={say("web-offline-progress", { done: Math.floor(share * size), all: size })}
      >
        {COLORS.map((color, place) => (
          <span
            key={color}
            style={{
              "--pigment": `var(--${color})`,
              "--come": Math.max(0, Math.min(1, share * COLORS.length - place)),
            }}
          />
        ))}
      </div>
      <p class="first-load-news">
        {share < 1
          ? say("web-offline-progress", { done: Math.floor(share * size), all: size })
          : say("web-device-loading")}
      </p>
      {stalled ? (
        <div role="alert" class="first-load-stalled">
          <span>{say("web-device-stalled")}</span>
          <button type="button" class="button" onClick={load}>
            {say("web-retry")}
          </button>
        </div>
      ) : null}
    </div>
  );
}
