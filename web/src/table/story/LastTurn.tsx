/** What the last of the others did: a sentence of fixed height over what is asked, so that nothing moves by it. */

import type { JSX } from "preact";
import type { SeenTurn } from "../../protocol";
import { Face } from "../../ui/cards/Face";
import { classes } from "../../ui/classes";
import { Icon, type IconName } from "../../ui/Icon";
import { Sentence } from "../Sentence";
import { playedSentence } from "../sentences";
import { type TableState, useTable } from "../tableContext";
import { spelled } from "./announcements";
import "./LastTurn.css";

export function LastTurn(): JSX.Element {
  const state = useTable();
  const { speech, actions, last, story, behind } = state;
  if (!last) return <div class="bar-last" />;
  const told = story.length > 1 && !behind;
  const sentence = turnTold(state, last);
  const words = <TurnWords turn={last} long={told ? LONG_BESIDE : LONG} />;
  return (
    <div key={`${JSON.stringify(last)} ${sentence}`} class="bar-last last">
      {told ? (
        <button
          type="button"
          class="last-turn"
          data-key="replay"
          title={speech.say("web-t-replay")}
          aria-label={`${spelled(speech, sentence)} ${speech.say("web-t-replay")}`}
          onClick={actions.repeatTurn}
        >
          {words}
          <Icon name="again" />
        </button>
      ) : (
        <div class="last-turn">{words}</div>
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

/** A turn as a sentence; a card that was taken from the own palette is called so. */
function turnTold({ speech, story, seat, withActions }: TableState, turn: SeenTurn): string {
  const mine = story[0]?.table.round?.palettes[seat ?? -1] ?? [];
  return playedSentence(speech, turn, {
    acts: withActions,
    owners: (card) => (mine.includes(card) ? seat : null),
  });
}

/** Letters that two lines of a phone have room for; fewer beside the buttons. */
const LONG = 74;
const LONG_BESIDE = 66;

/** Who it was and what they did, with the cards as small ones. */
export function TurnWords({ turn, long = LONG }: { turn: SeenTurn; long?: number }): JSX.Element {
  const state = useTable();
  const { face = "", name = "" } = state.table.seats[turn.seat] ?? {};
  const words = turnTold(state, turn);
  return (
    <>
      <Face face={face} name={name} />
      <span
        class={classes("last-words", words.length > long && "last-long", turn.out.length > 0 && "last-out")}
      >
        <Sentence text={words} />
      </span>
    </>
  );
}
