/** The end of a round or of the match: who won, why, what was scored, and what comes next. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { PublicView, RoundEndView, SeenTurn } from "../protocol";
import { Card } from "../ui/Card";
import { classes } from "../ui/classes";
import { Icon } from "../ui/Icon";
import { useFocusAt } from "../ui/useSteadyFocus";
import { causeSentence, scoredSentence, wonSentence } from "./announcements";
import { placed, row } from "./cardRow";
import { Name } from "./Name";
import { NextRound, WaitLine } from "./NextRound";
import { Painting, PictureDialog } from "./Painting";
import { sorted } from "./projection";
import { Sentence } from "./Sentence";
import { useTable } from "./tableContext";
import { Wins } from "./Wins";
import "./RoundEnd.css";

const FOCUS = ["[data-focus=end]"];

interface Props {
  readonly end: RoundEndView;
  /** In the own last turn no play could have kept the seat in. */
  readonly lostCause: boolean;
}

export function RoundEnd({ end, lostCause }: Props): JSX.Element {
  const {
    speech,
    actions,
    table,
    turns,
    seat: own,
    seated,
    helpAllowed,
    recordUrl,
    compact,
    withScoring,
    motion,
  } = useTable();
  const [keeping, setKeeping] = useState(false);
  const over = table.phase === "finished";
  const won = own !== null && (over ? table.seats[own]?.won : end.winner === own);
  const last = lastRound(turns, own);
  useFocusAt(FOCUS); // it may come later than the rest of the screen
  return (
    <section
      class={classes("t-end", over && "t-end-over", won && "t-end-won")}
      aria-label={speech.say("web-t-end-label")}
    >
      {over ? (
        <div class="end-art">
          <button
            type="button"
            class={classes("end-painting", won && motion !== "off" && "end-painting-won")}
            aria-label={speech.say("web-t-picture")}
            title={speech.say("web-t-picture")}
            onClick={() => setKeeping(true)}
          >
            <Painting />
            <Icon name="save" />
          </button>
        </div>
      ) : null}
      <div class="end-words">
        <h2 class="end-title" tabIndex={-1} data-focus="end">
          {wonSentence(speech, table, end)}
        </h2>
        <p>{causeSentence(speech, turns, end)}</p>
        {lostCause ? <p class="soft">{speech.say("web-t-lost-cause")}</p> : null}
      </div>
      {withScoring && end.cause !== "left" ? <Scored end={end} /> : null}
      {withScoring ? (
        <ul class="standing">
          {standing(table).map(({ seat, points, won: winner }) => (
            <li
              key={seat}
              class={winner ? "standing-won" : ""}
              data-winner={winner || seat === end.winner ? "" : undefined}
            >
              <Name seat={seat} />
              <strong>{speech.say(compact ? "web-t-points-short" : "points", { points })}</strong>
            </li>
          ))}
        </ul>
      ) : null}
      {over ? <Wins /> : null}
      <div class="end-buttons">
        {table.phase === "between" ? seated ? <NextRound /> : <WaitLine /> : null}
        {over && seated ? <Rematch /> : null}
        {over ? (
          <button type="button" class="button" onClick={actions.newGame}>
            {speech.say("web-t-new-game")}
          </button>
        ) : null}
        {over && recordUrl ? (
          <a class="button" href={recordUrl} title={speech.say("web-t-record")} download>
            <Icon name="save" />
            <span class="end-record">{speech.say("web-t-record")}</span>
          </a>
        ) : null}
        {last !== null && !won && (over || helpAllowed) ? (
          <button type="button" class="button" onClick={() => actions.missed(last)}>
            <Icon name="hint" />
            {speech.say("web-t-missed")}
          </button>
        ) : null}
      </div>
      {keeping ? <PictureDialog close={() => setKeeping(false)} /> : null}
    </section>
  );
}

function Rematch(): JSX.Element {
  const { speech, actions, table, seat: own } = useTable();
  const asked = table.seats[own ?? 0]?.asked ?? false;
  const others = table.seats.flatMap((seat, number) =>
    seat.asked && number !== own ? [speech.who(number)] : [],
  );
  return (
    <>
      <button
        type="button"
        class="button button-main"
        data-key="end"
        onClick={actions.rematch}
        disabled={asked}
      >
        <Icon name="again" />
        {speech.say(asked ? "web-t-rematch-asked" : "web-t-rematch")}
      </button>
      {others.length > 0 ? (
        <p class="soft">
          {speech.say("web-t-rematch-others", { count: others.length, names: speech.join(others) })}
        </p>
      ) : null}
      <WaitLine />
    </>
  );
}

function Scored({ end }: { end: RoundEndView }): JSX.Element {
  const { speech, view, withActions } = useTable();
  const cards = sorted(end.scored);
  return (
    <div class="scored">
      <p>
        <Sentence text={scoredSentence(speech, end, view.color)} />
      </p>
      {cards.length > 0 ? (
        <ul class="scored-cards row" style={row(cards.length)} aria-hidden="true">
          {cards.map((card, place) => (
            <li key={card} class="slot" style={placed(place)}>
              <Card card={card} actions={withActions} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function standing(table: PublicView): readonly { seat: number; points: number; won: boolean }[] {
  return table.seats
    .map(({ points, won }, seat) => ({ seat, points, won }))
    .sort((left, right) => right.points - left.points);
}

/** The latest round, where a seat has played in it. */
function lastRound(turns: readonly SeenTurn[], seat: number | null): number | null {
  const round = turns.at(-1)?.round ?? null;
  return turns.some((turn) => turn.round === round && turn.seat === seat) ? round : null;
}
