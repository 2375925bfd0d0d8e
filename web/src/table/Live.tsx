/** Says aloud, for those who hear the table, what happened: the turn, who leads now, and whose turn it is. */

import type { JSX } from "preact";
import type { Phrase, TableProps } from "./props";
import { playedSaid } from "./saying";
import type { Scene } from "./scene";

export function Live({ scene, props }: { scene: Scene; props: TableProps }): JSX.Element {
  const { speech, view } = scene;
  const lines: string[] = [];
  const turn = props.turns.at(-1);
  if (turn) lines.push(playedSaid(speech, turn));
  if (props.table.phase === "playing") {
    if (view.lead) lines.push(speech.tell(view.lead.why as unknown as Phrase));
    lines.push(speech.say(view.yourTurn ? "web-t-your-turn" : "web-t-waiting", { who: speech.who(view.round.turn) }));
  }
  if (view.yourTurn && props.you?.prospect === "out" && props.staged.steps.length === 0) {
    lines.push(speech.say("web-t-prompt-out"));
  }
  return (
    <div class="unseen-text" role="status" aria-live="polite">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
