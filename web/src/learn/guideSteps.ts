/** What the guide says and points at: one small thing after the other. Pure. */

/** What can be pointed at: a card of the hand by its name, or a part of the table. */
export type Target = string;

/** One thing to do: the message that says it, and what it means. */
export interface Step {
  readonly id: string;
  readonly at: readonly Target[];
}

/** The table as far as the guide has to know it. */
export interface Moment {
  /** The turns of both so far. */
  readonly played: readonly string[];
  readonly over: boolean;
  readonly won: boolean;
  readonly yourTurn: boolean;
  readonly picked: string | null;
  /** The steps of the turn that is being made. */
  readonly staged: readonly string[];
  /** Whether the learner would lead with them. */
  readonly leads: boolean;
}

const PLACES: Readonly<Record<string, string>> = {
  p: "palette",
  c: "canvas",
  x: "canvas",
  t: "deck",
  d: "deck",
};

/** The step for this moment; `turns` are those of both that the guide advises and expects. */
export function stepFor(moment: Moment, turns: readonly string[]): Step {
  const { played, over, won, yourTurn, picked, staged, leads } = moment;
  if (over) return step(won ? "guide-won" : "guide-lost");
  if (!yourTurn) return step("guide-wait");
  const planned = turns[played.length]?.split(" ") ?? [];
  const asAdvised =
    played.every((text, place) => text === turns[place]) &&
    staged.every((one, place) => one === planned[place]);
  if (!asAdvised) {
    if (staged.length === 0) return step("guide-free");
    return leads ? step("guide-free-end", "end") : step("guide-undo", "undo");
  }
  const turn = `guide-${Math.floor(played.length / 2) + 1}`;
  const target = targetIn(planned, picked, staged);
  // The first time, what changed is pointed at as well.
  if (target === null) return step(`${turn}-end`, ...(played.length === 0 ? ["lead"] : []), "end");
  if (target === "palette" || target === "canvas") return step(`guide-put-${target}`, target);
  return step(staged.length === 0 ? turn : `${turn}-then`, target);
}

/** What is said above a first game. */
export function firstGameStep({ over, won }: Pick<Moment, "over" | "won">): Step {
  return step(!over ? "first-text" : won ? "first-won" : "first-lost");
}

const step = (id: string, ...at: readonly Target[]): Step => ({ id, at });

/** The card to pick next for a turn, or once it is picked its place; null where nothing is left to put down. */
export function targetIn(
  planned: readonly string[],
  picked: string | null,
  staged: readonly string[],
): Target | null {
  const next = planned[staged.length];
  if (next === undefined || staged.some((one, place) => one !== planned[place])) return null;
  const card = next.slice(0, 2);
  return picked === card ? (PLACES[next.slice(2)] ?? card) : card;
}

/** What to point at for a turn to be played, up to its end; nothing where other steps were put down. */
export function pointsIn(
  planned: readonly string[],
  picked: string | null,
  staged: readonly string[],
): readonly Target[] {
  const target = targetIn(planned, picked, staged);
  if (target !== null) return [target === "+" ? "draw" : target];
  return staged.length === planned.length && staged.every((one, place) => one === planned[place])
    ? ["end"]
    : ["undo"];
}

/** The message that says which kind of turn it is. */
export function hintId(turn: string): string {
  const signs = [...new Set(turn.split(" ").map((step) => step.slice(2)))];
  if (signs.some((sign) => "txd".includes(sign) && sign)) return "lesson-hint-action";
  if (signs.includes("p")) return signs.includes("c") ? "lesson-hint-both" : "lesson-hint-palette";
  return "lesson-hint-canvas";
}
