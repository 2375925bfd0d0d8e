/** What was won of what was played, as a bar: as long as there was much, filled as far as it was won. */

import type { JSX } from "preact";
import type { WinShare } from "../protocol";
import { say } from "../speech/words";

const WIDTH = 200;
const HEIGHT = 16;
const LEAST = 6;
/** So many have to be played before a share of a hundred says anything. */
const ENOUGH = 20;

export const shareText = ({ won, played }: WinShare): string =>
  played < ENOUGH
    ? say("statistics-share", { won, played })
    : say("statistics-share-percent", { won, played, percent: Math.round((100 * won) / played) });

interface Props {
  readonly share: WinShare;
  /** What the longest bar stands for. */
  readonly most: number;
  /** The letter of the colour it is painted in. */
  readonly pigment?: string;
}

export function WinBar({ share: { won, played, even }, most, pigment }: Props): JSX.Element {
  const length = Math.max(LEAST, ((WIDTH - 2) * played) / Math.max(1, most));
  const x = (count: number): number => 1 + (length * count) / Math.max(1, played);
  return (
    <svg
      class={`stat-bar ${pigment ? `pigment-${pigment}` : ""}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect class="stat-bar-won" x="1" y="3" width={x(won) - 1} height={HEIGHT - 6} />
      <rect class="stat-bar-played" x="1" y="3" width={length} height={HEIGHT - 6} />
      <path class="stat-bar-even" d={`M${x(even).toFixed(1)} 0V${HEIGHT}`} />
    </svg>
  );
}
