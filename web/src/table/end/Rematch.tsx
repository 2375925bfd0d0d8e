/** Another match with the same players: who asks for it, and how long the others have to answer. */

import type { JSX } from "preact";
import { Icon } from "../../ui/Icon";
import { useTable } from "../tableContext";
import { WaitLine } from "./NextRound";

export function Rematch(): JSX.Element {
  const { speech, actions, table, seat: own } = useTable();
  const asked = table.seats[own ?? 0]?.asked ?? false;
  const others = table.seats.flatMap((seat, number) =>
    seat.asked && number !== own ? [speech.who(number)] : [],
  );
  return (
    <>
      <button
        type="button"
        class={table.day ? "button" : "button button-main"}
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

/** The same in a drawer, which hides the end of the match, once somebody asks. */
export function RematchOffer(): JSX.Element | null {
  const { table, seat: own, next } = useTable();
  const asked = table.seats.some((seat, number) => seat.asked && number !== own);
  if (own === null || next || !asked) return null;
  return (
    <div class="end-buttons side-offer">
      <Rematch />
    </div>
  );
}
