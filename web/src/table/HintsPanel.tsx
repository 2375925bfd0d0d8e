/** The turns there are or were, with their chances and reasons; the best first. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { TurnChance } from "../protocol";
import { classes } from "../ui/classes";
import { Icon } from "../ui/Icon";
import { logOf } from "./projection";
import { Sentence } from "./Sentence";
import { playedSentence, turnSentence } from "./sentences";
import { useTable } from "./tableContext";
import "./HintsPanel.css";

const FEW = 4;

export function HintsPanel(): JSX.Element | null {
  const { speech, actions, hints, table, seat } = useTable();
  const [all, setAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was asked for is there: whoever hears the page is taken to it.
  useEffect(() => {
    if (hints.state === "there") heading.current?.focus({ preventScroll: true });
    else setAll(false);
  }, [hints.state, all]);
  if (hints.state === "none" && !hints.refusal) return null;
  const turns = hints.answer?.turns ?? [];
  const others = table.seats.some((one, number) => one.kind === "person" && number !== seat);
  const shown = turns.filter((turn, place) => all || place < FEW || turn.text === hints.answer?.played);
  return (
    <section class="t-hints" aria-label={speech.say(`web-t-hints-${hints.about}`)}>
      <div class="side-head">
        <h2 ref={heading} tabIndex={-1} data-focus="hints">
          {speech.say(`web-t-hints-${hints.about}`)}
        </h2>
        <button
          type="button"
          class="button button-plain"
          aria-label={speech.say("web-t-close")}
          onClick={actions.closeHints}
        >
          <Icon name="close" />
        </button>
      </div>
      <About />
      {others ? <p class="soft">{speech.say("web-t-hints-marked")}</p> : null}
      {hints.refusal ? (
        <p class="refusal" role="alert">
          {hints.refusal}
        </p>
      ) : null}
      {hints.state === "asked" ? <p role="status">{speech.say("web-t-hints-thinking")}</p> : null}
      <ol class="hints">
        {shown.map((turn) => (
          <Hint key={turn.text} turn={turn} />
        ))}
      </ol>
      {turns.length > shown.length ? (
        <button type="button" class="button" onClick={() => setAll(true)}>
          {speech.say("web-t-hints-more", { count: turns.length - shown.length })}
        </button>
      ) : null}
    </section>
  );
}

/** Which turn of the past it is about, and what was played then. */
function About(): JSX.Element | null {
  const { speech, hints, turns } = useTable();
  const { answer } = hints;
  const entry = logOf(turns)
    .find((round) => round.number === answer?.round)
    ?.turns.find(({ number }) => number === answer?.turn);
  if (!entry) return null;
  const played = playedSentence(speech, entry.turn);
  return <p>{speech.say("web-t-hints-turn", { turn: entry.number, played })}</p>;
}

function Hint({ turn }: { turn: TurnChance }): JSX.Element {
  const { speech, actions, hints, compact } = useTable();
  const seat = hints.answer?.seat ?? 0;
  const chance = Math.round(turn.chance * 100);
  const mine = hints.about === "missed" && turn.text === hints.answer?.played;
  const stage = (text: string): void => {
    actions.stageTurn(text);
    if (compact) actions.closeHints(); // it lies over the table
  };
  return (
    <li class={classes("hint", `hint-${turn.fate}`, mine && "hint-mine")}>
      <div class="hint-line">
        <strong class="hint-chance">{speech.say("web-t-chance", { chance })}</strong>
        <meter min={0} max={100} value={chance} aria-hidden="true" />
        <span class="tag">{speech.say(`web-t-fate-${turn.fate}`)}</span>
        {mine ? <strong class="tag">{speech.say("web-t-hints-mine")}</strong> : null}
      </div>
      <p>
        <Sentence text={turnSentence(speech, seat, turn.text, false)} /> <code>{turn.text}</code>
      </p>
      <ul class="reasons">
        {turn.reasons.map((reason, place) => (
          <li key={place}>
            <Sentence text={speech.tell(reason)} />
          </li>
        ))}
      </ul>
      {hints.about === "now" && turn.text !== "out" ? (
        <button type="button" class="button" onClick={() => stage(turn.text)}>
          {speech.say("web-t-hints-stage")}
        </button>
      ) : null}
    </li>
  );
}
