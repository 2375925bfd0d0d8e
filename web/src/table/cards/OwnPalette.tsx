/** The own palette, with what the player has and how the player stands. */

import type { JSX } from "preact";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import { Bubbles } from "../players/Bubble";
import { Countdown } from "../players/Countdown";
import { Tally } from "../players/Tally";
import { type TableState, useTable } from "../tableContext";
import { Palette } from "./Palette";
import { Spot } from "./Spot";
import "./OwnPalette.css";

export function OwnPalette({ seat }: { seat: number }): JSX.Element {
  const state = useTable();
  const { speech, view, table, compact, withScoring } = state;
  const out = view.out.includes(seat);
  const points = table.seats[seat]?.points ?? 0;
  const over = table.phase !== "playing";
  return (
    <section
      class={classes("t-mine", out && !over && "t-mine-out")}
      aria-label={speech.say("web-t-your-palette")}
      data-place="palette"
    >
      <div class="mine-head">
        <h2 data-anchor={`pile-${seat}`}>
          {speech.say("web-t-your-palette")}
          {!out && view.lead?.seat === seat ? (
            <span class="crown">
              <Icon name="crown" />
              <span class="unseen-text">{speech.say("web-t-you-lead")}</span>
            </span>
          ) : null}
        </h2>
        {withScoring && !compact ? (
          <span key={points} class="points">
            {speech.say("points", { points })}
          </span>
        ) : null}
        {view.yourTurn && !compact ? <Countdown /> : null}
        {over && out && !compact ? <span class="tag">{speech.say("web-t-out")}</span> : null}
        <Tally wins={table.seats[seat]?.wins ?? 0} />
        {/* another one, where something before it comes or goes: it is not pushed about */}
        {compact ? null : <Bubbles key={`${points} ${view.yourTurn} ${over}`} at={seat} />}
      </div>
      {compact && over ? <div class="palette" /> : <Palette seat={seat} />}
      {out && !over ? (
        <p class="mine-why">
          <span>{outSentence(state, seat)}</span>
        </p>
      ) : null}
      <Spot signs="p" />
      {compact ? <Bubbles at={seat} /> : null}
    </section>
  );
}

/** How a seat went out of this round. */
function outSentence({ speech, turns, view }: TableState, seat: number): string {
  const turn = turns.findLast((one) => one.round === view.round.number && one.out.includes(seat));
  if (!turn) return "";
  return turn.seat === seat
    ? speech.say("web-t-mine-out")
    : speech.say("turn-empty", { who: speech.who(seat) });
}
