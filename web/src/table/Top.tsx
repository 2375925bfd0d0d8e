/**
 * The line on top: whose turn it is, the own points where there is little room (at the end they stand below), and the buttons for the rest.
 */

import type { JSX } from "preact";
import { at } from "../net/address";
import { classes } from "../ui/classes";
import { Icon, type IconName } from "../ui/Icon";
import { Bubbles } from "./players/Bubble";
import { Countdown } from "./players/Countdown";
import { phaseSentence } from "./sentences";
import { useTable } from "./tableContext";
import "./Top.css";

/** Letters of whose turn it is that a phone has room for in two lines. */
const LONG = 20;

interface TopProps {
  readonly panelOpen: boolean;
  togglePanel(): void;
  showKeys(): void;
}

export function Top({ panelOpen, togglePanel, showKeys }: TopProps): JSX.Element {
  const { speech, actions, view, table, you, seat, compact, withScoring, help, again } = useTable();
  const turn = again ? speech.say("web-t-again") : phaseSentence(speech, table, you);
  const own = compact ? table.seats[seat ?? -1] : undefined;
  const name = speech.who(view.round.turn);
  const [before = "", after] = turn.split(name, 2);
  return (
    <header class="t-top">
      <a class="brand" href={at("/")} aria-label={speech.say("web-t-home")}>
        Red<span>7</span>
      </a>
      <div class="top-words">
        {withScoring && table.phase === "playing" ? (
          <span class="soft">{speech.say("web-t-round", { round: view.round.number })}</span>
        ) : null}
        <strong
          key={turn}
          class={classes("turn", view.yourTurn && "turn-yours", turn.length > LONG && "turn-long")}
        >
          {before}
          {after === undefined ? null : <span class="turn-name">{name}</span>}
          {after}
        </strong>
        <Bubbles at="top" />
      </div>
      {own && view.yourTurn ? <Countdown /> : null}
      {own && withScoring && table.phase === "playing" ? (
        <span key={own.points} class="points">
          <span aria-hidden="true">{speech.say("web-t-points-short", { points: own.points })}</span>
          <span class="unseen-text">{speech.say("points", { points: own.points })}</span>
        </span>
      ) : null}
      <div class="top-buttons">
        <TopButton icon="keys" name={speech.say("web-t-keys")} press={showKeys} look="only-wide" />
        {help === "best" ? <RulesLink name={speech.say("web-rules-title")} /> : null}
        <TopButton icon="settings" name={speech.say("web-t-settings")} press={actions.openSettings} />
        <TopButton icon="log" name={speech.say("web-t-side")} press={togglePanel} expanded={panelOpen} />
      </div>
    </header>
  );
}

interface TopButtonProps {
  readonly icon: IconName;
  readonly name: string;
  readonly look?: string;
  readonly expanded?: boolean | undefined;
  press(): void;
}

function TopButton({ icon, name, look = "", expanded, press }: TopButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class={`button button-plain ${look}`}
      aria-label={name}
      title={name}
      aria-expanded={expanded}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The rules in another tab, for those who want all the help there is. */
function RulesLink({ name }: { name: string }): JSX.Element {
  return (
    <a
      class="button button-plain"
      href={at("/rules")}
      aria-label={name}
      title={name}
      target="_blank"
      rel="noopener"
    >
      <Icon name="book" />
    </a>
  );
}
