/** The finished painting of a match as SVG: framed, painted in the winning rule, and signed. Pure. */

import { pigments, rules } from "../ui/art.json";

type Letter = keyof typeof pigments;

export interface Painted {
  /** The colour of the canvas, as its letter. */
  readonly color: string;
  /** The rule in words. */
  readonly rule: string;
  /** The winning set, such as `R7`. */
  readonly cards: readonly string[];
  /** Who won, and when. */
  readonly signature: string;
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

export function paintingSvg({ color, rule, cards, signature, letters }: Painted): string {
  const signed = Math.min(34, 1100 / signature.length);
  const size = Math.min(1, 7 / Math.max(7, cards.length));
  const step = 84 * size;
  const start = WIDTH / 2 - (step * cards.length) / 2 + 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
${letters ? `<style>@font-face{font-family:Fraunces;font-weight:600;src:url(${letters})}</style>` : ""}
<rect width="${WIDTH}" height="${HEIGHT}" fill="#6b4a22"/>
<path d="M0 0h${WIDTH}l-44 44H44z" fill="#a5793c"/><path d="M0 0v${HEIGHT}l44-44V44z" fill="#8f652e"/>
<rect x="44" y="44" width="712" height="512" fill="#f5f0e6"/>
<rect x="72" y="72" width="656" height="456" fill="${paint(color)}"/>
${[96, 168, 240, 312, 384, 456].map(stroke).join("")}
<path transform="translate(304 82) scale(8)" fill="${ink(color)}" d="${rules[color as Letter]}"/>
<text x="400" y="324" text-anchor="middle" font-family="${SERIF}" font-size="48" font-weight="600" fill="${ink(color)}">${escaped(rule.charAt(0).toLocaleUpperCase() + rule.slice(1))}</text>
${cards.map((card, place) => cardSvg(card, start + place * step, 350, size)).join("\n")}
<text x="716" y="508" text-anchor="end" font-family="${SERIF}" font-size="${signed}" font-weight="600" fill="${ink(color)}">${escaped(signature)}</text>
</svg>`;
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
