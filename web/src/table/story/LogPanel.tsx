/**
 * What can be looked up at any time: points, the turns so far, the cards not yet seen, and the match itself.
 */

import { Fragment, type JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { REACTIONS } from "../../facts";
import { sorted } from "../../game/rules/cardOrder";
import { at, replayAt } from "../../net/address";
import type { PublicView } from "../../protocol";
import { editionName, modeName } from "../../speech/names";
import { Chip, LETTERS } from "../../ui/cards/Card";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import { later } from "../../ui/later";
import { placed, row } from "../cards/cardRow";
import { Bubbles } from "../players/Bubble";
import { Name } from "../players/Name";
import { Wins } from "../players/Wins";
import { type LogRound, logOf } from "../projection";
import { Sentence } from "../Sentence";
import { playedSentence } from "../sentences";
import { type TableState, useTable } from "../tableContext";
import "./LogPanel.css";

const Prepared = later((parts) => parts.Prepared);
const RematchOffer = later((parts) => parts.RematchOffer);

interface Props {
  /** It lies over the table, which is not seen then. */
  readonly drawer?: boolean;
  close(): void;
}

export function LogPanel({ drawer = false, close }: Props): JSX.Element {
  const state = useTable();
  const { speech, table, you, withScoring, next } = state;
  const open = (you?.hands ?? table.open?.hands ?? []).flat();
  const phrases = hasCompany(state) ? <Reactions said={drawer ? close : null} /> : null;
  return (
    // With another line of cards won all below it is another panel: nothing in it is pushed about.
    <aside key={pileLines(table).join()} class="t-side" id="t-side" aria-label={speech.say("web-t-side")}>
      <div class="side-head sheet-head">
        <h2>{speech.say("web-t-side")}</h2>
        <button
          type="button"
          class="button button-plain"
          aria-label={speech.say("web-t-close")}
          onClick={close}
        >
          <Icon name="close" />
        </button>
        {drawer ? <Bubbles at="drawer" /> : null}
      </div>
      {drawer && table.phase === "finished" ? <RematchOffer /> : null}
      {withScoring ? <Scores /> : null}
      {table.prepared && !next ? <Prepared /> : null}
      {table.day ? <p class="soft">{speech.say(table.counted ? "web-day-counts" : "web-home-day")}</p> : null}
      <Log />
      {you && table.phase === "playing" ? (
        <Unseen unseen={you.unseen.filter((card) => !open.includes(card))} />
      ) : null}
      {drawer ? null : phrases}
      <MatchLines />
      {drawer ? phrases : null}
    </aside>
  );
}

/** How many cards of a pile can be read in one line. */
const lineLength = ({ seats }: PublicView): number => (seats.length > 2 ? 6 : 14);

/** In how many lines each pile stands; where nobody has one, in none. */
const pileLines = (table: PublicView): number[] =>
  table.seats.some(({ pile }) => pile.length > 0)
    ? table.seats.map(({ pile }) => Math.max(1, Math.ceil(pile.length / lineLength(table))))
    : [];

/** Somebody may be spoken to who isn't sitting at this device. */
export const hasCompany = ({ table, seat, trial }: TableState): boolean =>
  seat !== null &&
  !trial &&
  !table.settings.device &&
  table.seats.some(({ kind }, number) => kind === "person" && number !== seat);

function Scores(): JSX.Element {
  const { speech, table } = useTable();
  const { target } = table;
  const many = table.seats.length > 2;
  const lines = pileLines(table);
  return (
    <section class="side-part">
      <h3>{target > 0 ? speech.say("web-t-scores-to", { target }) : speech.say("web-t-scores")}</h3>
      <ul class={classes("scores", many && "scores-many")}>
        {table.seats.map((seat, number) => (
          <li key={number}>
            <Name seat={number} />
            <strong key={seat.points}>
              {speech.say(many ? "web-t-points-short" : "points", { points: seat.points })}
            </strong>
            {inLines(sorted(seat.pile), lines[number] ?? 0).map((cards, line) => (
              <span key={line} class="pile row" style={row(cards.length)}>
                {cards.map((card, place) => (
                  <span key={card} class="slot" style={placed(place)}>
                    <Chip card={card} />
                  </span>
                ))}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cards in so many lines, about as many in each. */
function inLines(cards: readonly string[], lines: number): string[][] {
  const length = Math.ceil(cards.length / lines);
  return Array.from({ length: lines }, (_, line) => cards.slice(line * length, (line + 1) * length));
}

function Log(): JSX.Element | null {
  const { speech, log: turns, noted, withScoring, trial } = useTable();
  let played = 0;
  const box = useRef<HTMLDivElement>(null);
  const rounds = logOf(turns);
  // In the next frame, when a dialog that holds it is open, too: before that it has no height.
  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.scrollTo(0, box.current.scrollHeight));
    return () => cancelAnimationFrame(frame);
  }, [turns.length, noted.length]);
  const jump = (number: string): void =>
    box.current?.querySelector(`[data-round="${number}"]`)?.scrollIntoView({ block: "nearest" });
  if (trial && rounds.length === 0) return null;
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
        {noted.some(({ after }) => after === 0) ? (
          <ol>
            <Notes after={0} />
          </ol>
        ) : null}
        {rounds.map((round) => (
          <div key={round.number} data-round={round.number}>
            {withScoring ? <h4>{speech.say("web-t-round", { round: round.number })}</h4> : null}
            <ol>
              {round.turns.map((entry) => (
                <Fragment key={JSON.stringify(entry)}>
                  <LogTurn entry={entry} />
                  <Notes after={(played += 1)} />
                </Fragment>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}

/** What was said and done beside the game after so many turns. */
function Notes({ after }: { after: number }): JSX.Element {
  const { speech, table, noted } = useTable();
  return (
    <>
      {noted
        .filter((note) => note.after === after)
        .map(({ seat, words }, place) => (
          <li key={place} class="log-turn log-note">
            {words.code.startsWith("web-t-told")
              ? speech.tell(words)
              : speech.say("web-t-told-word", {
                  name: table.seats[seat]?.name ?? "",
                  word: speech.tell(words),
                })}
          </li>
        ))}
    </>
  );
}

function LogTurn({ entry }: { entry: LogRound["turns"][number] }): JSX.Element {
  const { speech, actions, table, seat: own, helpAllowed, recordUrl, withActions } = useTable();
  const { turn, number } = entry;
  return (
    <li
      class={classes("log-turn", turn.seat === own && "log-mine", turn.out.length > 0 && "log-out")}
      data-turn={turn.text}
    >
      {recordUrl ? (
        <a
          class="log-number"
          href={`${replayAt(recordUrl)}#${turn.round}.${number}`}
          aria-label={`${speech.say("web-replay-look")} ${number}`}
        >
          {number}
        </a>
      ) : (
        <span class="log-number">{number}</span>
      )}
      <span class="log-words">
        <Sentence text={playedSentence(speech, turn, { acts: withActions })} />
        {turn.stand_in ? <span class="soft"> ({speech.say("web-t-turn-stood-in")})</span> : null}
      </span>
      {turn.seat === own && !turn.stand_in && turn.whole && (helpAllowed || table.phase === "finished") ? (
        <button
          type="button"
          class="log-ask"
          aria-label={speech.say("web-t-missed-turn", { turn: number })}
          title={speech.say("web-t-missed")}
          onClick={() => actions.missed(turn.round, number)}
        >
          <Icon name="hint" />
        </button>
      ) : null}
    </li>
  );
}

/** All 49 cards; those that may still be in other hands or in the deck stand out. */
function Unseen({ unseen }: { unseen: readonly string[] }): JSX.Element {
  const { speech } = useTable();
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

interface ReactionsProps {
  /** Once something was said: the way back to where it is seen. */
  readonly said: (() => void) | null;
}

function Reactions({ said }: ReactionsProps): JSX.Element {
  const { speech, actions } = useTable();
  const react = (reaction: (typeof REACTIONS)[number]): void => {
    actions.react(reaction);
    said?.();
  };
  return (
    <section class="side-part side-phrases">
      <h3>{speech.say("web-t-react")}</h3>
      <div class="reactions">
        {REACTIONS.map((reaction) => (
          <button key={reaction} type="button" class="button" onClick={() => react(reaction)}>
            {speech.say(`web-t-react-${reaction}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

function MatchLines(): JSX.Element {
  const { speech, actions, table, seated, watchers, trial } = useTable();
  const { settings } = table;
  const leave = trial ? "web-t-leave-trial" : seated ? "web-t-leave" : "web-t-stop-watching";
  return (
    <section class="side-part">
      <Wins />
      <h3 class="unseen-text">{speech.say("web-t-match")}</h3>
      <div class="side-line">
        <p class="facts">
          {modeName(settings.options ?? "basic")} · {editionName(settings.edition ?? "")} ·{" "}
          <a href={at("/rules")} target="_blank" rel="noopener">
            {speech.say("web-rules-title")}
          </a>
          {watchers > 0 ? ` · ${speech.say("web-t-watchers")} ${watchers}` : null}
        </p>
        <button type="button" class="button" onClick={actions.leave}>
          {speech.say(leave)}
        </button>
      </div>
    </section>
  );
}
