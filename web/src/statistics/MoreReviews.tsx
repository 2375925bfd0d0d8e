/** An offer to have matches reviewed that were not yet, one after the other. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { MatchPlace } from "../protocol";
import { reviewOf } from "../replay/api";
import { dateText } from "../speech/dates";
import { say } from "../speech/words";
import { Alert } from "../ui/Alert";
import { useRequest } from "../ui/hooks/useRequest";

interface Props {
  readonly played: number;
  readonly reviewed: number;
  /** Matches that could be reviewed, the latest first. */
  readonly waiting: readonly MatchPlace[];
  done(): Promise<void>;
}

const keyOf = ({ table, match }: MatchPlace): string => `${table}.${match}`;

export function MoreReviews({ played, reviewed, waiting, done }: Props): JSX.Element {
  const { busy, problem, ask } = useRequest();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState({ turns: 0, count: 0 });
  const here = useRef(true);
  useEffect(() => () => void (here.current = false), []);
  const next = waiting.find((place) => !refused.includes(keyOf(place)));
  const review = async (place: MatchPlace): Promise<void> => {
    let turns = 0;
    let count = 1;
    setProgress({ turns, count: 0 });
    try {
      while (turns < count && here.current) {
        const answer = await reviewOf({ table: place.table, match: String(place.match) }, { have: turns });
        turns += answer.turns.length;
        count = answer.count;
        setProgress({ turns, count });
      }
    } catch (error) {
      setRefused((before) => [...before, keyOf(place)]); // the next time it is another's turn
      throw error;
    }
    if (here.current) await done();
  };
  return (
    <div class="stat-more">
      <p role="status">
        {busy
          ? say("web-review-progress", { done: progress.turns, count: progress.count || "…" })
          : say("statistics-reviewed", { reviewed, played })}
      </p>
      {busy ? (
        <progress max={progress.count || 1} value={progress.turns} aria-hidden="true" />
      ) : next ? (
        <p class="about">
          {say("statistics-review-about", {
            date: dateText(next.at, { dateStyle: "medium", timeStyle: "short" }),
          })}
        </p>
      ) : null}
      <Alert>{problem}</Alert>
      {next ? (
        <button
          type="button"
          class="button"
          aria-disabled={busy}
          onClick={() => void ask(() => review(next))}
        >
          {say("statistics-review")}
        </button>
      ) : null}
    </div>
  );
}
