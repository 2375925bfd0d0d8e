/** What a quick player does before the server has said how the table would stand: nothing of it is lost. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Staged } from "../../game/turn/draft";

type Act = () => void;
export type ActQueue = (act: Act) => void;

const MOST = 12;

/**
 * Acts at once or, while an answer is under way, once it is there; in order, each seeing what the one before did.
 * What is queued was meant for the steps as they were: a step taken back or refused, or the end of the turn (a new
 * `moment`), and it is forgotten.
 */
export function useActQueue({ waiting, steps, refusal }: Staged, moment: string): ActQueue {
  const queued = useRef<Act[]>([]);
  const before = useRef({ moment, steps: 0, acted: false });
  const now = useRef({ waiting, acting: false });
  const [, drawAgain] = useState(0);
  now.current.waiting = waiting;
  useEffect(() => {
    const { acted } = before.current;
    const fewer = steps.length < before.current.steps && !acted;
    if (fewer || refusal !== null || moment !== before.current.moment) queued.current = [];
    before.current = { moment, steps: steps.length, acted: false };
    const act = waiting ? undefined : queued.current.shift();
    if (!act) return;
    now.current.acting = true;
    act();
    now.current.acting = false;
    before.current.acted = true;
    drawAgain((times) => times + 1);
  });
  return (act) => {
    if (now.current.acting || (!now.current.waiting && queued.current.length === 0)) act();
    else if (queued.current.length < MOST) queued.current.push(act);
  };
}
