import assert from "node:assert/strict";
import { test } from "node:test";
import { canvasesOf, paintingSvg } from "../../../src/table/end/paintingSvg";

const painted = { color: "G", rule: "even cards", cards: ["G6", "B4"], signature: "Ann, 16 November 2026" };

test("a painting shows its rule, its cards and who signed it, and loads nothing", () => {
  const svg = paintingSvg(painted);
  assert.match(svg, />Even cards</);
  assert.match(svg, />Ann, 16 November 2026</);
  assert.equal(svg.match(/<rect x="1"/g)?.length, 2);
  assert.doesNotMatch(svg.replace("http://www.w3.org/2000/svg", ""), /http|url\(|<image|<script/);
});

test("a painting has the letters with it", () => {
  const svg = paintingSvg({ ...painted, letters: "data:font/woff2;base64,AAAA" });
  assert.match(svg, /src:url\(data:font\/woff2;base64,AAAA\)/);
});

test("a name cannot paint anything", () => {
  const svg = paintingSvg({ ...painted, signature: `<script>"&'` });
  assert.match(svg, />&#60;script&#62;&#34;&#38;&#39;</);
});

test("a painting has all canvases of its match, the whole last palette, and who was there", () => {
  const turns = [
    { round: 1, text: "R7p B5c" },
    { round: 1, text: "B2c" },
    { round: 1, text: "G7p V1x ??+" },
    { round: 2, text: "O3c" },
  ];
  const canvases = canvasesOf(turns);
  assert.equal(canvases, "RBVRO");
  const svg = paintingSvg({ ...painted, rest: ["R1"], canvases, rivals: "against Ada" });
  assert.equal(svg.match(/class="was"/g)?.length, 5);
  assert.equal(svg.match(/<rect x="1"/g)?.length, 3);
  assert.match(svg, />against Ada</);
});
