/** Somebody is to play who is away: how long the others have waited, and that a computer can take over. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useTable } from "../tableContext";

const MINUTE = 60_000; // milliseconds
const LATER = 1_000; // the server has counted the whole minute, too

export function Away({ seat }: { seat: number }): JSX.Element {
  const { speech, table, actions, seat: own } = useTable();
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const began = Date.now() + LATER;
    const timer = setInterval(() => setMinutes(Math.floor((Date.now() - began) / MINUTE)), LATER);
    return () => clearInterval(timer);
  }, [seat]);
  const waited = Math.max(0, minutes);
  const name = table.seats[seat]?.name ?? "";
  return (
    <>
      <div key={`words ${waited}`} class="bar-words" role="status">
        <p class="bar-prompt">{speech.say("web-t-away-waited", { name, minutes: waited })}</p>
      </div>
      <div key={`buttons ${waited > 0}`} class="bar-buttons">
        {waited > 0 && own !== null && !table.settings.pace?.seconds ? (
          <button type="button" class="button" onClick={() => actions.standIn(seat, "casual")}>
            {speech.say("web-t-let-bot-play")}
          </button>
        ) : null}
      </div>
    </>
  );
}
