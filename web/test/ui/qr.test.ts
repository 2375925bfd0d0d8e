import assert from "node:assert/strict";
import { test } from "node:test";
import { qr } from "../../src/ui/qr";

// The format of medium correction with each mask, as the standard lists them.
const FORMATS = [
  "101010000010010", "101000100100101", "101111001111100", "101101101001011",
  "100010111111001", "100000011001110", "100111110010111", "100101010100000",
];
const code = (length: number): boolean[][] => {
  const found = qr("x".repeat(length));
  assert.ok(found);
  return found;
};

test("the size grows with the text, up to the largest one", () => {
  // How many bytes versions 1, 2, 3, 9 and 10 hold with medium correction.
  for (const [bytes, size] of [[14, 21], [15, 25], [26, 25], [42, 29], [180, 53], [213, 57]] as const) {
    assert.equal(code(bytes).length, size, `${bytes} bytes`);
  }
  assert.equal(qr("x".repeat(214)), null);
});

test("both copies of the format are one of those of the standard", () => {
  for (const bytes of [5, 40, 100, 200]) {
    const dark = code(bytes);
    const size = dark.length;
    const bit = (x: number, y: number): string => (dark[y]?.[x] ? "1" : "0");
    const columns = [0, 1, 2, 3, 4, 5, 7, 8];
    const first = [...columns.map((x) => bit(x, 8)), ...[7, 5, 4, 3, 2, 1, 0].map((y) => bit(8, y))].join("");
    const second = [
      ...Array.from({ length: 7 }, (_, i) => bit(8, size - 1 - i)),
      ...Array.from({ length: 8 }, (_, i) => bit(size - 8 + i, 8)),
    ].join("");
    assert.equal(first, second);
    assert.ok(FORMATS.includes(first), first);
  }
});

test("a code of version 7 tells its version", () => {
  const dark = code(110);
  assert.equal(dark.length, 45);
  const bits = Array.from({ length: 18 }, (_, i) => (dark[Math.floor(i / 3)]?.[34 + (i % 3)] ? "1" : "0")).reverse();
  assert.equal(bits.join(""), "000111110010010100");
});

test("the three corners are there", () => {
  const dark = code(50);
  const size = dark.length;
  const ring = (left: number, top: number): string =>
    Array.from({ length: 7 }, (_, i) => (dark[top + i] ?? []).slice(left, left + 7).map(Number).join("")).join(" ");
  const corner = "1111111 1000001 1011101 1011101 1011101 1000001 1111111";
  assert.deepEqual([ring(0, 0), ring(size - 7, 0), ring(0, size - 7)], [corner, corner, corner]);
});

test("what is written can be read again", () => {
  const text = "https://red7.example/table/h-JM-ziZZ5IyojEJu7MCtw";
  assert.equal(read(qr(text) ?? []), text);
});

/** Reads a code of version 4, which has two blocks of 32 data codewords. */
function read(dark: readonly (readonly boolean[])[]): string {
  const size = dark.length;
  assert.equal(size, 33);
  const format = [0, 1, 2, 3, 4].map((x) => Number(dark[8]?.[x]));
  const mask = ((format[2]! << 2) | (format[3]! << 1) | format[4]!) ^ 0b101;
  const masks = [
    (x: number, y: number) => (x + y) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ];
  const isFixed = (x: number, y: number): boolean =>
    x === 6 || y === 6 || (x < 9 && y < 9) || (x > 24 && y < 9) || (x < 9 && y > 24) || (x > 23 && x < 29 && y > 23 && y < 29);
  const bits: number[] = [];
  for (let right = 32, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isFixed(x, y)) bits.push(Number(dark[y]?.[x] !== (masks[mask]!(x, y) === 0)));
      }
    }
  }
  const words = Array.from({ length: 64 }, (_, i) => bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => 2 * sum + bit, 0));
  const data = [...words.filter((_, i) => i % 2 === 0), ...words.filter((_, i) => i % 2 === 1)];
  const half = (i: number): number => ((data[i]! & 15) << 4) | (data[i + 1]! >> 4);
  assert.equal(data[0]! >> 4, 4, "bytes");
  return String.fromCharCode(...Array.from({ length: half(0) }, (_, i) => half(i + 1)));
}
