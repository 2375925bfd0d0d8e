/** What follows a round: the next one, at once or when it is dealt by itself, and a way to hold it. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { ComeBack, replacedId } from "../players/ComeBack";
import { clockText, useSecondsLeft } from "../players/timeLeft";
import { useTable } from "../tableContext";

export function NextRound(): JSX.Element {
  const { speech, actions, table, seat: own } = useTable();
  const replaced = replacedId(table.seats[own ?? -1]);
  const [asked, setAsked] = useState(-1); // for the next round, in this version
  const timed = table.deadline !== null;
  const holds = own !== null && (table.seats[own]?.holds ?? false);
  const heldByOther = table.seats.some((seat, number) => seat.holds && number !== own);
  const next = (): void => {
    setAsked(table.version);
    actions.skip();
    actions.nextRound();
  };
  if (replaced) {
    return (
      <>
        <p class="soft">{speech.say(replaced)}</p>
        <ComeBack />
        <WaitLine />
      </>
    );
  }
  return (
    <>
      <button
        type="button"
        class="button button-main"
        data-key="end"
        onClick={next}
        disabled={asked === table.version || heldByOther}
      >
        {speech.say("web-t-next-round")}
      </button>
      {timed && own !== null ? (
        <button type="button" class="button" onClick={() => actions.hold(!holds)}>
          {speech.say(holds ? "web-t-hold-off" : "web-t-hold")}
        </button>
      ) : null}
      <WaitLine />
    </>
  );
}

/** How long it is waited, and for whom; to those who only watch as well. */
export function WaitLine(): JSX.Element | null {
  const { speech, table, seat: own } = useTable();
  const left = useSecondsLeft();
  if (left === null) return null;
  const time = clockText(left, speech.language);
  const holder = table.seats.find((seat, number) => seat.holds && number !== own);
  const id =
    table.phase === "finished"
      ? "web-t-rematch-in"
      : table.seats[own ?? -1]?.holds
        ? "web-t-holding"
        : holder
          ? "web-t-held-by"
          : "web-t-next-in";
  return (
    <p class="soft end-wait" role="timer">
      {speech.say(id, { time, name: holder?.name ?? "" })}
    </p>
  );
}
