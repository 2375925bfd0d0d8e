/**
 * How the table would stand with what is staged, read from the tree of steps that came with the view. The server has
 * worked out what is legal; here that is only looked up. Pure.
 */

import type { Lead, PrivateView, RoundView, StepNode, StepTree, WhatIf } from "../../protocol";
import { countingIn, leadsOf } from "../rules/leads";

type Cards = readonly string[];

/** A card's rank: by number, then by colour. */
const placeOf = (card: string): number => 7 * Number(card[1]) + "VIBGYOR".indexOf(card[0] ?? "");
const byPlace = (one: string, other: string): number => placeOf(one) - placeOf(other);

const nodesOf = new WeakMap<StepTree, ReadonlyMap<string, StepNode>>();

/** The node of these steps, none of them a discard. */
function nodeAt(tree: StepTree, steps: Cards): StepNode | undefined {
  const known = nodesOf.get(tree) ?? new Map(tree.nodes.map((node) => [node[0], node]));
  nodesOf.set(tree, known);
  return known.get(steps.join(" "));
}

/** The steps of a turn in two parts: those that nodes have, and what ends the turn. */
function parted(steps: Cards): readonly [Cards, Cards] {
  const end = steps.findIndex((step) => !/^..[ptxd]$/.test(step));
  return end < 0 ? [steps, []] : [steps.slice(0, end), steps.slice(end)];
}

/** The table after these steps of a seat; null if the tree does not say. */
export function whatIf(tree: StepTree, round: RoundView, seat: number, steps: Cards): WhatIf | null {
  const [plan, ending] = parted(steps);
  const node = nodeAt(tree, plan);
  if (!node) return null;
  const [, end, stays, leaves, drawsAbove] = node;
  const unfolded = !tree.partial || plan.length === 0 || end !== "no";
  if (!unfolded) return null;

  const palettes = round.palettes.map((cards) => [...cards]);
  let canvas = round.canvas;
  for (const step of [...plan, ...ending]) {
    const card = step.slice(0, 2);
    const owner = palettes.findIndex((cards) => cards.includes(card));
    if (step[2] === "p") palettes[seat] = [...(palettes[seat] ?? []), card].sort(byPlace);
    else if (owner >= 0) palettes[owner]?.splice(palettes[owner].indexOf(card), 1);
    if (step[2] === "c" || step[2] === "x") canvas = card;
  }
  const top = tree.drawing?.includes(plan.join(" ")) ? round.deck_top.at(-1) : undefined;
  const drawn = top === undefined ? {} : { drawn: top };
  const stand = (
    out: readonly number[],
  ): Pick<WhatIf, "canvas" | "color" | "palettes" | "out" | "leads" | "drawn"> => ({
    ...drawn,
    canvas,
    color: canvas[0] ?? "R",
    palettes,
    out,
    leads: leadsOf(palettes, out),
  });
  const counting = countingIn(palettes, canvas[0] ?? "R");
  const ofLead = (leads: readonly Lead[]): boolean =>
    leads.some((lead) => lead.color === canvas[0] && lead.seat === seat);
  const open = (moves: Cards, more: Partial<WhatIf>): WhatIf => {
    const now = stand(round.out);
    const rest = { whole: false, reveals: false, may_end: false, stays: ofLead(now.leads) };
    return { ...now, counting, moves, ...rest, ...more };
  };
  const over = (isIn: boolean): WhatIf => ({
    ...stand(isIn ? tree.out_in : tree.out_out),
    counting,
    moves: [],
    may_end: false,
    whole: true,
    reveals: false,
    stays: isIn,
  });

  const [discard, last] = ending;
  if (discard === undefined) {
    if (end === "reveal") return open([], { reveals: true });
    const stop = plan.length === 0 && (round.turn !== seat || round.phase === "play") ? "out" : ".";
    const mayEnd = end !== "no";
    const moves = [
      ...nextSteps(tree, plan),
      ...[...stays, ...leaves].sort(byPlace).map((card) => `${card}c`),
      ...(mayEnd ? [stop] : []),
    ];
    return open(moves, { may_end: mayEnd && stop === "." });
  }
  if (discard === "." || discard === "out")
    return end === "no" || end === "reveal" ? null : over(end === "in");
  const card = discard.slice(0, 2);
  if (!stays.includes(card) && !leaves.includes(card)) return null;
  if (last === undefined && Number(card[1]) > drawsAbove) return open(["+", "."], { may_end: true });
  return over(stays.includes(card));
}

/** The steps that may follow these, other than discards. */
function nextSteps(tree: StepTree, plan: Cards): Cards {
  const start = plan.map((step) => `${step} `).join("");
  const rests = tree.nodes.map(([text]) => (text.startsWith(start) ? text.slice(start.length) : ""));
  const steps = new Set(rests.map((rest) => rest.split(" ")[0] ?? ""));
  steps.delete("");
  return [...steps].sort((one, other) => byPlace(one, other));
}

/** The cards that can still keep a player in this turn, and those that would take a lucky draw. */
export interface Rescues {
  readonly sure: ReadonlySet<string>;
  readonly lucky: ReadonlySet<string>;
  /** Cards that are enough on their own. */
  readonly alone: ReadonlySet<string>;
  /** For a card, its partners that keep the player in together with it. */
  readonly partners: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The rescues after these steps; cards missing from a partial tree count as rescues. */
export function rescues(tree: StepTree, round: RoundView, you: PrivateView, steps: Cards): Rescues {
  const [plan, ending] = parted(steps);
  const sure = new Set<string>();
  const lucky = new Set<string>();
  const alone = new Set<string>();
  const partners = new Map<string, Set<string>>();
  const join = (one: string, other: string): unknown =>
    partners.set(one, (partners.get(one) ?? new Set()).add(other));
  const all = { sure, lucky, alone, partners };
  if (ending.length > 0) return all;
  for (const card of nodeAt(tree, plan)?.[2] ?? []) sure.add(card);
  const start = plan.map((step) => `${step} `).join("");
  for (const [text, end, stays] of tree.nodes) {
    if (!`${text} `.startsWith(start)) continue;
    const played = text.slice(start.length).match(/..(?=p)/g) ?? [];
    for (const last of end === "in" ? [...stays, ""] : stays) {
      const [one = "", other = "", more] = [...played, last].filter(Boolean);
      if (!other) alone.add(one);
      else if (!more) {
        join(one, other);
        join(other, one);
      }
    }
    if (text.length <= start.length) continue;
    const next = text.slice(start.length, start.length + 2);
    const saved = end === "in" || stays.length > 0 || (tree.partial && end === "no");
    if (saved || (end === "reveal" && leadsSomehow(tree, round, you, text.split(" ")))) sure.add(next);
    else if (end === "reveal") lucky.add(next);
  }
  return all;
}

/** Whether the lead is there, or a card in hand would bring it, whatever a 3 draws. */
function leadsSomehow(tree: StepTree, round: RoundView, you: PrivateView, steps: Cards): boolean {
  const what = whatIf(tree, round, you.seat, steps);
  const rest = you.hand.filter((card) => !steps.includes(`${card}p`));
  const colors = new Set([what?.color, ...rest.map((card) => card[0])]);
  return what?.leads.some((lead) => lead.seat === you.seat && colors.has(lead.color)) ?? false;
}
