/** What the last of the others did: one line of fixed height over what is asked, so that nothing moves by it. */

import type { JSX } from "preact";
import type { Game } from "../../game/reducer";
import { type Step, stepsOf } from "../../game/steps";
import type { SeenTurn } from "../../protocol";
import { Chip, Pictogram } from "../../ui/Card";
import { Face } from "../../ui/Face";
import { Icon, type IconName } from "../../ui/Icon";
import { Name } from "../players/Name";
import { playedSentence } from "../sentences";
import { useTable } from "../tableContext";
import { spelled } from "./announcements";
import "./LastTurn.css";

export function LastTurn(): JSX.Element {
  const { speech, actions, last, story, behind, seat } = useTable();
  if (!last) return <div class="bar-last" />;
  const mine = ownBefore(story, seat);
  const owner = (card: string): number | null => (mine.includes(card) ? seat : null);
  const words = spelled(speech, playedSentence(speech, last, owner));
  const signs = <TurnSigns turn={last} />;
  const told = story.length > 1 && !behind;
  return (
    <div key={`${JSON.stringify(last)} ${words}`} class="bar-last last">
      {told ? (
        <button
          type="button"
          class="last-turn"
          data-key="replay"
          title={speech.say("web-t-replay")}
          aria-label={`${words} ${speech.say("web-t-replay")}`}
          onClick={actions.replay}
        >
          {signs}
          <Icon name="again" />
        </button>
      ) : (
        <p class="last-turn">
          {signs}
          <span class="unseen-text">{words}</span>
        </p>
      )}
      {told ? (
        <button
          type="button"
          class="last-review"
          data-key="review"
          title={speech.say("web-t-review")}
          aria-label={speech.say("web-t-review")}
          onClick={() => actions.look(0)}
        >
          <Icon name="steps" />
        </button>
      ) : null}
    </div>
  );
}

export const STEP_ICONS: Readonly<Record<string, IconName>> = {
  p: "palette",
  c: "canvas",
  x: "canvas",
  t: "deck",
  d: "deck",
  "+": "draw",
};
const MOST = { compact: 5, roomy: 7 };

/** The own palette as the others found it. */
const ownBefore = (story: readonly Game[], seat: number | null): readonly string[] =>
  story[0]?.table.round?.palettes[seat ?? -1] ?? [];

/** A turn as a sentence of signs: who, which cards, and where to; of very many the middle is left out. */
export function TurnSigns({ turn }: { turn: SeenTurn }): JSX.Element {
  const { speech, compact, table, story, seat: own } = useTable();
  const mine = ownBefore(story, own);
  const isTaken = (step?: Step): boolean => step?.sign === "t" && mine.includes(step.card);
  // What is taken is told in words: they have the room of the 1 that did it, which lies on the table.
  const steps = stepsOf(turn.text)
    .filter(({ sign }) => STEP_ICONS[sign])
    .filter((_, place, all) => !isTaken(all[place + 1]));
  const sign = (some: readonly Step[]): JSX.Element =>
    some.every(isTaken) ? (
      <span class="tag tag-out">
        {speech.say("web-t-takes-yours", { card: some.map(({ card }) => card).join(" ") })}
      </span>
    ) : (
      Sign(some)
    );
  const most = compact ? MOST.compact : MOST.roomy;
  const left = steps.length > most ? steps.length - most + 1 : 0;
  const seat = table.seats[turn.seat];
  return (
    <span class="signs" aria-hidden="true">
      <Face face={seat?.face ?? ""} name={seat?.name ?? ""} />
      <span class="signs-name">
        {turn.out.includes(turn.seat) && speech.who(turn.seat) === "you" ? null : <Name seat={turn.seat} />}
      </span>
      {groups(steps.slice(0, left && 1)).map(sign)}
      {left > 0 ? "…" : null}
      {groups(steps.slice(left && left + 1)).map(sign)}
      {turn.out.map((seat) => (
        <span key={seat} class="tag tag-out">
          {seat === turn.seat || speech.who(seat) === "you" ? null : <Name seat={seat} />}{" "}
          {speech.say("web-t-out-tag", { who: speech.who(seat) })}
        </span>
      ))}
    </span>
  );
}

/** Steps to the same place, one after the other, are one sign. */
function groups(steps: readonly Step[]): readonly (readonly Step[])[] {
  const all: Step[][] = [];
  for (const step of steps) {
    const before = all.at(-1);
    if (before?.[0]?.sign === step.sign) before.push(step);
    else all.push([step]);
  }
  return all;
}

/** Cards, and where they went: onto the canvas is the rule that it shows then. */
function Sign(steps: readonly Step[]): JSX.Element {
  const cards = steps.map(({ card }) => card).filter((card) => card && card !== "??");
  const icon = STEP_ICONS[steps[0]?.sign ?? ""] ?? "palette";
  const color = cards.at(-1)?.[0] ?? "";
  return (
    <span class="sign">
      {cards.map((card) => (
        <Chip key={card} card={card} />
      ))}
      {cards.length > 0 ? "→" : null}
      {icon === "canvas" ? (
        <span class={`sign-rule pigment-${color}`}>
          <Pictogram color={color} />
        </span>
      ) : (
        <Icon name={icon} />
      )}
    </span>
  );
}
