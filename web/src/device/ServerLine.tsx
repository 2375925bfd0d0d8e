/** On a page beside a server's: where you are, and the way back. A table in play has no room for it. */

import type { JSX } from "preact";
import { at } from "../net/address";
import { route } from "../router";
import { say } from "../speech/words";
import { besideServer } from "./offline";

const FULL = ["table", "puzzle", "lesson", "replay", "analysis"];

export function ServerLine(): JSX.Element | null {
  if (!besideServer() || FULL.includes(route.value.page)) return null;
  return (
    <p class="server-line">
      {say("web-offline-here")} <a href={at("/").replace(/offline\/$/, "")}>{say("web-offline-server")}</a>
    </p>
  );
}
