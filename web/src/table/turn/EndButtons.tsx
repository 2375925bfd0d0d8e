/** The buttons under the staged turn: a hint, undo, and those that end the turn and say how. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon, type IconName } from "../../ui/Icon";
import { later } from "../../ui/later";
import { pressButton } from "../keys";
import { useTable } from "../tableContext";
import { type TurnEnd, turnEndOf } from "./turnEnd";
import "./EndButtons.css";

const SureDialog = later((parts) => parts.SureDialog);

export function EndButtons(): JSX.Element {
  const state = useTable();
  const { speech, actions, view, you, staged, help, helpAllowed, hints, queue, forget, trial } = state;
  const [asks, setAsks] = useState(false);
  const ending = turnEndOf(state);
  const loses = ending === "out" || ending === "nothing";
  const won = ending === "win" ? "-win" : "";
  const checked = staged.blind ? "-check" : "";
  const mayDraw = view.moves.includes("+") && !loses && !view.prepares;
  const helps = staged.blind || (help === "best" && staged.steps.length === 0);
  const how = mayDraw && !won ? `no-draw${checked}` : staged.blind ? "check" : ending;
  const end = (): void => {
    if (staged.waiting) queue(() => pressButton("end"));
    else if (loses && !trial && you?.prospect !== "out") {
      forget();
      setAsks(true);
    } else actions.end(ending === "nothing" ? "out" : undefined);
  };
  const draw = (): void => {
    if (staged.waiting) queue(() => pressButton("draw"));
    else actions.end("+");
  };
  return (
    <>
      {helpAllowed && helps && !view.prepares ? (
        <button
          type="button"
          class="button"
          data-key="hint"
          onClick={actions.hint}
          aria-disabled={hints.state === "asked"}
        >
          <Label icon="hint" text={speech.say("web-t-hint")} />
        </button>
      ) : null}
      {staged.steps.length > 0 ? (
        <button type="button" class="button" data-key="undo" onClick={actions.undo} disabled={staged.sending}>
          <Label icon="undo" text={speech.say("web-t-undo")} />
        </button>
      ) : null}
      {mayDraw ? (
        <button
          type="button"
          class="button button-main"
          data-key="draw"
          onClick={draw}
          disabled={staged.sending}
        >
          {speech.say(`web-t-end-draw${won || checked}`)}
        </button>
      ) : null}
      {view.prepares ? null : (
        <button
          type="button"
          class={`button ${LOOKS[you?.prospect === "out" && loses ? "out" : ending] ?? (mayDraw ? "" : "button-main")}`}
          data-key="end"
          onClick={end}
          disabled={staged.sending || ending === "none"}
        >
          {speech.say(`web-t-end-${how}`)}
        </button>
      )}
      {asks ? <SureDialog ending={ending} close={() => setAsks(false)} /> : null}
    </>
  );
}

/** To do nothing is a way among others, unless no turn keeps the player in. */
const LOOKS: Partial<Record<TurnEnd, string>> = { nothing: "button-quiet", out: "button-bad" };

/** An icon with its words; where there is little room, for those who hear it only. */
function Label({ icon, text }: { icon: IconName; text: string }): JSX.Element {
  return (
    <>
      <Icon name={icon} />
      <span class="wide">{text}</span>
      <span class="unseen-text narrow">{text}</span>
    </>
  );
}
