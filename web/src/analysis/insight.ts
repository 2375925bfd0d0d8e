/** The findings about a position, requested step by step until they are complete or the player stops. */

import { useEffect, useRef, useState } from "preact/hooks";
import { call, Refusal } from "../net/api";
import { passes, pauseAfter } from "../net/refusals";
import type { BoardAnalysis, PositionLine, TurnPlace } from "../protocol";

interface Looked {
  /** Not asked for, under way, waiting to go on by itself, stopped, or complete. */
  readonly state: "none" | "asked" | "waits" | "stopped" | "there";
  /** The position that was asked about, and the turn that was played in it. */
  readonly position: string;
  readonly before: TurnPlace | null;
  /** All that is known so far. */
  readonly answer: BoardAnalysis | null;
  /** Why it does not go on right now. */
  readonly refused: Refusal["refused"] | null;
}

export interface Insight extends Looked {
  /** Whether it goes on without being asked. */
  readonly busy: boolean;
  /** Begin, or go on with the position that it was stopped in; resolved at the first answer, with whether there is one. */
  look(position: string, before: TurnPlace | null): Promise<boolean>;
  /** Go no further; what is known stays. */
  stop(): void;
  /** Forget the position and its findings. */
  forget(): void;
}

const NONE: Looked = { state: "none", position: "", before: null, answer: null, refused: null };

export function useInsight(): Insight {
  const [shown, setShown] = useState(NONE);
  const now = useRef(NONE);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Counts requests, so that answers to earlier ones are ignored. */
  const begun = useRef(0);
  const set = (change: Partial<Looked>): void => {
    now.current = { ...now.current, ...change };
    setShown(now.current);
  };
  const end = (): number => {
    clearTimeout(timer.current);
    return ++begun.current;
  };
  useEffect(() => () => void end(), []);
  const further = async (run: number): Promise<boolean> => {
    const { position, before, answer: known } = now.current;
    try {
      const asked: PositionLine = { position, before, have: known?.done ?? 0 };
      const next = await call<BoardAnalysis>("POST", "/api/analysis", asked);
      if (run !== begun.current) return false;
      const answer = known ? joined(known, next) : next;
      const whole = isWhole(answer);
      set({ answer, state: whole ? "there" : "asked", refused: null });
      if (!whole) void further(run);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (run !== begun.current) return false;
      const waits = passes(error.refused);
      set({ state: waits ? "waits" : "stopped", refused: error.refused });
      if (!waits) return false;
      await new Promise<void>((again) => {
        timer.current = setTimeout(again, 1_000 * pauseAfter(error.refused));
      });
      return run === begun.current && further(run);
    }
  };
  return {
    ...shown,
    busy: shown.state === "asked" || shown.state === "waits",
    look: (position, before) => {
      const run = end();
      const goesOn = now.current.state === "stopped" && now.current.position === position;
      set({ ...(goesOn ? {} : { answer: null }), state: "asked", position, before, refused: null });
      return further(run);
    },
    stop: () => {
      end();
      set({ state: "stopped", refused: null });
    },
    forget: () => {
      end();
      set(NONE);
    },
  };
}

const isWhole = ({ done = 0, steps = 0 }: BoardAnalysis): boolean => done >= steps;

/** Two answers about one position merged, weighted by their samples. */
export function joined(known: BoardAnalysis, next: BoardAnalysis): BoardAnalysis {
  const line = next.line.winner === null ? known.line : next.line;
  const [before, after] = [known.samples ?? 1, next.samples ?? 1];
  if (after === 0) return { ...next, turns: known.turns, samples: before, line };
  const samples = before + after;
  const further = new Map(next.turns.map((turn) => [turn.text, turn]));
  const turns = known.turns.map((turn) => {
    const more = further.get(turn.text) ?? turn;
    return {
      ...turn,
      chance: (before * turn.chance + after * more.chance) / samples,
      error: Math.hypot(before * turn.error, after * more.error) / samples,
    };
  });
  turns.sort((one, other) => other.chance - one.chance);
  return { ...next, turns, samples, line };
}
