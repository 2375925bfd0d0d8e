/** The small signs on buttons. */

import type { JSX } from "preact";
import "./Icon.css";

const PATHS = {
  home: "M4 11 12 4l8 7M6 10v10h12V10",
  log: "M5 6h14M5 12h14M5 18h9",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4",
  steps: "M9 6 3 12l6 6M15 6l6 6-6 6",
  book: "M12 7a2 2 0 0 0-2-2H4v13h6a2 2 0 0 1 2 2 2 2 0 0 1 2-2h6V5h-6a2 2 0 0 0-2 2zM12 7v13",
  keys: "M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 15h8",
  undo: "M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z",
  skip: "M5 5l8 7-8 7zM17 5v14",
  close: "M6 6l12 12M18 6 6 18",
  crown: "M4 8l4 4 4-7 4 7 4-4-1.5 10h-13z",
  clock: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3 2",
  muted: "M9 5h11v11h-3M12 16h-2l-4 4v-4H4V5h1M3 3l18 18",
  word: "M4 5h16v11H10l-4 4v-4H4z",
  sort: "M7 4v16M4 17l3 3 3-3M13 6h7M13 12h5M13 18h3",
  lost: "M3 9a13 13 0 0 1 18 0M7 13a7 7 0 0 1 10 0M12 17.5h.01M4 20 20 4",
  chart: "M5 20v-8M12 20V4M19 20v-5",
  save: "M12 4v11M7 11l5 5 5-5M5 20h14",
  again: "M5 12a7 7 0 1 1 2 5M5 20v-4h4",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
  palette:
    "M12 3a9 9 0 1 0 0 18c1.6 0 2-1 1.4-2.2-.7-1.4.1-2.8 1.8-2.8H18a3 3 0 0 0 3-3c0-5.5-4-10-9-10zM8 9h.01M13 7.5h.01M7 14h.01",
  canvas: "M3 5h18v14H3zM7 9h10v6H7z",
  deck: "M5 3h10v14H5zM18.5 7v14H9",
  draw: "M5 3h9v13H5zM19 12v8M15 16h8",
  link: "M9 15l6-6M11 7l2-2a4 4 0 0 1 6 6l-2 2M13 17l-2 2a4 4 0 0 1-6-6l2-2",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }): JSX.Element {
  return <PathIcon path={PATHS[name]} />;
}

/** One that a single part of the page has. */
export function PathIcon({ path }: { path: string }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
