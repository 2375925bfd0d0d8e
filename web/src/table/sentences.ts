/** Sentences about cards and turns, put together by the language files. */

import { whyNot } from "../game/rules/whyNot";
import { type Step, stepsOf } from "../game/turn/steps";
import type { PrivateView, PublicView, SeenTurn } from "../protocol";
import { editionKey } from "../speech/names";
import type { Speech } from "../speech/words";
import { colorName } from "../ui/cards/Card";
import { signsIn, type TableState } from "./tableContext";

/** A card by its full name, for those who hear it: `red 7`. */
export const cardName = (speech: Speech, card: string): string => named(speech, card, "web-t-card");

/** A card inside a sentence: `the red 7`. */
export const theCard = (speech: Speech, card: string): string => named(speech, card, "web-t-card-the");

function named(speech: Speech, card: string, id: string): string {
  if (card.length === 1) return colorWord(speech, card);
  return speech.say(id, { color: colorName(card[0] ?? "R"), number: Number(card[1]) });
}

/** What a card of the hand can do: its action in the palette, and the rule it makes on the canvas; or why it cannot. */
export function cardUses(state: TableState, card: string): readonly string[] {
  const { speech, table, withActions } = state;
  const makes = speech.say("web-t-makes-rule", { rule: speech.say(`rule-${colorName(card[0] ?? "R")}`) });
  const number = Number(card[1]);
  const edition = editionKey(table.settings.edition ?? "");
  const acts = withActions && number % 2 > 0 ? speech.say(`web-rules-action-${number}`, { edition }) : "";
  const uses = [hindrance(state, card, "p") ?? acts, hindrance(state, card, "c") ?? makes];
  return [...new Set(uses)].filter(Boolean);
}

/** Why a card may not go to a place now, where it may not. */
function hindrance(
  { speech, view, help, staged, withActions }: TableState,
  card: string,
  sign: string,
): string | null {
  const open = (view.yourTurn || view.prepares) && !staged.waiting && view.moves.length > 0;
  if (!open || signsIn(view, help, card).includes(sign)) return null;
  const started = staged.steps.length > 0 || (!view.prepares && view.round.begun !== "");
  const reason = whyNot(card + sign, view.moves, started, withActions);
  return reason && speech.say(reason.code, reason.arguments);
}

/** The name of a colour. */
export function colorWord(speech: Speech, letter: string): string {
  return speech.say(`color-${colorName(letter)}`);
}

const IDS: Readonly<Record<string, string>> = {
  c: "step-discard",
  t: "step-take",
  x: "step-to-canvas",
  d: "step-to-deck",
  "+": "step-draw",
  out: "step-out",
};

/** What is known about a turn besides its text. */
interface Known {
  /** Whose a taken card was. */
  readonly owners?: (card: string) => number | null;
  /** It was played with actions. */
  readonly acts?: boolean;
}

/** A turn in words. */
export function turnSentence(
  speech: Speech,
  seat: number,
  text: string,
  out: boolean,
  known: Known = {},
  whole = true,
): string {
  const who = speech.who(seat);
  const steps = stepsOf(text).filter((step) => step.sign !== ".");
  const told: string[] = [];
  let played: string[] = [];
  steps.forEach((step, place) => {
    const next = steps[place + 1];
    if (step.sign !== "p") {
      told.push(stepSentence(speech, who, step, known.owners));
      return;
    }
    // A 1 takes something in its next step, if it can.
    const idle = known.acts && step.card[1] === "1" && (next ? next.sign !== "t" : whole);
    played.push(idle ? speech.say("web-t-takes-nothing", { card: step.card }) : step.card);
    if (next?.sign === "p") return; // cards that are played one after the other are told together
    told.push(speech.say("step-play", { who, card: speech.join(played) }));
    played = [];
  });
  return speech.say(out ? "turn-out" : "turn-in", { who, steps: speech.join(told) });
}

/** A turn that was played, and who went out with it: its player, or others who have no cards left. */
export function playedSentence(speech: Speech, turn: SeenTurn, known: Known): string {
  const others = turn.out.filter((seat) => seat !== turn.seat);
  return [
    turnSentence(speech, turn.seat, turn.text, turn.out.includes(turn.seat), known, turn.whole),
    ...others.map((seat) => speech.say("turn-empty", { who: speech.who(seat) })),
  ].join(" ");
}

function stepSentence(speech: Speech, who: string, step: Step, owners: Known["owners"] = () => null): string {
  if (step.sign === "+" && (step.card === "??" || step.card === ""))
    return speech.say("step-draw-hidden", { who });
  if (step.sign === "t") {
    const owner = owners(step.card);
    if (owner === null) return speech.say("web-t-step-take", { who, card: step.card });
    return speech.say("step-take", { who, card: step.card, owner: speech.who(owner) });
  }
  const color = colorName(step.card[0] ?? "R");
  return speech.say(IDS[step.sign] ?? "", { who, card: step.card, color });
}

/** Whose turn it is, or what is over. */
export function phaseSentence(speech: Speech, table: PublicView, you: PrivateView | null): string {
  if (table.phase === "finished") return speech.say("web-t-match-over");
  if (table.phase !== "playing") return speech.say("web-t-round-over");
  return speech.say(you?.seat === table.round?.turn ? "web-t-your-turn" : "web-t-turn-of", {
    who: speech.who(table.round?.turn ?? 0),
  });
}
