/** Somebody is to play who is away: what happens if nobody comes back, when, and the button for it at its time. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useTable } from "../tableContext";
import { clockText, useSecondsLeft } from "./timeLeft";

const MINUTE = 60_000; // milliseconds that the server has the others wait
const LATER = 1_000; // it has counted the whole minute, too

export function Away({ seat }: { seat: number }): JSX.Element {
  const { speech, table, actions, seat: own, awaySince } = useTable();
  const [began] = useState(Date.now);
  const [now, setNow] = useState(began);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LATER / 2);
    return () => clearInterval(timer);
  }, []);
  const waited = now - (awaySince?.get(seat) ?? began) - LATER;
  const minutes = Math.max(0, Math.floor(waited / MINUTE));
  const name = table.seats[seat]?.name ?? "";
  const pace = table.settings.pace;
  const clock = useSecondsLeft();
  const left = pace?.seconds ? clock : minutes > 0 ? null : Math.ceil((MINUTE - waited) / 1000);
  return (
    <>
      <div key={`words ${minutes}`} class="bar-words">
        <p class="bar-prompt" role="status">
          {speech.say("web-t-away-waited", { name, minutes })}
        </p>
        {left === null ? null : (
          <p class="bar-prompt" role="timer">
            {speech.say(pace?.seconds ? "web-t-away-clock" : "web-t-away-soon", {
              name,
              time: clockText(left, speech.language),
              timeout: pace?.timeout ?? "bot",
            })}
          </p>
        )}
      </div>
      <div key={`buttons ${minutes > 0}`} class="bar-buttons">
        {minutes > 0 && own !== null && !pace?.seconds ? (
          <button type="button" class="button" onClick={() => actions.standIn(seat, "casual")}>
            {speech.say("web-t-let-bot-play")}
          </button>
        ) : null}
      </div>
    </>
  );
}
