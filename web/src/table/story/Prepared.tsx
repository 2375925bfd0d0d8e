/** That a match began with chosen cards and, where it was a turn of another match, the way back there. */

import type { JSX } from "preact";
import { at } from "../../net/address";
import { useTable } from "../tableContext";

export function Prepared(): JSX.Element {
  const { speech, you } = useTable();
  if (!you?.origin) return <p class="soft">{speech.say("web-prepared")}</p>;
  return (
    <p class="soft prepared">
      {speech.say("web-branch-from")}{" "}
      <a href={at(`/replay/${you.origin}`)}>{speech.say("web-branch-back")}</a>
    </p>
  );
}
