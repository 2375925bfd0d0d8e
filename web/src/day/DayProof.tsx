/** The proof that nobody chose the cards of a day later: a promise on the day, and the secret after it. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { at } from "../net/address";
import type { DayShown } from "../protocol";
import { say } from "../speech/words";
import { Digest } from "./Digest";

export function DayProof({ shown, told }: { shown: DayShown; told: string }): JSX.Element {
  const [good, setGood] = useState<boolean | null>(null);
  const { secret = "", commitment, match, results = null } = shown;
  const table = shown.own ? shown.table : results?.best_table;
  const check = async (): Promise<void> => {
    const { isPromised } = await import("../parts/fairParts");
    setGood(isPromised(match, secret, commitment));
  };
  return (
    <section class="day-proof">
      <h2>{say("day-proof")}</h2>
      <p class="about">{secret ? say("day-proof-told") : say("day-proof-promise", { time: told })}</p>
      <Digest name={say("day-proof-commitment")} value={commitment} />
      {secret ? <Digest name={say("day-proof-secret")} value={secret} /> : null}
      {secret ? (
        <p class="day-go">
          <button type="button" class="button" onClick={() => void check()}>
            {say("day-proof-check")}
          </button>
          {table ? (
            <a class="button" href={at(`/fair#${table}/1`)}>
              {say("day-proof-deals")}
            </a>
          ) : null}
        </p>
      ) : null}
      <p role="status">{good === null ? "" : say(good ? "day-proof-good" : "day-proof-bad")}</p>
    </section>
  );
}
