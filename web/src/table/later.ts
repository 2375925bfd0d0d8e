/** What a quick player does before the server has said how the table would stand: nothing of it is lost. */

import { useEffect, useRef, useState } from "preact/hooks";

type Act = () => void;
export type Later = (act: Act) => void;

const MOST = 12;

/** Acts at once or, while an answer is under way, once it is there; in order, each seeing what the one before did. */
export function useLater(waiting: boolean, yourTurn: boolean): Later {
  const kept = useRef<Act[]>([]);
  const now = useRef(waiting);
  const acting = useRef(false);
  const [, drawAgain] = useState(0);
  now.current = waiting;
  useEffect(() => {
    if (!yourTurn) kept.current = [];
    const act = waiting ? undefined : kept.current.shift();
    if (!act) return;
    acting.current = true;
    act();
    acting.current = false;
    drawAgain((times) => times + 1);
  });
  return (act) => {
    if (acting.current || (!now.current && kept.current.length === 0)) act();
    else if (kept.current.length < MOST) kept.current.push(act);
  };
}
