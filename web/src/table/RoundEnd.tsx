/** The end of a round or of the match: who won, why, what was scored, and what comes next. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { RoundEndView } from "../protocol";
import { Card } from "../ui/Card";
import { Icon } from "../ui/Icon";
import { causeSentence, scoredSentence, wonSentence } from "./announcements";
import { placed, row } from "./cardRow";
import { Name } from "./Name";
import { logOf, sorted } from "./projection";
import type { TableProps } from "./props";
import type { Scene } from "./tableContext";

interface Props {
  readonly scene: Scene;
  readonly props: TableProps;
  readonly end: RoundEndView;
  /** In the own last turn no play could have kept the seat in. */
  readonly lostCause: boolean;
}

export function RoundEnd({ scene, props, end, lostCause }: Props): JSX.Element {
  const { speech, asks } = scene;
  const { table } = props;
  const over = table.phase === "finished";
  const won = scene.you !== null && (over ? table.seats[scene.you]?.won : end.winner === scene.you);
  const last = lastOwnTurn(props, scene.you);
  const [asked, setAsked] = useState(false);
  const next = (): void => {
    setAsked(true);
    asks.skip();
    asks.nextRound();
  };
  return (
    <section class={`t-end${won ? " t-end-won" : ""}`} aria-label={speech.say("web-t-end-label")}>
      <div class="end-words">
        <h2 class="end-title" tabIndex={-1} data-focus="end">
          {wonSentence(speech, table, end)}
        </h2>
        <p>{causeSentence(speech, props.turns, end)}</p>
        {lostCause ? <p class="soft">{speech.say("web-t-lost-cause")}</p> : null}
      </div>
      {scene.scoring ? <Scored scene={scene} props={props} end={end} /> : null}
      {scene.scoring ? (
        <ul class="standing">
          {standing(props).map(({ seat, points, won: winner }) => (
            <li
              key={seat}
              class={winner ? "standing-won" : ""}
              data-winner={winner || seat === end.winner ? "" : undefined}
            >
              <Name scene={scene} seat={seat} />
              <strong>{speech.say(scene.compact ? "web-t-points-short" : "points", { points })}</strong>
            </li>
          ))}
        </ul>
      ) : null}
      <div class="end-buttons">
        {table.phase === "between" && props.seated ? (
          <button type="button" class="button button-main" data-key="end" onClick={next} disabled={asked}>
            {speech.say("web-t-next-round")}
          </button>
        ) : null}
        {over && props.seated ? <Rematch scene={scene} props={props} /> : null}
        {over ? (
          <button type="button" class="button" onClick={asks.newGame}>
            {speech.say("web-t-new-game")}
          </button>
        ) : null}
        {over && props.recordUrl ? (
          <a class="button" href={props.recordUrl} title={speech.say("web-t-record")} download>
            <Icon name="save" />
            <span class="end-record">{speech.say("web-t-record")}</span>
          </a>
        ) : null}
        {last && !won && (over || props.helpAllowed) ? (
          <button type="button" class="button" onClick={() => asks.missed(last.round, last.turn)}>
            <Icon name="hint" />
            {speech.say("web-t-missed")}
          </button>
        ) : null}
      </div>
    </section>
  );
}

function Rematch({ scene, props }: { scene: Scene; props: TableProps }): JSX.Element {
  const { speech, asks } = scene;
  const asked = props.table.seats[scene.you ?? 0]?.asked ?? false;
  const others = props.table.seats.flatMap((seat, number) =>
    seat.asked && number !== scene.you ? [speech.who(number)] : [],
  );
  return (
    <>
      <button type="button" class="button button-main" data-key="end" onClick={asks.rematch} disabled={asked}>
        <Icon name="again" />
        {speech.say(asked ? "web-t-rematch-asked" : "web-t-rematch")}
      </button>
      {others.length > 0 ? (
        <p class="soft">
          {speech.say("web-t-rematch-others", { count: others.length, names: speech.join(others) })}
        </p>
      ) : null}
    </>
  );
}

function Scored({ scene, end }: Omit<Props, "lostCause">): JSX.Element {
  const cards = sorted(end.scored);
  return (
    <div class="scored">
      <p>{scoredSentence(scene.speech, end, scene.view.color)}</p>
      {cards.length > 0 ? (
        <ul class="scored-cards row" style={row(cards.length)} aria-hidden="true">
          {cards.map((card, place) => (
            <li key={card} class="slot" style={placed(place)}>
              <Card card={card} actions={scene.actions} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function standing({ table }: TableProps): readonly { seat: number; points: number; won: boolean }[] {
  return table.seats
    .map(({ points, won }, seat) => ({ seat, points, won }))
    .sort((left, right) => right.points - left.points);
}

/** The round and number of the latest turn of a seat. */
function lastOwnTurn(props: TableProps, seat: number | null): { round: number; turn: number } | null {
  const round = logOf(props.turns).at(-1);
  const entry = round?.turns.findLast(({ turn }) => turn.seat === seat);
  return round && entry ? { round: round.number, turn: entry.number } : null;
}
