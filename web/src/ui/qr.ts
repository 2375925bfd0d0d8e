/** QR codes of short texts: bytes, error correction of medium strength, versions 1 to 10. */

// By version: codewords in all, correction codewords of a block, number of blocks, places of alignment marks.
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const MARKS = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

type Grid = boolean[][];

/** The modules of the code, dark ones true, without a margin; null if the text is too long. */
export function qr(text: string): Grid | null {
  const bytes = new TextEncoder().encode(text);
  const version = TOTAL.findIndex((_, v) => bytes.length <= room(v) - (v < 9 ? 2 : 3));
  if (version < 0) return null;
  const size = 21 + 4 * version;
  const codewords = interleaved(dataOf(bytes, version), version);
  const fixed: Grid = grid(size);
  const base: Grid = grid(size);
  drawPatterns(base, fixed, version);
  drawData(base, fixed, codewords);
  const masked = MASKS.map((mask, number) => {
    const one = base.map((row, y) => row.map((dark, x) => dark !== (!fixed[y]![x]! && mask(x, y))));
    drawFormat(one, number);
    return one;
  });
  const costs = masked.map(cost);
  return masked[costs.indexOf(Math.min(...costs))]!;
}

const grid = (size: number): Grid => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
const room = (version: number): number => TOTAL[version]! - CORRECTION[version]! * BLOCKS[version]!;

function dataOf(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 9 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  const capacity = room(version) * 8;
  push(0, Math.min(4, capacity - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0; bits.length < capacity; pad++) push(pad % 2 ? 0x11 : 0xec, 8);
  return Array.from({ length: bits.length / 8 }, (_, i) => bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => 2 * sum + bit, 0));
}

// The field of 256 elements, by its powers of 2.
const POWERS = new Uint8Array(512);
const LOGS = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  POWERS[power] = POWERS[power + 255] = value;
  LOGS[value] = power;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? POWERS[LOGS[a]! + LOGS[b]!]! : 0);

function correction(data: readonly number[], length: number): number[] {
  let divisor = [1];
  for (let power = 0; power < length; power++) {
    const next = [...divisor, 0];
    divisor.forEach((factor, i) => (next[i + 1]! ^= times(factor, POWERS[power]!)));
    divisor = next;
  }
  const rest = [...data, ...Array<number>(length).fill(0)];
  data.forEach((_, at) => {
    const lead = rest[at]!;
    divisor.forEach((factor, i) => (rest[at + i]! ^= times(factor, lead)));
  });
  return rest.slice(data.length);
}

function interleaved(data: readonly number[], version: number): number[] {
  const count = BLOCKS[version]!;
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const blocks: number[][] = [];
  for (let block = 0, at = 0; block < count; block++) {
    const length = short + (block >= count - longer ? 1 : 0);
    blocks.push(data.slice(at, (at += length)));
  }
  const extra = blocks.map((block) => correction(block, CORRECTION[version]!));
  const column = (all: number[][], i: number): number[] => all.flatMap((block) => (i < block.length ? [block[i]!] : []));
  return [
    ...Array.from({ length: short + 1 }, (_, i) => column(blocks, i)).flat(),
    ...Array.from({ length: CORRECTION[version]! }, (_, i) => column(extra, i)).flat(),
  ];
}

function drawPatterns(dark: Grid, fixed: Grid, version: number): void {
  const size = dark.length;
  const set = (x: number, y: number, value: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = value;
    fixed[y]![x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  const marks = MARKS[version]!;
  const last = marks.length - 1;
  marks.forEach((cx, i) =>
    marks.forEach((cy, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }),
  );
  for (const [x, y] of formatPlaces(size).flat()) set(x, y, false);
  set(8, size - 8, true);
  if (version >= 6) {
    const bits = ((version + 1) << 12) | remainder(version + 1, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const value = ((bits >> i) & 1) === 1;
      set(size - 11 + (i % 3), Math.floor(i / 3), value);
      set(Math.floor(i / 3), size - 11 + (i % 3), value);
    }
  }
}

/** What is left of a value, moved up, after division by a polynomial of that degree. */
function remainder(value: number, degree: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >> (degree - 1)) & 1 ? divisor : 0);
  return rest & ((1 << degree) - 1);
}

/** Where the 15 bits of the format stand, the lowest first, in both copies. */
function formatPlaces(size: number): [number, number][][] {
  const along = [0, 1, 2, 3, 4, 5, 7, 8];
  return Array.from({ length: 15 }, (_, i) => [
    i < 8 ? [8, along[i]!] : [along[14 - i]!, 8],
    i < 8 ? [size - 1 - i, 8] : [8, size - 15 + i],
  ]);
}

function drawFormat(dark: Grid, mask: number): void {
  // Medium correction is 00, so the data are the mask alone.
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
  formatPlaces(dark.length).forEach((places, i) => {
    for (const [x, y] of places) dark[y]![x] = ((bits >> i) & 1) === 1;
  });
}

function drawData(dark: Grid, fixed: Grid, codewords: readonly number[]): void {
  const size = dark.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue;
        dark[y]![x] = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit++;
      }
    }
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How hard a code is to read: long lines, squares, what looks like a corner, and too much of one shade. */
function cost(dark: Grid): number {
  const size = dark.length;
  const line = (one: readonly boolean[]): number => {
    const text = one.map(Number).join("");
    const runs = (text.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
    const corners = [...text.matchAll(/(?=00001011101|10111010000)/g)].length;
    return runs + 40 * corners;
  };
  let sum = 0;
  let total = 0;
  for (let i = 0; i < size; i++) sum += line(dark[i]!) + line(dark.map((row) => row[i]!));
  dark.forEach((row, y) =>
    row.forEach((value, x) => {
      total += Number(value);
      if (x && y && value === row[x - 1] && value === dark[y - 1]![x] && value === dark[y - 1]![x - 1]) sum += 3;
    }),
  );
  return sum + 10 * Math.floor(Math.abs((total * 20) / (size * size) - 10));
}
