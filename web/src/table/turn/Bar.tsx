/** The staged turn: what to do next, what was put down, and the buttons for what may follow. */

import type { ComponentChildren, JSX } from "preact";
import { stepOf } from "../../game/turn/steps";
import type { SeatView } from "../../protocol";
import { Chip } from "../../ui/cards/Card";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import { later } from "../../ui/later";
import { Legend } from "../cards/Hand";
import { spotId } from "../cards/Spot";
import { ComeBack, replacedId } from "../players/ComeBack";
import { cardUses } from "../sentences";
import { LastTurn, STEP_ICONS } from "../story/LastTurn";
import { hasCompany } from "../story/LogPanel";
import { useTable } from "../tableContext";
import { EndButtons } from "./EndButtons";
import { prompt, turnEndOf } from "./turnEnd";
import "./Bar.css";

/** Letters that two lines beside the steps have room for on a phone. */
const LONG = 50;

export function Bar(): JSX.Element {
  const { view, staged, picked, trial, next } = useTable();
  if (trial && next) return <Answered>{next}</Answered>;
  const ready = view.prepares && (picked !== null || staged.steps.length > 0 || staged.refusal !== null);
  return view.yourTurn || ready ? <OwnTurn /> : <Waiting />;
}

/** A turn that was tried has its answer: what may follow stands where the turn was ended. */
function Answered({ children }: { children: ComponentChildren }): JSX.Element {
  const { speech } = useTable();
  return (
    <section
      class="t-bar t-bar-answered"
      aria-label={speech.say("web-t-your-turn-label")}
      tabIndex={-1}
      data-focus="bar"
    >
      <div class="bar-buttons coach-next">{children}</div>
    </section>
  );
}

function OwnTurn(): JSX.Element {
  const state = useTable();
  const { speech, view, staged, picked, signs, compact, last } = state;
  const { steps, refusal } = staged;
  const asked = prompt(state);
  const plain = steps.length === 0 && picked === null;
  // On a phone a card that is picked is told of where the question and the steps stood; the buttons ask as well.
  const uses =
    compact && !refusal && picked !== null && view.hand.includes(picked)
      ? cardUses(state, picked).join(" ")
      : "";
  // Other words or buttons are other elements: none of them is pushed about by those that come and go.
  const words = [asked, refusal, JSON.stringify(last), ...steps].join(" ");
  const buttons = [...signs, picked, turnEndOf(state), view.moves.includes("+"), steps.length > 0].join(" ");
  return (
    <section
      key={plain ? "plain" : "staged"}
      class={classes("t-bar t-bar-yours", plain && "t-bar-plain")}
      aria-label={speech.say(view.prepares ? "web-t-ready-label" : "web-t-your-turn-label")}
      tabIndex={-1}
      data-focus="bar"
    >
      {steps.length > 0 ? <Steps steps={steps} /> : <LastTurn />}
      <div key={words} class="bar-words">
        {refusal ? (
          <p class="refusal" role="alert">
            {refusal}
          </p>
        ) : (
          <p class={classes("bar-prompt", asked.length > LONG && "bar-prompt-long", uses && "unseen-text")}>
            {asked}
          </p>
        )}
        {uses ? (
          <p key={uses} class="bar-about" title={uses}>
            {uses}
          </p>
        ) : null}
      </div>
      <div key={buttons} class="bar-buttons">
        {plain ? <Say /> : null}
        {compact && plain ? <Legend /> : null}
        {picked !== null ? <PlaceButtons /> : <EndButtons />}
      </div>
    </section>
  );
}

/** Where there is little room, the way to the phrases is where the thumb is. */
function Say(): JSX.Element | null {
  const state = useTable();
  if (!state.compact || !state.toggleSide || !hasCompany(state)) return null;
  const name = state.speech.say("web-t-react");
  return (
    <button type="button" class="button bar-say" aria-label={name} title={name} onClick={state.toggleSide}>
      <Icon name="word" />
    </button>
  );
}

/** What was put down so far has the place of what the last rival did. */
function Steps({ steps }: { steps: readonly string[] }): JSX.Element {
  const { speech } = useTable();
  return (
    <ol key={steps.join(" ")} class="bar-last steps" aria-label={speech.say("web-t-staged")}>
      {steps.map((word) => (
        <StagedStep key={word} word={word} />
      ))}
    </ol>
  );
}

function StagedStep({ word }: { word: string }): JSX.Element {
  const { speech } = useTable();
  const step = stepOf(word);
  const name = speech.say(step.sign === "+" ? "web-t-step-draw" : spotId(step.sign));
  return (
    <li class="step" title={name}>
      {step.card ? <Chip card={step.card} /> : null}
      <Icon name={STEP_ICONS[step.sign] ?? "palette"} />
      <span class="unseen-text">{name}</span>
    </li>
  );
}

function PlaceButtons(): JSX.Element {
  const { speech, signs, place, drop } = useTable();
  return (
    <>
      {signs.map((sign) => (
        <button
          key={sign}
          type="button"
          class="button button-main"
          data-to={sign}
          onClick={() => place(sign)}
        >
          {speech.say(spotId(sign))}
        </button>
      ))}
      <button type="button" class="button" onClick={drop} aria-label={speech.say("web-t-put-back")}>
        <Icon name="close" />
      </button>
    </>
  );
}

const Away = later((parts) => parts.Away);

function outId(own: SeatView, out: boolean, looksOn: boolean): string | null {
  if (!out) return null;
  return own.timeouts > 0 ? "web-t-time-up-out" : looksOn ? "web-t-you-look-on" : "web-t-you-are-out";
}

function Waiting(): JSX.Element {
  const { speech, view, actions, table, you, seat, behind, again, present, last } = useTable();
  const { turn } = view.round;
  const waited = table.seats[turn];
  const out = seat !== null && view.out.includes(seat);
  const own = table.seats[seat ?? -1];
  const waits = own
    ? (replacedId(own) ?? outId(own, out, you?.hands !== undefined) ?? "web-t-waiting")
    : "web-t-watching";
  const id = again ? "web-t-again-turn" : waits;
  const away =
    own !== undefined &&
    replacedId(own) === null &&
    !again &&
    !behind &&
    waited?.kind === "person" &&
    !waited.left &&
    !waited.stand_in &&
    !present.includes(turn);
  return (
    <section
      class="t-bar t-bar-plain"
      aria-label={speech.say("web-t-waiting-label")}
      tabIndex={-1}
      data-focus="bar"
    >
      <LastTurn />
      {away ? (
        <Away key={turn} seat={turn} />
      ) : (
        <>
          <div key={`${id} ${turn} ${behind} ${JSON.stringify(last)}`} class="bar-words">
            <p class="bar-prompt">{speech.say(id, { who: speech.who(turn) })}</p>
          </div>
          <div class="bar-buttons">
            <Say />
            <ComeBack />
            {behind ? (
              <button type="button" class="button" data-key="skip" onClick={actions.skip}>
                <Icon name="skip" />
                {speech.say(again ? "web-t-again-end" : "web-t-skip")}
              </button>
            ) : null}
          </div>
        </>
      )}
    </section>
  );
}
