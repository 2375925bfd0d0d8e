/** Shown on a device for pages that need other people or a server: why, and what to do instead. */

import type { JSX } from "preact";
import { at } from "../net/address";
import { say } from "../speech/words";
import { Empty, Shell } from "../ui/shell/Shell";

export function AlonePage(): JSX.Element {
  return (
    <Shell title={say("web-home-friends")}>
      <Empty text={say("web-device-alone")}>
        <a class="button button-main" href={at("/new")}>
          {say("web-new-title")}
        </a>
        <a class="button" href={at("/pass")}>
          {say("web-new-pass-title")}
        </a>
      </Empty>
    </Shell>
  );
}
