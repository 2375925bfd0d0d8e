/** The end of a round or of the match: who won, why, what was scored, and what comes next. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { endOfLearning } from "../../game/newcomer";
import { at, replayAt } from "../../net/address";
import type { RoundEndView, SeenTurn } from "../../protocol";
import { sourceOf } from "../../replay/api";
import { costliest, useReview } from "../../replay/review";
import { classes } from "../../ui/classes";
import { useFocusAt } from "../../ui/hooks/useSteadyFocus";
import { Icon } from "../../ui/Icon";
import { Palette } from "../cards/Palette";
import { Name } from "../players/Name";
import { Rivalry } from "../players/Rivalry";
import { Tally } from "../players/Tally";
import { logOf } from "../projection";
import { Sentence } from "../Sentence";
import { playedSentence, turnSentence } from "../sentences";
import { causeSentence, scoredSentence, wonSentence } from "../story/announcements";
import { hasCompany } from "../story/LogPanel";
import { Prepared } from "../story/Prepared";
import { useTable } from "../tableContext";
import { NextRound, WaitLine } from "./NextRound";
import { Drops, Painting } from "./Painting";
import { Rematch } from "./Rematch";
import { Verdict } from "./Verdict";
import "./RoundEnd.css";

const FOCUS = ["[data-focus=end]"];

interface Props {
  readonly end: RoundEndView;
  /** In the own last turn no play could have kept the seat in. */
  readonly lostCause: boolean;
}

export function RoundEnd({ end, lostCause }: Props): JSX.Element {
  const state = useTable();
  const { speech, actions, table, turns, seat: own, seated, view, next, motion } = state;
  const { helpAllowed, recordUrl, compact, withScoring } = state;
  const over = table.phase === "finished";
  const won = own !== null && (over ? table.seats[own]?.won : end.winner === own);
  const walkover = over && end.cause === "left"; // nothing was won by play: it ends without a painting
  const painted = over && !walkover && (won || own === null); // who has lost sees the table instead
  // The turn with which one went out says enough, where there is little room or it would say the same.
  const lost = own !== null && !won && end.cause !== "left";
  const last = lastRound(turns, own);
  const review = useReview(sourceOf(recordUrl ?? ""), own, true);
  // Nobody is told about turns that a computer played for them.
  const replaced = turns.some(
    (turn) => turn.seat === own && turn.stand_in && (over || turn.round === view.round.number),
  );
  const blamed = !replaced && over && lost && last !== null && recordUrl !== null && !next;
  // With little room it covers the canvas and its heading: with the painting, with many words or several rivals.
  const covers = compact && (painted || (blamed && (lostCause || table.seats.length > 2)));
  const Title = covers ? "h1" : "h2";
  const short = lost && (blamed || (end.cause === "no cards" && turns.at(-1)?.out.includes(own)));
  const thanks = over && compact && hasCompany(state); // with room all phrases stand beside it
  const worst = blamed ? costliest(review, own) : undefined;
  // Who has lost wants to know which turn did it.
  useEffect(() => void (blamed && review.start()), [blamed]);
  useEffect(() => void (over && endOfLearning()), [over]);
  useFocusAt(FOCUS); // it may come later than the rest of the screen
  return (
    <section
      class={classes(
        "t-end",
        painted && "t-end-painted",
        covers && "t-end-covers",
        won && !walkover && "t-end-won",
      )}
      aria-label={speech.say("web-t-end-label")}
    >
      {painted ? (
        <div class="end-art">
          <Painting won={won ?? false} />
        </div>
      ) : null}
      {painted && won && motion !== "off" ? <Drops /> : null}
      <div class="end-words">
        <Title class="end-title" tabIndex={-1} data-focus="end">
          {wonSentence(speech, table, end)}
          {won && !walkover ? <span class={`end-stroke pigment-${view.color}`} /> : null}
        </Title>
        {short ? null : <p>{causeSentence(speech, turns, end)}</p>}
        {withScoring && end.cause !== "left" && !blamed ? (
          <p class="end-scored">
            <Sentence text={scoredSentence(speech, end, view.color)} />
          </p>
        ) : null}
        {own === null || won || replaced || (blamed && lostCause) ? null : <Decided seat={own} />}
        {lostCause && !replaced ? <p class="soft">{speech.say("web-t-lost-cause")}</p> : null}
        {replaced && !won ? <p class="soft">{speech.say("web-t-end-stood-in")}</p> : null}
        {blamed ? <Verdict seat={own} review={review} /> : null}
        {over && !walkover ? <Rivalry /> : null}
        {walkover && won ? <p class="soft">{speech.say("web-t-walkover-seat")}</p> : null}
        {over && table.prepared && !next ? <Prepared /> : null}
      </div>
      {compact && own !== null && !painted ? (
        <div class="end-mine">
          <span class="soft" aria-hidden="true">
            {speech.say("web-t-your-palette")}
          </span>
          <Palette seat={own} />
        </div>
      ) : null}
      <Standing end={end} />
      <div class="end-foot">
        <div class="end-buttons">
          {table.phase === "between" ? seated ? <NextRound /> : <WaitLine /> : null}
          {over ? next : null}
          {over && table.day ? (
            <a class="button button-main" href={at(`/day/${table.day}`)}>
              {speech.say("web-day-look")}
            </a>
          ) : null}
          {over && seated && !next ? <Rematch /> : null}
          {over && !next && !table.day ? (
            <button type="button" class="button" onClick={actions.newGame}>
              {speech.say("web-t-new-game")}
            </button>
          ) : null}
        </div>
        <div class="end-more">
          {last !== null && !won && (over || helpAllowed) ? (
            <button
              type="button"
              class="button"
              title={speech.say("web-t-missed")}
              onClick={() => (worst ? actions.missed(worst.round, worst.turn) : actions.missed(last))}
            >
              <Icon name="hint" />
              {speech.say(over || compact ? "web-t-missed-short" : "web-t-missed")}
            </button>
          ) : null}
          {over && recordUrl && !next ? (
            <a class="button" href={replayAt(recordUrl)}>
              <Icon name="eye" />
              {speech.say("web-replay-look")}
            </a>
          ) : null}
          {over && recordUrl && !next && !table.day ? (
            <a class="button" href={recordUrl} download>
              <Icon name="save" />
              {speech.say("web-t-record")}
            </a>
          ) : null}
          {thanks ? (
            <button type="button" class="button" onClick={() => actions.react("good-game")}>
              <Icon name="word" />
              {speech.say("web-t-react-good-game")}
            </button>
          ) : over && seated && !next && !table.prepared && !table.day ? (
            <a class="button" href={at("/statistics")}>
              <Icon name="chart" />
              {speech.say("web-statistics-title")}
            </a>
          ) : null}
        </div>
      </div>
    </section>
  );
}

/** The turn with which a seat went out. */
function Decided({ seat }: { seat: number }): JSX.Element | null {
  const { speech, turns, withActions: acts } = useTable();
  const entry = logOf(turns)
    .at(-1)
    ?.turns.find(({ turn }) => turn.out.includes(seat));
  if (!entry) return null;
  const own = entry.turn.seat === seat;
  const played = own
    ? turnSentence(speech, seat, entry.turn.text, true, { acts })
    : playedSentence(speech, { ...entry.turn, out: [seat] }, { acts });
  return (
    <p class="end-decided">
      <Sentence text={speech.say("web-t-hints-turn", { turn: entry.number, played })} />
    </p>
  );
}

/** Everybody from first to last: by points, or by how long they stayed in. */
function Standing({ end }: { end: RoundEndView }): JSX.Element {
  const { speech, table, turns, withScoring, compact } = useTable();
  const last = logOf(turns).at(-1)?.turns ?? [];
  const over = table.phase === "finished" && table.match_number > 1;
  const lines = table.seats.map(({ points, won }, seat) => {
    const out = last.find(({ turn }) => turn.out.includes(seat))?.number ?? Number.POSITIVE_INFINITY;
    return { seat, points, out, first: won || seat === end.winner };
  });
  lines.sort((left, right) => right.points - left.points || right.out - left.out);
  const stand = ({ points, out }: (typeof lines)[number]): string => {
    if (withScoring) return speech.say(compact ? "web-t-points-short" : "points", { points });
    if (!Number.isFinite(out)) return "";
    return speech.say(compact ? "web-t-out" : "web-t-out-turn", { turn: out });
  };
  return (
    <ul class="standing">
      {lines.map((line) => (
        <li
          key={line.seat}
          data-winner={line.first ? "" : undefined}
          style={{ "--part": table.target ? Math.min(1, line.points / table.target) : 0 }}
        >
          <Name seat={line.seat} />
          {line.first ? <Icon name="crown" /> : null}
          {over ? <Tally wins={table.seats[line.seat]?.wins ?? 0} /> : null}
          <strong>{stand(line)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** The latest round, where a seat has played in it. */
function lastRound(turns: readonly SeenTurn[], seat: number | null): number | null {
  const round = turns.at(-1)?.round ?? null;
  return turns.some((turn) => turn.round === round && turn.seat === seat) ? round : null;
}
