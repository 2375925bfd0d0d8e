/** The way from a puzzle to the analysis board, which knows the way back. */

import type { JSX } from "preact";
import { at } from "../net/address";
import { say } from "../speech/words";

export function LookInto({ position, id }: { position: string; id: string }): JSX.Element {
  return (
    <a class="button button-plain" href={at(`/analysis#${position.replaceAll(" ", "_")};puzzles/${id}`)}>
      {say("web-analysis-title")}
    </a>
  );
}
