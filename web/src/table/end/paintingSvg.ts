/** The finished painting of a match as SVG: framed, painted in the winning rule, and signed. Pure. */

import { stepsOf } from "../../game/turn/steps";
import type { SeenTurn } from "../../protocol";
import { pigments, rules } from "../../ui/cards/art.json";

type Letter = keyof typeof pigments;

export interface Painted {
  /** The colour of the canvas, as its letter. */
  readonly color: string;
  /** The rule in words. */
  readonly rule: string;
  /** The winning set, such as `R7`, and the other cards of its palette. */
  readonly cards: readonly string[];
  readonly rest?: readonly string[];
  /** Who won, and when. */
  readonly signature: string;
  /** Against whom. */
  readonly rivals?: string;
  /** The colours of all canvases of the match, one after the other. */
  readonly canvases?: string;
  /** The address of the letters, with all of them in it; without it they are those of the device. */
  readonly letters?: string;
}

export const WIDTH = 800;
export const HEIGHT = 600;
const DARK = "#261603"; // ink on the light pigments, which are those that white cannot be read on
const LIGHT = new Set(["O", "Y", "B"]);
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";

const ink = (color: string): string => (LIGHT.has(color) ? DARK : "#fff");
const paint = (color: string): string => pigments[color as Letter];

export function paintingSvg(painted: Painted): string {
  const { color, rule, cards, rest = [], signature, rivals = "", canvases = "", letters } = painted;
  const width = STEP * (cards.length + SMALL * rest.length) + (rest.length ? GAP : 0);
  const size = Math.min(1, 620 / width);
  const start = (WIDTH - width * size) / 2;
  const others = start + (STEP * cards.length + GAP) * size;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
${letters ? `<style>@font-face{font-family:Fraunces;font-weight:600;src:url(${letters})}</style>` : ""}
<rect width="${WIDTH}" height="${HEIGHT}" fill="#6b4a22"/>
<path d="M0 0h${WIDTH}l-44 44H44z" fill="#a5793c"/><path d="M0 0v${HEIGHT}l44-44V44z" fill="#8f652e"/>
<rect x="44" y="44" width="712" height="512" fill="#f5f0e6"/>
<rect x="72" y="72" width="656" height="456" fill="${paint(color)}"/>
${[96, 168, 240, 312, 384, 456].map(stroke).join("")}
<path transform="translate(320 74) scale(6.7)" fill="${ink(color)}" d="${rules[color as Letter]}"/>
<text x="400" y="280" text-anchor="middle" font-family="${SERIF}" font-size="48" font-weight="600" fill="${ink(color)}">${escaped(rule.charAt(0).toLocaleUpperCase() + rule.slice(1))}</text>
${cards.map((card, place) => cardSvg(card, start + place * STEP * size, 310, size)).join("\n")}
${rest.map((card, place) => cardSvg(card, others + place * SMALL * STEP * size, 310 + 112 * (1 - SMALL) * size, SMALL * size)).join("\n")}
${line(rivals, 470, 24, ink(color))}
${line(signature, 510, 34, ink(color))}
${ribbon(canvases)}
</svg>`;
}

const STEP = 84; // from card to card
const GAP = 18;
const SMALL = 0.62; // cards that did not count

/** Words at the right edge, as large as there is room for. */
function line(text: string, y: number, most: number, fill: string): string {
  const size = Math.min(most, 1100 / Math.max(1, text.length));
  return `<text x="712" y="${y}" text-anchor="end" font-family="${SERIF}" font-size="${size}" font-weight="600" fill="${fill}">${escaped(text)}</text>`;
}

/** All that was painted before, as a ribbon under the picture. */
function ribbon(canvases: string): string {
  const width = Math.min(28, 656 / Math.max(1, canvases.length));
  const start = (WIDTH - width * canvases.length) / 2;
  return Array.from(
    canvases,
    (color, place) =>
      `<rect class="was" x="${(start + place * width).toFixed(1)}" y="535" width="${(width * 0.86).toFixed(1)}" height="14" rx="2" fill="${paint(color)}"/>`,
  ).join("");
}

/** A lighter stroke of the brush across the canvas. */
function stroke(y: number): string {
  return `<path d="M72 ${y}c160-22 330 18 656-6v24c-320 20-500-14-656 4z" fill="#fff" opacity=".07"/>`;
}

function cardSvg(card: string, x: number, y: number, size: number): string {
  const color = card[0] ?? "R";
  return `<g transform="translate(${x} ${y}) scale(${0.86 * size})"><rect x="1" y="1" width="86" height="126" rx="11" fill="${paint(color)}" stroke="#f5f0e6" stroke-width="3"/><text x="9" y="44" font-family="sans-serif" font-size="44" font-weight="800" fill="${ink(color)}">${card.slice(1)}</text><path transform="translate(21 55) scale(1.92)" fill="${ink(color)}" d="${rules[color as Letter]}"/></g>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The colours that the canvas had in a match, in order: each round begins with red. */
export function canvasesOf(turns: readonly Pick<SeenTurn, "round" | "text">[]): string {
  let all = "";
  let round = 0;
  for (const turn of turns) {
    if (turn.round !== round) all += "R";
    round = turn.round;
    for (const { sign, card } of stepsOf(turn.text))
      if ((sign === "c" || sign === "x") && card[0] !== all.at(-1)) all += card[0];
  }
  return all;
}
