/** Which way numbers go over time. */

/** How many of the latest are looked at together. */
export const WINDOW = 5;

export const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The latest of them. */
export const recent = (values: readonly number[]): readonly number[] => values.slice(-WINDOW);

/** For each value, the average of it and those before it. */
export const trend = (values: readonly number[]): readonly number[] =>
  values.map((_, place) => average(recent(values.slice(0, place + 1))));

/** Where a scale up to 100 begins on which all of them can be shown: at 50, or lower where they go there. */
export const lowest = (values: readonly number[]): number =>
  Math.min(50, 10 * Math.floor(Math.min(100, ...values) / 10));
