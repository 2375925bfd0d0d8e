/**
 * What those who hear the table are told when it has changed: only what is new, in the order it happened.
 * Pure.
 */

import { type Game, momentOf } from "../../game/reducer";
import { sorted } from "../../game/rules/cardOrder";
import { whyBehind } from "../../game/rules/leads";
import type {
  Lead,
  PrivateView,
  PublicView,
  RoundEndView,
  RoundView,
  SeatView,
  SeenTurn,
} from "../../protocol";
import { optionsOf } from "../../speech/names";
import type { Speech } from "../../speech/words";
import { colorName } from "../../ui/cards/Card";
import { replacedId } from "../players/ComeBack";
import { playedSentence, theCard } from "../sentences";
import { prospectId } from "../turn/turnEnd";

/**
 * The news of a table since it was told of; for somebody who comes, what has happened since their last turn.
 */
export function news(before: Game | null, now: Game, speech: Speech): readonly string[] {
  const { table, you, turns } = now;
  const { round } = table;
  const then = before?.table.match_number === table.match_number ? before : null;
  const lines = before ? people(before.table, table, you?.seat ?? null, speech) : [];
  if (!round) return lines;

  const known = then?.turns ?? (before ? [] : turns.slice(0, sinceOwn(now)));
  const fresh = turns.filter((turn, place) => publicly(turn) !== publicly(known[place]));
  const owner = (card: string): number | null => {
    const seat = then?.table.round?.palettes.findIndex((palette) => palette.includes(card)) ?? -1;
    return seat < 0 ? null : seat;
  };
  const acts = optionsOf(table.settings.options ?? "basic").includes("actions");
  const sentences = (some: readonly SeenTurn[]): string[] =>
    some.map((turn) => playedSentence(speech, turn, { acts, owners: owner }));
  const began = then?.table.round?.number !== round.number;
  lines.push(...sentences(fresh.filter((turn) => turn.round < round.number)));
  if (began) lines.push(roundSentence(speech, table, round.number, round.color));
  lines.push(...sentences(fresh.filter((turn) => turn.round === round.number)));

  if (round.end && table.phase !== "playing") {
    if (began || !then?.table.round?.end)
      lines.push(...resultSentences(speech, table, turns, round.end, round.color));
  } else if (table.phase === "playing") {
    const lead = round.leads.find((one) => one.color === round.color);
    const mine = momentOf(now) !== "" && (began || momentOf(now) !== momentOf(before));
    if (lead && (mine || (you === null && fresh.length > 0)))
      lines.push(speech.tell(whyLeads(lead, round, you)));
    if (mine) lines.push(speech.say("web-t-your-turn"));
    if (mine && you?.prospect && you.prospect !== "in")
      lines.push(speech.say(prospectId(you.prospect, table.seats.length - round.out.length)));
  }
  return lines;
}

/** Why the leader leads; for a player who does not, compared with their own cards. */
function whyLeads(lead: Lead, { palettes }: RoundView, you: PrivateView | null): Lead["why"] {
  return you === null || you.seat === lead.seat ? lead.why : whyBehind(lead, palettes, you.seat);
}

/** How many turns there were up to the latest own one of this round. */
function sinceOwn({ table, you, turns }: Game): number {
  const own = turns.findLastIndex((turn) => turn.round === table.round?.number && turn.seat === you?.seat);
  return own >= 0 ? own + 1 : turns.filter((turn) => turn.round < (table.round?.number ?? 0)).length;
}

/** A turn as everybody knows it: who has drawn knows the card. */
function publicly(turn: SeenTurn | undefined): string {
  return turn ? JSON.stringify({ ...turn, text: turn.text.replace(/..\+/g, "??+") }) : "";
}

function roundSentence(speech: Speech, table: PublicView, number: number, color: string): string {
  const rule = speech.say("web-t-rule-named", {
    color: colorName(color),
    rule: speech.say(`rule-${colorName(color)}`),
  });
  return table.seats.some((seat) => seat.points > 0) || number > 1
    ? speech.say("web-t-round-rule", { round: number, rule })
    : rule;
}

function people(before: PublicView, now: PublicView, you: number | null, speech: Speech): string[] {
  const changed = (isSo: (seat: SeatView) => boolean): number[] =>
    now.seats.flatMap((seat, number) => {
      const then = before.seats[number];
      return then && isSo(seat) && !isSo(then) ? [number] : [];
    });
  const others = (isSo: (seat: SeatView) => boolean): string[] =>
    changed(isSo)
      .filter((seat) => seat !== you)
      .map((seat) => now.seats[seat]?.name ?? "");
  const timeouts = (table: PublicView): number => table.seats[you ?? -1]?.timeouts ?? 0;
  const again = others((seat) => seat.asked);
  return [
    ...(now.phase === "waiting" ? others((seat) => seat.kind === "person") : []).map((name) =>
      speech.say("web-t-told-joined", { name }),
    ),
    ...others((seat) => seat.left && !seat.stand_in).map((name) => speech.say("web-t-told-left", { name })),
    ...others((seat) => seat.left && !!seat.stand_in).map((name) =>
      speech.say("web-t-told-gave-up", { name }),
    ),
    ...(timeouts(now) > timeouts(before)
      ? [speech.say(replacedId(now.seats[you ?? -1]) ?? "web-t-told-time-up")]
      : []),
    ...(again.length > 0
      ? [speech.say("web-t-rematch-others", { count: again.length, names: speech.join(again) })]
      : []),
  ];
}

/** Who won the match, or the round where the match goes on. */
export function wonSentence(speech: Speech, table: PublicView, end: RoundEndView): string {
  if (table.phase !== "finished") return speech.say("round-won", { who: speech.who(end.winner) });
  if (end.cause === "left") {
    const gone = table.seats.findIndex((seat) => seat.gave_up);
    return speech.say("web-t-walkover", { who: speech.who(gone) });
  }
  const winners = table.seats.flatMap((seat, number) => (seat.won ? [number] : []));
  if (winners.length === 1) return speech.say("match-won", { who: speech.who(winners[0] ?? 0) });
  const names = winners.map((seat) => speech.say("player-inside", { who: speech.who(seat) }));
  return speech.say("match-shared", { winners: speech.join(names) });
}

/** Why the last rival was out: true of everybody it names. */
export function causeSentence(speech: Speech, turns: readonly SeenTurn[], end: RoundEndView): string {
  const last = turns.at(-1);
  if (end.cause === "no cards") {
    const empty = last?.out.filter((seat) => seat !== last.seat) ?? [];
    return empty.map((seat) => speech.say("turn-empty", { who: speech.who(seat) })).join(" ");
  }
  if (end.cause === "left") return speech.say("web-t-cause-left", { who: speech.who(end.winner) });
  const cause = end.could == null ? end.cause : end.could ? "would not" : "could not";
  const id = `web-t-cause-${cause.replaceAll(" ", "-")}`;
  return speech.say(id, { who: last && last.seat !== end.winner ? speech.who(last.seat) : "" });
}

/** What the winner of a round has scored. */
export function scoredSentence(speech: Speech, end: RoundEndView, letter: string): string {
  const who = speech.who(end.winner);
  const color = colorName(letter);
  if (end.scored.length === 0) return speech.say("round-scored-nothing", { who, color });
  const cards = sorted(end.scored);
  const points = cards.reduce((sum, card) => sum + Number(card[1]), 0);
  return speech.say("round-scored", { who, color, points, cards: speech.join(cards) });
}

function resultSentences(
  speech: Speech,
  table: PublicView,
  turns: readonly SeenTurn[],
  end: RoundEndView,
  color: string,
): string[] {
  const lines = [wonSentence(speech, table, end)];
  if (end.cause !== "no cards") lines.push(causeSentence(speech, turns, end)); // told with the turn
  const scoring = end.cause !== "left" && table.seats.some((seat) => seat.points > 0);
  return scoring ? [...lines, scoredSentence(speech, end, color)] : lines;
}

/** A sentence with the names of the cards in place of their signs: `the red 7`, not `R7`. */
export function spelled(speech: Speech, line: string): string {
  return line.replace(/\b[ROYGBIV][1-7]\b/g, (card) => theCard(speech, card));
}
