/** The end of a round or of the match: who won, why, what was scored, and what comes next. */

import type { JSX } from "preact";
import { replayAt } from "../net/address";
import type { RoundEndView, SeenTurn } from "../protocol";
import { classes } from "../ui/classes";
import { Icon } from "../ui/Icon";
import { useFocusAt } from "../ui/useSteadyFocus";
import { causeSentence, scoredSentence, wonSentence } from "./announcements";
import { Name } from "./Name";
import { NextRound, WaitLine } from "./NextRound";
import { Painting } from "./Painting";
import { Palette } from "./Palette";
import { logOf } from "./projection";
import { Sentence } from "./Sentence";
import { playedSentence } from "./sentences";
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
    view,
  } = useTable();
  const over = table.phase === "finished";
  const won = own !== null && (over ? table.seats[own]?.won : end.winner === own);
  const painted = over && (won || own === null); // who has lost sees the table instead
  // The turn with which one went out says enough, where there is little room or it would say the same.
  const lost = own !== null && !won && end.cause !== "left";
  const short = lost && (compact || (end.cause === "no cards" && turns.at(-1)?.out.includes(own)));
  const last = lastRound(turns, own);
  useFocusAt(FOCUS); // it may come later than the rest of the screen
  return (
    <section
      class={classes("t-end", painted && "t-end-painted", won && "t-end-won")}
      aria-label={speech.say("web-t-end-label")}
    >
      {painted ? (
        <div class="end-art">
          <Painting won={won ?? false} />
        </div>
      ) : null}
      <div class="end-words">
        <h2 class="end-title" tabIndex={-1} data-focus="end">
          {wonSentence(speech, table, end)}
        </h2>
        {short ? null : <p>{causeSentence(speech, turns, end)}</p>}
        {withScoring && end.cause !== "left" ? (
          <p class="end-scored">
            <Sentence text={scoredSentence(speech, end, view.color)} />
          </p>
        ) : null}
        {own === null || won ? null : <Decided seat={own} />}
        {lostCause ? <p class="soft">{speech.say("web-t-lost-cause")}</p> : null}
        {over && table.prepared ? <p class="soft">{speech.say("web-prepared")}</p> : null}
      </div>
      {compact && own !== null && !painted ? <Palette seat={own} /> : null}
      <Standing end={end} />
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
          <a class="button" href={replayAt(recordUrl)} title={speech.say("web-replay-look")}>
            <Icon name="eye" />
            <span class="end-record">{speech.say("web-replay-look")}</span>
          </a>
        ) : null}
        {over && recordUrl ? (
          <a class="button" href={recordUrl} title={speech.say("web-t-record")} download>
            <Icon name="log" />
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

/** The turn with which a seat went out. */
function Decided({ seat }: { seat: number }): JSX.Element | null {
  const { speech, turns } = useTable();
  const entry = logOf(turns)
    .at(-1)
    ?.turns.find(({ turn }) => turn.out.includes(seat));
  if (!entry) return null;
  const played = playedSentence(speech, entry.turn);
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
