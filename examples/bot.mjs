#!/usr/bin/env node
/**
 * A bot in another process and another language, for `red7 arena random "exec:node examples/bot.mjs"`.
 *
 * Each line it reads is a decision, as JSON; each line it writes is one of the moves. Nothing of Red7 is needed for
 * that: docs/bots.md tells what is in a question. This one lays down its highest card, and thinks no further.
 */

import { createInterface } from "node:readline";

const COLORS = "VIBGYOR"; // from low to high
const strength = (move) => 7 * Number(move[1]) + COLORS.indexOf(move[0]); // R7p is the highest, V1p the lowest

for await (const line of createInterface({ input: process.stdin })) {
  const { moves } = JSON.parse(line);
  const cards = moves.filter((move) => /^[ROYGBIV][1-7]/.test(move)).sort((a, b) => strength(b) - strength(a));
  console.log(cards[0] ?? moves[0]); // without a card to choose: draw, stop, or go out
}
