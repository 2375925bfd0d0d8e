/** What can be looked up at any time: points, the turns so far, the cards not yet seen, and the match itself. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { REACTIONS } from "../facts";
import type { SeatView } from "../protocol";
import { editionName, modeName } from "../speech/names";
import { Chip, LETTERS } from "../ui/Card";
import { Icon } from "../ui/Icon";
import { placed, row } from "./cardRow";
import { Name } from "./Name";
import { type LogRound, logOf, sorted } from "./projection";
import type { TableProps } from "./props";
import { playedSentence } from "./sentences";
import type { Scene } from "./tableContext";

interface Props {
  readonly scene: Scene;
  readonly props: TableProps;
}

export function LogPanel({ scene, props, close }: Props & { close(): void }): JSX.Element {
  const { speech } = scene;
  const isOther = (seat: SeatView, number: number): boolean => seat.kind === "person" && number !== scene.you;
  return (
    <aside class="t-side" id="t-side" aria-label={speech.say("web-t-side")}>
      <div class="side-head">
        <h2>{speech.say("web-t-side")}</h2>
        <button
          type="button"
          class="button button-plain"
          aria-label={speech.say("web-t-close")}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      {scene.scoring ? <Scores scene={scene} props={props} /> : null}
      <Log scene={scene} props={props} />
      {props.you ? <Unseen scene={scene} unseen={props.you.unseen} /> : null}
      {scene.you !== null && props.table.seats.some(isOther) ? <Reactions scene={scene} /> : null}
      <MatchLines scene={scene} props={props} />
    </aside>
  );
}

function Scores({ scene, props }: Props): JSX.Element {
  const { speech } = scene;
  const { target } = props.table;
  return (
    <section class="side-part">
      <h3>{target > 0 ? speech.say("web-t-scores-to", { target }) : speech.say("web-t-scores")}</h3>
      <ul class="scores">
        {props.table.seats.map((seat, number) => (
          <li key={number}>
            <Name scene={scene} seat={number} />
            <strong key={seat.points}>{speech.say("points", { points: seat.points })}</strong>
            <span class="pile row" style={row(seat.pile.length)}>
              {sorted(seat.pile).map((card, place) => (
                <span key={card} class="slot" style={placed(place)}>
                  <Chip card={card} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Log({ scene, props }: Props): JSX.Element {
  const { speech } = scene;
  const box = useRef<HTMLDivElement>(null);
  const rounds = logOf(props.turns);
  // In the next frame, when a dialog that holds it is open, too: before that it has no height.
  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.scrollTo(0, box.current.scrollHeight));
    return () => cancelAnimationFrame(frame);
  }, [props.turns.length]);
  const jump = (number: string): void =>
    box.current?.querySelector(`[data-round="${number}"]`)?.scrollIntoView({ block: "nearest" });
  return (
    <section class="side-part side-log">
      <div class="side-line">
        <h3>{speech.say("web-t-log")}</h3>
        {rounds.length > 1 ? (
          <select
            aria-label={speech.say("web-t-log-jump")}
            value={rounds.at(-1)?.number}
            onChange={(event) => jump(event.currentTarget.value)}
          >
            {rounds.map((round) => (
              <option key={round.number} value={round.number}>
                {speech.say("web-t-round", { round: round.number })}
              </option>
            ))}
          </select>
        ) : null}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of turns is no form */}
      <div class="log" ref={box} tabIndex={0} role="group" aria-label={speech.say("web-t-log")}>
        {rounds.length === 0 ? <p class="soft">{speech.say("web-t-log-empty")}</p> : null}
        {rounds.map((round) => (
          <div key={round.number} data-round={round.number}>
            {scene.scoring ? <h4>{speech.say("web-t-round", { round: round.number })}</h4> : null}
            <ol>
              {round.turns.map((entry) => (
                <LogTurn key={JSON.stringify(entry)} scene={scene} props={props} entry={entry} />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}

interface LogTurnProps extends Props {
  readonly entry: LogRound["turns"][number];
}

function LogTurn({ scene, props, entry }: LogTurnProps): JSX.Element {
  const { speech } = scene;
  const { turn, number } = entry;
  return (
    <li
      class={`log-turn${turn.seat === scene.you ? " log-mine" : ""}${turn.out.length > 0 ? " log-out" : ""}`}
    >
      <span class="log-number">{number}</span>
      <span class="log-words">
        {playedSentence(speech, turn)} <code>{turn.text}</code>
      </span>
      {turn.seat === scene.you && turn.whole && (props.helpAllowed || props.table.phase === "finished") ? (
        <button
          type="button"
          class="log-ask"
          aria-label={speech.say("web-t-missed-turn", { turn: number })}
          title={speech.say("web-t-missed")}
          onClick={() => scene.asks.missed(turn.round, number)}
        >
          <Icon name="hint" />
        </button>
      ) : null}
    </li>
  );
}

/** All 49 cards; those that may still be in other hands or in the deck stand out. */
function Unseen({ scene, unseen }: { scene: Scene; unseen: readonly string[] }): JSX.Element {
  const { speech } = scene;
  const open = new Set(unseen);
  return (
    <section class="side-part">
      <h3>{speech.say("web-t-unseen", { cards: unseen.length })}</h3>
      <p class="unseen-text">{speech.join(sorted(unseen, "color"))}</p>
      <div class="unseen" aria-hidden="true">
        {LETTERS.map((color) => (
          <div key={color} class="unseen-row">
            {[7, 6, 5, 4, 3, 2, 1].map((number) => (
              <Chip key={number} card={`${color}${number}`} faded={!open.has(`${color}${number}`)} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function Reactions({ scene }: { scene: Scene }): JSX.Element {
  const { speech, asks } = scene;
  return (
    <section class="side-part">
      <h3>{speech.say("web-t-react")}</h3>
      <div class="reactions">
        {REACTIONS.map((reaction) => (
          <button key={reaction} type="button" class="button" onClick={() => asks.react(reaction)}>
            {speech.say(`web-t-react-${reaction}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

function MatchLines({ scene, props }: Props): JSX.Element {
  const { speech, asks } = scene;
  const { settings } = props.table;
  return (
    <section class="side-part">
      <div class="side-line">
        <h3>{speech.say("web-t-match")}</h3>
        <button type="button" class="button" onClick={asks.leave}>
          {speech.say(scene.you === null ? "web-t-stop-watching" : "web-t-leave")}
        </button>
      </div>
      <dl class="facts">
        <dt>{speech.say("web-t-edition")}</dt>
        <dd>
          {editionName(settings.edition ?? "")} ·{" "}
          <a href="/rules" target="_blank" rel="noopener">
            {speech.say("web-rules-title")}
          </a>
        </dd>
        <dt>{speech.say("web-t-options")}</dt>
        <dd>{modeName(settings.options ?? "basic")}</dd>
        {props.watchers > 0 ? (
          <>
            <dt>{speech.say("web-t-watchers")}</dt>
            <dd>{props.watchers}</dd>
          </>
        ) : null}
      </dl>
    </section>
  );
}
