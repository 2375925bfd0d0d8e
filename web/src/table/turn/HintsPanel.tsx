/** The turns there are or were, with their chances and reasons; the best first. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { replayAt } from "../../net/address";
import type { TurnChance } from "../../protocol";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import { logOf } from "../projection";
import { Sentence } from "../Sentence";
import { playedSentence, turnSentence } from "../sentences";
import { useTable } from "../tableContext";
import "./HintsPanel.css";

const FEW = 4;
const NEAREST: ScrollIntoViewOptions = { block: "nearest", inline: "center" };

export function HintsPanel(): JSX.Element | null {
  const { speech, actions, hints, table, seat } = useTable();
  const [all, setAll] = useState(false);
  const [folded, setFolded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The answer is there: move the focus to it, for screen readers.
  useEffect(() => {
    if (hints.state === "there") heading.current?.focus({ preventScroll: true });
    else {
      setAll(false);
      setFolded(false);
    }
  }, [hints.state, all]);
  if (hints.state === "none" && !hints.refusal) return null;
  const turns = hints.answer?.turns ?? [];
  const others = table.seats.some((one, number) => one.kind === "person" && number !== seat);
  const shown = turns.filter((turn, place) => all || place < FEW || turn.text === hints.answer?.played);
  return (
    <section
      class={classes("t-hints", folded && "t-hints-folded")}
      aria-label={speech.say(`web-t-hints-${hints.about}`)}
    >
      <div class="side-head">
        <h2 ref={heading} tabIndex={-1} data-focus="hints">
          {speech.say(`web-t-hints-${hints.about}`)}
        </h2>
        {hints.answer?.turn ? (
          <button
            type="button"
            class="button button-plain hints-fold"
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
          >
            {speech.say(folded ? "web-t-hints-unfold" : "web-t-hints-fold")}
          </button>
        ) : null}
        <button
          type="button"
          class="button button-plain"
          aria-label={speech.say("web-t-close")}
          onClick={actions.closeHints}
        >
          <Icon name="close" />
        </button>
      </div>
      <OwnTurns />
      <About />
      {others ? <p class="soft">{speech.say("web-t-hints-marked")}</p> : null}
      {hints.refusal ? (
        <p class="refusal" role="alert">
          {hints.refusal}
        </p>
      ) : null}
      {hints.state === "asked" ? <Progress /> : null}
      <ol class="hints">
        {shown.map((turn) => (
          <Hint key={turn.text} turn={turn} best={turn === turns[0]} />
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

/** The progress of the answer; if turns are analysed one by one, how many. */
function Progress(): JSX.Element {
  const { speech, hints } = useTable();
  const { done = 0, count = 0 } = hints.progress ?? {};
  if (count < 2) return <p role="status">{speech.say("web-t-hints-thinking")}</p>;
  return (
    <>
      <p role="status">{speech.say("web-t-hints-progress", { done, count })}</p>
      <progress max={count} value={done} aria-hidden="true" />
    </>
  );
}

/** The own turns of the round in the order of play, the costliest marked; each can be looked at. */
function OwnTurns(): JSX.Element | null {
  const { speech, hints, actions, turns } = useTable();
  const box = useRef<HTMLUListElement>(null);
  const about = hints.answer?.turn;
  useEffect(() => box.current?.querySelector("[aria-pressed=true]")?.scrollIntoView(NEAREST), [about]);
  const round = hints.answer?.round ?? turns.at(-1)?.round ?? 1;
  if (hints.own.length < 2) return null;
  return (
    <ul class="own-turns" ref={box} aria-label={speech.say("web-t-own-turns")}>
      {[...hints.own]
        .sort((one, other) => one.turn - other.turn)
        .map(({ turn, chance, best_chance, costliest }) => (
          <li key={turn}>
            <button
              type="button"
              class="button own-turn"
              aria-pressed={turn === about}
              onClick={() => actions.missed(round, turn)}
            >
              {speech.say("web-t-own-turn", {
                turn,
                chance: Math.round(chance * 100),
                best: Math.round(best_chance * 100),
              })}
              {costliest ? <span class="tag">{speech.say("web-t-own-turn-decided")}</span> : null}
            </button>
          </li>
        ))}
    </ul>
  );
}

/** Which turn of the past it is about, and what was played then. */
function About(): JSX.Element | null {
  const { speech, hints, turns, story, recordUrl, withActions } = useTable();
  const { answer } = hints;
  // With the table set back the turn is still to come.
  const entry = logOf(story.at(-1)?.turns ?? turns)
    .find((round) => round.number === answer?.round)
    ?.turns.find(({ number }) => number === answer?.turn);
  if (!entry) return null;
  const played = playedSentence(speech, entry.turn, { acts: withActions });
  const best = answer?.turns[0];
  const mine = answer?.turns.find((turn) => turn.text === answer.played);
  return (
    <>
      <p>
        <Sentence text={speech.say("web-t-hints-turn", { turn: entry.number, played })} />
      </p>
      {best && mine ? (
        <p class="hint-compared">
          {speech.say(mine === best ? "web-t-hints-was-best" : "web-t-hints-compared", {
            chance: Math.round(mine.chance * 100),
            best: Math.round(best.chance * 100),
          })}
        </p>
      ) : null}
      {recordUrl ? (
        <p>
          <a href={`${replayAt(recordUrl)}#${entry.turn.round}.${entry.number}?`}>
            {speech.say("web-replay-look")}
          </a>
        </p>
      ) : null}
    </>
  );
}

/** A chance to win in words, relative to an even share among this many players; it never says that all is
 * lost. */
function outlook(chance: number, players: number): "bold" | "small" | "open" | "good" | "won" {
  if (chance >= 0.85) return "won";
  const share = chance * players;
  return share < 0.4 ? "bold" : share < 0.8 ? "small" : share < 1.25 ? "open" : "good";
}

/** What to do comes first, then how it stands, and the figures last. */
function Hint({ turn, best }: { turn: TurnChance; best: boolean }): JSX.Element {
  const { speech, actions, hints, compact, table, withActions } = useTable();
  const seat = hints.answer?.seat ?? 0;
  const chance = Math.round(turn.chance * 100);
  const mine = hints.about === "missed" && turn.text === hints.answer?.played;
  const stage = (text: string): void => {
    actions.stageTurn(text);
    if (compact) actions.closeHints(); // it lies over the table
  };
  return (
    <li class={classes("hint", `hint-${turn.fate}`, mine && "hint-mine")}>
      <p class="hint-turn">
        <Sentence text={turnSentence(speech, seat, turn.text, false, { acts: withActions })} />
      </p>
      <div class="hint-line">
        {best ? <strong class="tag hint-best">{speech.say("web-t-hint-best")}</strong> : null}
        {mine ? <strong class="tag">{speech.say("web-t-hints-mine")}</strong> : null}
        <span class="tag">{speech.say(`web-t-fate-${turn.fate}`)}</span>
        {turn.fate === "out" ? null : (
          <span>{speech.say("web-t-outlook", { outlook: outlook(turn.chance, table.seats.length) })}</span>
        )}
      </div>
      <ul class="reasons">
        {turn.reasons.map((reason, place) => (
          <li key={place}>
            <Sentence text={speech.tell(reason)} />
          </li>
        ))}
      </ul>
      <div class="hint-line hint-figures">
        <span class="hint-chance">{speech.say("web-t-chance", { chance })}</span>
        <meter min={0} max={100} value={chance} aria-hidden="true" />
      </div>
      {hints.about === "now" && turn.text !== "out" ? (
        <button type="button" class="button" onClick={() => stage(turn.text)}>
          {speech.say("web-t-hints-stage")}
        </button>
      ) : null}
    </li>
  );
}
