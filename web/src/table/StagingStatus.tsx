/** Says aloud how the table would stand with what the player has put down, and what comes next. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { spelled } from "./announcements";
import { prompt } from "./Bar";
import type { Phrase, TableProps } from "./props";
import type { Scene } from "./tableContext";

export function StagingStatus({ scene, props }: { scene: Scene; props: TableProps }): JSX.Element {
  const { speech, view } = scene;
  const { staged } = props;
  const said = useRef("");
  const begun = staged.steps.length > 0 || scene.picked !== null;
  if (!view.yourTurn) said.current = "";
  else if (!staged.waiting && !staged.sending && (begun || said.current)) {
    const why = view.lead && staged.steps.length > 0 ? speech.tell(view.lead.why as unknown as Phrase) : "";
    const would = why && scene.picked === null ? `${speech.say("web-t-would")}: ${why}` : "";
    said.current = spelled(speech, `${would} ${prompt(scene, props)}`.trim());
  }
  return (
    <div class="unseen-text" role="status">
      {said.current}
    </div>
  );
}
