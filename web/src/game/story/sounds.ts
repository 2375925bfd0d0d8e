/** Seven soft sounds, synthesised, and when they are heard. */

import type { RoundView, SeenEvent } from "../../protocol";
import type { Game } from "../reducer";
import { soundNow } from "../settings";
import type { Scene } from "./story";

export type Sound = "card" | "rule" | "lead" | "out" | "falls" | "won" | "time";

// Frequencies in Hz, one after the other, and how long each lasts in seconds.
const NOTES: Readonly<Record<Sound, { readonly notes: readonly number[]; readonly length: number }>> = {
  card: { notes: [190], length: 0.07 },
  rule: { notes: [330, 247], length: 0.12 },
  lead: { notes: [392, 523], length: 0.12 },
  out: { notes: [262, 208, 165], length: 0.2 },
  falls: { notes: [208, 165], length: 0.13 },
  won: { notes: [392, 494, 587, 784], length: 0.16 },
  time: { notes: [659, 659], length: 0.1 },
};

/**
 * What is heard when a turn was played: for you the end, being out or the lead; a new rule, or just the card.
 */
export function soundsOf(game: Game, before: Game, events: readonly SeenEvent[]): readonly Sound[] {
  const now = game.table.round;
  const then = before.table.round;
  const you = game.you?.seat;
  if (!now || !then || !events.some((event) => event.type === "played")) return [];
  const isOut = you !== undefined && now.out.includes(you) && !then.out.includes(you);
  const leads = (round: RoundView): boolean =>
    round.leads.some((lead) => lead.color === round.color && lead.seat === you);
  const gained = !now.end && !isOut && leads(now) && !leads(then);
  const won = you !== undefined && now.end?.winner === you;
  const first = won ? "won" : isOut ? "out" : now.color !== then.color ? "rule" : "card";
  return gained ? [first, "lead"] : [first];
}

/** What is heard at a moment of the turn of somebody else. */
export function soundOf({ kind, seat }: Scene, you: number | undefined): Sound | null {
  if (kind === "crown") return seat === you ? "lead" : null;
  if (kind === "out") return seat === you ? "out" : "falls";
  return kind === "paint" ? "rule" : "card";
}

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!soundNow() || document.hidden) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") return; // nobody has touched the page yet
    const { notes, length } = NOTES[sound];
    for (const [place, frequency] of notes.entries()) {
      tone(context, frequency, context.currentTime + place * length * 0.85, length);
    }
  } catch {
    context = null; // no sound here
  }
}

/** Browsers allow sound only after the page was touched. */
export function allowSounds(): void {
  addEventListener("pointerdown", () => soundNow() && void (context ??= new AudioContext()).resume(), {
    passive: true,
  });
}

function tone(audio: AudioContext, frequency: number, start: number, length: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = "triangle";
  source.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.09, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + length * 1.6);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + length * 1.7);
}
