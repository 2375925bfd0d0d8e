/** Says aloud how the table would stand with what the player has put down, and what comes next. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { spelled } from "../story/announcements";
import { useTable } from "../tableContext";
import { prompt } from "./turnEnd";

export function StagingStatus(): JSX.Element {
  const state = useTable();
  const { speech, view, staged, picked } = state;
  const text = useRef("");
  const started = staged.steps.length > 0 || picked !== null;
  if (!view.yourTurn && !(view.prepares && started)) text.current = "";
  else if (!staged.waiting && !staged.sending && (started || text.current)) {
    const why = view.lead && !staged.blind && staged.steps.length > 0 ? speech.tell(view.lead.why) : "";
    const would =
      why && picked === null
        ? speech.say(view.prepares ? "web-t-ready-why" : "web-t-would-why", { why })
        : "";
    text.current = spelled(speech, `${would} ${prompt(state)}`.trim());
  }
  return (
    <div class="unseen-text" role="status">
      {text.current}
    </div>
  );
}
