// The icon: seven stripes of pigment on linen, as SVG and, drawn by the same numbers, as PNG.
import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";

const art = JSON.parse(readFileSync(new URL("./src/ui/cards/art.json", import.meta.url), "utf8"));
export const LINEN = art.grounds.light;
const PIGMENTS = Object.values(art.pigments);
const SIDE = 112;
const LEFT = 21;
const WIDTH = 10;
// Each stripe is a little lower than the one before: a rule wins over the next.
const stripe = (place) => ({ x: LEFT + place * WIDTH, y: 24 + place * 3, height: 64 - place * 3 });

export function svg() {
  const stripes = PIGMENTS.map((color, place) => {
    const { x, y, height } = stripe(place);
    return `<path fill="${color}" d="M${x} ${y}h${WIDTH}v${height}h-${WIDTH}z"/>`;
  });
  const ground = `<rect width="${SIDE}" height="${SIDE}" rx="20" fill="${LINEN}"/>`;
  const picture = `${ground}${stripes.join("")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${picture}</svg>\n`;
}

/** A square picture of so many pixels; platforms cut its corners themselves. */
export function png(size) {
  const rgb = (color) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  const colorAt = (x, y) => {
    const place = Math.floor((x - LEFT) / WIDTH);
    const one = place >= 0 && place < 7 ? stripe(place) : null;
    return rgb(one && y >= one.y && y < one.y + one.height ? PIGMENTS[place] : LINEN);
  };
  const rows = [];
  for (let y = 0; y < size; y++) {
    const row = [0];
    for (let x = 0; x < size; x++) row.push(...colorAt(((x + 0.5) * SIDE) / size, ((y + 0.5) * SIDE) / size));
    rows.push(Buffer.from(row));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const parts = [
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "ascii"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
