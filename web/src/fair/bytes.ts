/** What is hashed for fair deals: the parts of docs/fair-deals.md as bytes. */

export type Part = string | number | Uint8Array | null;

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes of 64 hexadecimal digits in lower case; null for any other text. */
export const unhex = (text: string): Uint8Array | null =>
  /^[0-9a-f]{64}$/.test(text)
    ? Uint8Array.from({ length: 32 }, (_, place) => Number.parseInt(text.slice(2 * place, 2 * place + 2), 16))
    : null;

const bytesOf = (part: Part): Uint8Array =>
  part instanceof Uint8Array ? part : Uint8Array.from(String(part ?? ""), (letter) => letter.charCodeAt(0));

/** The parts joined, each after one byte with its length. */
export const pack = (...parts: readonly Part[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.map(bytesOf).flatMap((bytes) => [bytes.length, ...bytes]));

/** The input of the hash that is a player's commitment. */
export const playerPart = (
  match: string,
  server: Uint8Array,
  seat: number,
  secret: Uint8Array,
): Uint8Array<ArrayBuffer> => pack("red7 deal 1 player", match, server, seat, secret);
