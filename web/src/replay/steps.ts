/** Where in a match one is: stepped by keys and buttons, played by itself, and told to the address. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { paceNow } from "../game/settings";
import type { ReplayFrame } from "../protocol";
import { before, roundFrom, type Stop, stopName, stopOf } from "./frames";

/** Milliseconds that each turn is on show while the match plays by itself, as the turns of the others at a table. */
const PACE = { full: 1_800, quick: 800, calm: 1_800, off: 600 } as const;

export const KEYS: readonly (readonly [string, string])[] = [
  ["← →", "web-replay-key-turn"],
  ["Home End", "web-replay-key-ends"],
  ["PgUp PgDn", "web-replay-key-round"],
  ["␣", "web-replay-key-play"],
  ["?", "web-t-key-keys"],
];

export interface Steps extends Stop {
  readonly last: number;
  readonly playing: boolean;
  go(place: number): void;
  /** Show the table before a turn, which is asked about; it is named by the frame it led to. */
  ask(turn: number): void;
  round(by: 1 | -1): void;
  play(on: boolean): void;
}

export function useSteps(frames: readonly ReplayFrame[]): Steps {
  const last = frames.length - 1;
  const [stop, setStop] = useState(() => stopOf(frames, location.hash.slice(1)));
  const { place } = stop;
  const [playing, setPlaying] = useState(false);
  const setPlace = (to: number): void => setStop({ place: Math.min(last, Math.max(0, to)), asked: null });
  const go = (to: number): void => {
    setPlaying(false);
    setPlace(to);
  };
  const steps: Steps = {
    ...stop,
    last,
    playing,
    go,
    ask: (turn) => {
      setPlaying(false);
      setStop(before(turn));
    },
    round: (by) => go(roundFrom(frames, place, by)),
    play: (on) => {
      if (on && place === last) setPlace(0);
      setPlaying(on);
    },
  };
  const now = useRef(steps);
  now.current = steps;
  useEffect(() => {
    const name = stopName(frames, stop);
    if (location.hash !== `#${name}`) history.replaceState(null, "", `${location.pathname}#${name}`);
    if (!playing) return;
    if (place === last) return setPlaying(false);
    const timer = setTimeout(() => setPlace(place + 1), PACE[paceNow()]);
    return () => clearTimeout(timer);
  }, [stop, playing]);
  // As soon as the match is on show: a key that is pressed at once is heard.
  useLayoutEffect(() => {
    const follow = (): void => {
      setPlaying(false);
      setStop(stopOf(frames, location.hash.slice(1)));
    };
    const hear = (event: KeyboardEvent): void => {
      if (act(event, now.current)) event.preventDefault();
    };
    addEventListener("hashchange", follow);
    document.addEventListener("keydown", hear);
    return () => {
      removeEventListener("hashchange", follow);
      document.removeEventListener("keydown", hear);
    };
  }, []);
  return steps;
}

/** Whether a key was one of ours, and did what it says. */
function act(event: KeyboardEvent, steps: Steps): boolean {
  const { target, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  if (target instanceof Element && target.closest("select, input, textarea, dialog:not(.side-dialog)"))
    return false;
  const acts: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => steps.go(steps.place - 1),
    ArrowRight: () => steps.go(steps.place + 1),
    Home: () => steps.go(0),
    End: () => steps.go(steps.last),
    PageUp: () => steps.round(-1),
    PageDown: () => steps.round(1),
  };
  const own = acts[key];
  if (own) own();
  // The space bar presses what has the focus, if that can be pressed.
  else if (key === " " && !(target as Element).closest("button, a, summary")) steps.play(!steps.playing);
  else return false;
  return true;
}
