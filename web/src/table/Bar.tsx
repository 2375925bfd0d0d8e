/** The staged turn: what to do next, what was put down, and the one button that ends the turn and says how. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Chip } from "../ui/Card";
import { Dialog } from "../ui/Dialog";
import { Icon, type IconName } from "../ui/Icon";
import { pressButton } from "./Keys";
import { signsOfAll, stepOf } from "./projection";
import type { Phrase, TableProps } from "./props";
import { spotId } from "./Spot";
import { cardName, playedSentence } from "./sentences";
import type { Scene } from "./tableContext";

interface Props {
  readonly scene: Scene;
  readonly props: TableProps;
}

/** How the turn can be ended now, if it can. */
export type TurnEnd = "none" | "reveal" | "lead" | "win" | "out" | "nothing";

/** What the button would do, by the server's answer for what is staged. */
export function turnEndOf(scene: Scene, props: TableProps): TurnEnd {
  const { staged, table } = props;
  const { what } = staged;
  const begun = staged.steps.length > 0 || scene.view.round.begun !== "";
  if (!begun) return scene.view.moves.includes("out") ? "nothing" : "none";
  if (!what) return "none";
  if (what.reveals) return "reveal";
  if (!what.whole && !what.may_end) return "none";
  if (!what.stays) return "out";
  return what.out.length === table.seats.length - 1 ? "win" : "lead";
}

export function Bar({ scene, props }: Props): JSX.Element {
  const { speech, view } = scene;
  if (!view.yourTurn) return <Waiting scene={scene} props={props} />;
  const { staged } = props;
  const asked = prompt(scene, props);
  const plain = staged.steps.length === 0 && scene.picked === null;
  // Other words or buttons are other elements: none of them is pushed about by those that come and go.
  const said = `${asked} ${staged.refusal} ${staged.steps.join(" ")}`;
  const buttons = `${scene.signs.join("")} ${scene.picked} ${turnEndOf(scene, props)} ${view.moves.includes("+")} ${staged.steps.length > 0}`;
  return (
    <section
      key={plain ? "plain" : "staged"}
      class={`t-bar t-bar-yours${plain ? " t-bar-plain" : ""}`}
      aria-label={speech.say("web-t-your-turn-label")}
      tabIndex={-1}
      data-focus="bar"
    >
      <div key={said} class="bar-words">
        {staged.refusal ? (
          <p class="refusal" role="alert">
            {staged.refusal}
          </p>
        ) : (
          <p class="bar-prompt">{asked}</p>
        )}
        {staged.steps.length > 0 ? (
          <ol class="steps" aria-label={speech.say("web-t-staged")}>
            {staged.steps.map((word) => (
              <StagedStep key={word} scene={scene} word={word} />
            ))}
          </ol>
        ) : null}
      </div>
      <div key={buttons} class="bar-buttons">
        {scene.picked !== null ? <PlaceButtons scene={scene} /> : <EndButtons scene={scene} props={props} />}
      </div>
    </section>
  );
}

const STEP_ICONS: Readonly<Record<string, IconName>> = {
  c: "canvas",
  x: "canvas",
  t: "deck",
  d: "deck",
  "+": "draw",
};

function StagedStep({ scene, word }: { scene: Scene; word: string }): JSX.Element {
  const step = stepOf(word);
  const id = step.sign === "+" ? "web-t-step-draw" : spotId(step.sign);
  return (
    <li class="step" title={scene.speech.say(id)}>
      {step.card ? <Chip card={step.card} /> : null}
      <Icon name={STEP_ICONS[step.sign] ?? "palette"} />
      <span class="unseen-text">{scene.speech.say(id)}</span>
    </li>
  );
}

/** The one line that says what can be done now. */
export function prompt(scene: Scene, { staged, you }: TableProps): string {
  const { speech, view, picked } = scene;
  if (staged.sending) return speech.say("web-t-sending");
  if (picked !== null) return speech.say("web-t-where", { card: cardName(speech, picked) });
  const signs = signsOfAll(view.moves);
  // While an answer is on its way, what is asked is still about the steps before.
  const answered = staged.steps.length - (staged.waiting ? 1 : 0);
  if (answered === 0 && view.round.begun === "") {
    return speech.say(`web-t-prompt-${you?.prospect ?? "in"}`);
  }
  if (staged.what?.reveals) return speech.say("web-t-prompt-reveal");
  if (signs.has("t")) return speech.say("web-t-prompt-take");
  if (signs.has("x") || signs.has("d")) return speech.say("web-t-prompt-tuck");
  if (signs.has("p")) return speech.say("web-t-prompt-follow");
  if (signs.has("+")) return speech.say("web-t-prompt-draw");
  if (signs.has("c"))
    return speech.say(
      staged.what && !staged.what.may_end ? "web-t-prompt-must-discard" : "web-t-prompt-discard",
    );
  return speech.say("web-t-prompt-whole");
}

function PlaceButtons({ scene }: { scene: Scene }): JSX.Element {
  const { speech } = scene;
  return (
    <>
      {scene.signs.map((sign) => (
        <button key={sign} type="button" class="button button-main" onClick={() => scene.place(sign)}>
          {speech.say(spotId(sign))}
        </button>
      ))}
      <button type="button" class="button" onClick={scene.drop} aria-label={speech.say("web-t-put-back")}>
        <Icon name="close" />
      </button>
    </>
  );
}

function EndButtons({ scene, props }: Props): JSX.Element {
  const { speech, asks, view } = scene;
  const { staged, look } = props;
  const [asking, setAsking] = useState(false);
  const ending = turnEndOf(scene, props);
  const mayDraw = view.moves.includes("+");
  const loses = ending === "out" || ending === "nothing";
  const end = (): void => {
    if (staged.waiting) scene.later(() => pressButton("end"));
    else if (loses) setAsking(true);
    else asks.end();
  };
  const draw = (): void => {
    if (staged.waiting) scene.later(() => pressButton("draw"));
    else asks.end("+");
  };
  const why = view.lead ? speech.tell(view.lead.why as unknown as Phrase) : "";
  return (
    <>
      {props.helpAllowed && look.help === "best" && staged.steps.length === 0 ? (
        <button
          type="button"
          class="button"
          data-key="hint"
          onClick={asks.hint}
          aria-disabled={props.hints.state === "asked"}
        >
          <Icon name="hint" />
          <span class="wide">{speech.say("web-t-hint")}</span>
          <span class="unseen-text narrow">{speech.say("web-t-hint")}</span>
        </button>
      ) : null}
      {staged.steps.length > 0 ? (
        <button type="button" class="button" data-key="undo" onClick={asks.undo} disabled={staged.sending}>
          <Icon name="undo" />
          <span class="wide">{speech.say("web-t-undo")}</span>
          <span class="unseen-text narrow">{speech.say("web-t-undo")}</span>
        </button>
      ) : null}
      {mayDraw && !loses ? (
        <button
          type="button"
          class="button button-main"
          data-key="draw"
          onClick={draw}
          disabled={staged.sending}
        >
          {speech.say(ending === "win" ? "web-t-end-draw-win" : "web-t-end-draw")}
        </button>
      ) : null}
      <button
        type="button"
        class={`button ${ending === "nothing" ? "button-quiet" : loses ? "button-bad" : mayDraw ? "" : "button-main"}`}
        data-key="end"
        onClick={end}
        disabled={staged.sending || ending === "none"}
      >
        {speech.say(mayDraw && !loses ? "web-t-end-no-draw" : `web-t-end-${ending}`)}
      </button>
      {asking ? (
        <Dialog label={speech.say("web-t-sure-title")} close={() => setAsking(false)}>
          <h2>{speech.say("web-t-sure-title")}</h2>
          <p>{speech.say(ending === "nothing" ? "web-t-sure-nothing" : "web-t-sure-out")}</p>
          {ending === "out" ? <p class="soft">{why}</p> : null}
          <div class="dialog-buttons">
            <button type="button" class="button button-main" onClick={() => setAsking(false)}>
              {speech.say("web-t-sure-no")}
            </button>
            <button
              type="button"
              class="button button-bad"
              onClick={() => {
                setAsking(false);
                asks.end(ending === "nothing" ? "out" : undefined);
              }}
            >
              {speech.say("web-t-sure-yes")}
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

function Waiting({ scene, props }: Props): JSX.Element {
  const { speech, view, asks } = scene;
  const out = scene.you !== null && view.out.includes(scene.you);
  const id = scene.you === null ? "web-t-watching" : out ? "web-t-you-are-out" : "web-t-waiting";
  const seat = props.table.seats[scene.you ?? -1];
  const last = props.turns.findLast((turn) => turn.round === view.round.number);
  return (
    <section
      class="t-bar t-bar-plain"
      aria-label={speech.say("web-t-waiting-label")}
      tabIndex={-1}
      data-focus="bar"
    >
      <div key={`${id} ${view.round.turn} ${props.behind} ${last?.text}`} class="bar-words">
        <p class="bar-prompt">{speech.say(id, { who: speech.who(view.round.turn) })}</p>
        {last ? <p class="bar-last">{playedSentence(speech, last)}</p> : null}
      </div>
      <div class="bar-buttons">
        {seat && (seat.left || seat.stand_in !== null) && scene.you !== null ? (
          <button type="button" class="button button-main" onClick={() => asks.comeBack(scene.you ?? 0)}>
            {speech.say("web-t-come-back")}
          </button>
        ) : null}
        {props.behind ? (
          <button type="button" class="button" data-key="skip" onClick={asks.skip}>
            <Icon name="skip" />
            {speech.say("web-t-skip")}
          </button>
        ) : null}
      </div>
    </section>
  );
}
