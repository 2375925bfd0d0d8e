/**
 * Places in a row of cards. Transforms alone move cards there, so that nothing else on the page is pushed
 * about.
 */

import "./cardRow.css";

type Style = Readonly<Record<`--${string}`, number>>;

/** For the row: how many places it has, and whether a gap parts it in two. */
export function row(count: number, parted = false): Style {
  return { "--count": count, "--parted": parted ? 1 : 0 };
}

/** For what stands in it: its place, counted from 0, and whether it comes after the gap. */
export function placed(place: number, after = false): Style {
  return { "--place": place, "--after": after ? 1 : 0 };
}
