/** What the last of the others did: one line of fixed height over what is asked, so that nothing moves by it. */

import type { JSX } from "preact";
import { type Step, stepsOf } from "../game/steps";
import type { SeenTurn } from "../protocol";
import { Chip } from "../ui/Card";
import { Icon, type IconName } from "../ui/Icon";
import { spelled } from "./announcements";
import { Name } from "./Name";
import { playedSentence } from "./sentences";
import { useTable } from "./tableContext";
import "./LastTurn.css";

export function LastTurn(): JSX.Element {
  const { speech, actions, last, story, behind } = useTable();
  if (!last) return <div class="bar-last" />;
  const words = spelled(speech, playedSentence(speech, last));
  const signs = <TurnSigns turn={last} />;
  const told = story.length > 1 && !behind;
  return (
    <div key={JSON.stringify(last)} class="bar-last last">
      {told ? (
        <button
          type="button"
          class="last-turn"
          data-key="replay"
          title={speech.say("web-t-replay")}
          aria-label={`${words} ${speech.say("web-t-replay")}`}
          onClick={actions.replay}
        >
          {signs}
          <Icon name="again" />
        </button>
      ) : (
        <p class="last-turn">
          {signs}
          <span class="unseen-text">{words}</span>
        </p>
      )}
      {told ? (
        <button
          type="button"
          class="last-review"
          data-key="review"
          title={speech.say("web-t-review")}
          aria-label={speech.say("web-t-review")}
          onClick={() => actions.look(0)}
        >
          <Icon name="log" />
        </button>
      ) : null}
    </div>
  );
}

export const STEP_ICONS: Readonly<Record<string, IconName>> = {
  p: "palette",
  c: "canvas",
  x: "canvas",
  t: "deck",
  d: "deck",
  "+": "draw",
};
const MOST = { compact: 4, roomy: 7 };

/** A turn in one line of signs; where there are too many, the first are left out. */
export function TurnSigns({ turn }: { turn: SeenTurn }): JSX.Element {
  const { speech, compact } = useTable();
  const steps = stepsOf(turn.text).filter(({ sign }) => sign !== ".");
  const most = compact ? MOST.compact : MOST.roomy;
  const left = Math.max(0, steps.length - most);
  return (
    <span class="signs" aria-hidden="true">
      <span class="signs-name">
        <Name seat={turn.seat} />
      </span>
      {left > 0 ? "…" : null}
      {steps.slice(left).map((step, place) => (
        <Sign key={place} step={step} />
      ))}
      {turn.out.map((seat) => (
        <span key={seat} class="tag tag-out">
          {seat === turn.seat ? null : <Name seat={seat} />} {speech.say("web-t-out")}
        </span>
      ))}
    </span>
  );
}

function Sign({ step: { sign, card } }: { step: Step }): JSX.Element | null {
  const icon = STEP_ICONS[sign];
  if (!icon) return null;
  const paints = icon === "canvas" ? ` sign-paints pigment-${card[0]}` : "";
  return (
    <span class={`sign${paints}`}>
      {card && card !== "??" ? <Chip card={card} /> : null}
      <Icon name={icon} />
    </span>
  );
}
