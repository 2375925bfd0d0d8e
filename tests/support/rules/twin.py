"""The brute-force twin: the rules of Red7 a second time, slow and plain, to check the engine against.

Nothing here is shared with the engine. A card is text such as "R7", a palette a list of cards, a position
a dict as in `data/turns.jsonl`, and every step of a turn makes a fresh copy of the position.
"""

from collections.abc import Iterable, Sequence
from typing import Any

Position = dict[str, Any]
Rank = tuple[int, int]
Strength = tuple[int, Rank]
Line = list[str]  # the steps of a turn, or of the rest of one

COLOURS_FROM_LOW_TO_HIGH = "VIBGYOR"
NUMBERS = range(1, 8)

# Booklets that test a 7's card on the canvas at once, and not at the end of the turn.
SEVEN_LEADS_AT_ONCE = ("first", "intl-1.2", "es-ar")
# Booklets that forbid playing a 1 or a 7 by a player who does not end the turn leading.
ONE_AND_SEVEN_MUST_LEAD = ("es-1.3", "nl-2016")


# Cards and the seven rules


def number(card: str) -> int:
    return int(card[1])


def rank(card: str) -> Rank:
    """A value that orders cards: by number, then by colour."""
    return number(card), COLOURS_FROM_LOW_TO_HIGH.index(card[0])


def highest(cards: Iterable[str]) -> list[str]:
    """The highest card as a list of one, or nothing of nothing."""
    return sorted(cards, key=rank)[-1:]


def counting(palette: Iterable[str], colour: str) -> list[str]:
    """The cards of a palette that count under the rule of that colour, in alphabetical order."""
    cards = list(palette)
    best: list[str] = []
    for candidate in _sets_that_meet(cards, colour):
        if _strength_of_set(candidate) > _strength_of_set(best):
            best = candidate
    return sorted(best)


def strength(palette: Iterable[str], colour: str) -> Strength:
    """How many cards count and the rank of the highest of them: the greater strength leads."""
    return _strength_of_set(counting(palette, colour))


def leader(palettes: Sequence[Iterable[str]], colour: str, out: Iterable[int] = ()) -> int | None:
    """The seat that leads among those still in, or None where no card counts."""
    gone = list(out)
    best_seat, best_strength = None, _strength_of_set([])
    for seat, palette in enumerate(palettes):
        if seat not in gone and strength(palette, colour) > best_strength:
            best_seat, best_strength = seat, strength(palette, colour)
    return best_seat


def _strength_of_set(cards: list[str]) -> Strength:
    if not cards:
        return 0, (0, 0)
    return len(cards), max(rank(card) for card in cards)


def _sets_that_meet(cards: list[str], colour: str) -> list[list[str]]:
    """Every set of cards that might be the one that counts; some may be empty."""
    match colour:
        case "R":
            return [highest(cards)]
        case "O":
            return [[card for card in cards if number(card) == wanted] for wanted in NUMBERS]
        case "Y":
            return [[card for card in cards if card[0] == wanted] for wanted in COLOURS_FROM_LOW_TO_HIGH]
        case "G":
            return [[card for card in cards if number(card) in (2, 4, 6)]]
        case "B":
            one_of_each: list[str] = []
            for wanted in COLOURS_FROM_LOW_TO_HIGH:
                one_of_each += highest(card for card in cards if card[0] == wanted)
            return [one_of_each]
        case "I":
            return _runs(cards)
        case "V":
            return [[card for card in cards if number(card) < 4]]
        case _:
            raise ValueError(f"{colour!r} is no colour: expected one of {COLOURS_FROM_LOW_TO_HIGH}")


def _runs(cards: list[str]) -> list[list[str]]:
    """All runs of consecutive numbers, each number by its highest card."""
    runs = []
    for first in NUMBERS:
        run: list[str] = []
        for wanted in range(first, 8):
            best = highest(card for card in cards if number(card) == wanted)
            if not best:
                break
            run += best
            runs.append(list(run))
    return runs


# One step of a turn


def _copy(position: Position) -> Position:
    """The same position in fresh lists, without the answers that the data files add to it."""
    copy = {key: value for key, value in position.items() if key not in ("leader", "turns")}
    copy["hands"] = [list(hand) for hand in position["hands"]]
    copy["palettes"] = [list(palette) for palette in position["palettes"]]
    copy["deck"] = list(position["deck"])
    copy["out"] = list(position["out"])
    return copy


def _step(position: Position, step: str) -> Position:
    """The position after one step of the seat to move, with the cards moved and nothing judged."""
    after_step = _copy(position)
    card, what = step[:2], step[2:]
    hand = after_step["hands"][position["turn"]]
    palette = after_step["palettes"][position["turn"]]
    deck = after_step["deck"]
    match what:
        case "p":
            hand.remove(card)
            palette.append(card)
        case "c":
            hand.remove(card)
            after_step["canvas"] = card[0]
        case "t":
            for other in _others_still_in(after_step):
                if card in after_step["palettes"][other]:
                    after_step["palettes"][other].remove(card)
                    deck.append(card)
        case "x":
            palette.remove(card)
            after_step["canvas"] = card[0]
        case "d":
            palette.remove(card)
            deck.append(card)
        case "+":
            assert deck[-1] == card, f"{step!r} draws a card that is not on top of the deck"
            hand.append(deck.pop())
        case _:
            raise ValueError(f"{step!r} is no step of a turn: expected a card and one of p c t x d +")
    hand.sort()
    palette.sort()
    assert all(after_step["palettes"]), "a palette can never become empty"
    return after_step


def _leads(position: Position) -> bool:
    """Whether the seat to move leads as things stand."""
    seat: int = position["turn"]
    return leader(position["palettes"], position["canvas"], position["out"]) == seat


def _others_still_in(position: Position) -> list[int]:
    seats = range(len(position["hands"]))
    return [seat for seat in seats if seat != position["turn"] and seat not in position["out"]]


# All turns


def turns(position: Position) -> dict[str, str]:
    """Every legal complete turn of the seat to move, with "in" or "out" for what becomes of that seat."""
    if position["turn"] is None:
        return {}
    lines = _discards(position)
    for card in position["hands"][position["turn"]]:
        lines += _plays(position, card)
    fates = {"out": "out"}
    for line in lines:
        end = position
        for step in line:
            end = _step(end, step)
        fates[" ".join(line)] = "in" if _leads(end) else "out"
    return fates


def _plays(position: Position, card: str) -> list[Line]:
    """All ways to finish a turn from here by playing that card; none where it may not be played."""
    played = _step(position, card + "p")
    action = number(card) if position["actions"] else None
    match action:
        case 1:
            rests = _take_and_end(played)
        case 3:
            rests = _draw_and_end(played)
        case 5:
            rests = _play_on_and_end(played)
        case 7:
            rests = _give_up_and_end(played, card)
        case _:
            rests = _endings(played)
    return [[card + "p", *rest] for rest in rests]


def _take_and_end(position: Position) -> list[Line]:
    """A 1 was played: take a card off another palette."""
    edition = position["edition"]
    own_size = len(position["palettes"][position["turn"]])
    lines = []
    for other in _others_still_in(position):
        palette = position["palettes"][other]
        protected = len(palette) == 1 if edition == "first" else len(palette) < own_size
        for card in [] if protected else palette:
            step = card + "t"
            for rest in _endings(_step(position, step), must_lead=edition != "first"):
                lines.append([step, *rest])
    return lines or _endings(position, must_lead=edition in ONE_AND_SEVEN_MUST_LEAD)


def _draw_and_end(position: Position) -> list[Line]:
    """A 3 was played: draw a card, which may go to the canvas at once."""
    if not position["deck"]:
        return _endings(position)
    step = position["deck"][-1] + "+"
    return [[step, *rest] for rest in _endings(_step(position, step), gambled=True)]


def _play_on_and_end(position: Position) -> list[Line]:
    """A 5 was played: play another card, if any can be played."""
    lines = []
    for card in position["hands"][position["turn"]]:
        lines += _plays(position, card)
    return lines or _endings(position)


def _give_up_and_end(position: Position, seven: str) -> list[Line]:
    """A 7 was played: move a card of the own palette to the canvas or onto the deck."""
    edition = position["edition"]
    palette = position["palettes"][position["turn"]]
    if edition == "first":
        steps = [card + "x" for card in palette if card != seven]
    else:
        steps = [card + place for card in palette for place in "xd"]
    must_lead = edition in ONE_AND_SEVEN_MUST_LEAD
    lines = []
    for step in steps:
        moved = _step(position, step)
        if step.endswith("x") and edition in SEVEN_LEADS_AT_ONCE and not _leads(moved):
            continue
        lines += [[step, *rest] for rest in _endings(moved, must_lead=must_lead)]
    if edition == "first" and not lines:
        return _endings(position)
    return lines


def _endings(position: Position, *, must_lead: bool = False, gambled: bool = False) -> list[Line]:
    """After the palette plays: stop here, or discard a hand card to the canvas."""
    may_fall_short = not must_lead and (position["edition"] != "es-ar" or gambled)
    stop: list[Line] = [[]] if _leads(position) or may_fall_short else []
    return stop + _discards(position, must_lead=must_lead)


def _discards(position: Position, *, must_lead: bool = False) -> list[Line]:
    """Every discard of a hand card to the canvas, with and without the draw that it may earn."""
    may_fall_short = not must_lead and position["edition"] == "es-1.3"
    palette_size = len(position["palettes"][position["turn"]])
    lines = []
    for card in position["hands"][position["turn"]]:
        step = card + "c"
        if _leads(_step(position, step)) or may_fall_short:
            lines.append([step])
            if position["draw"] and position["deck"] and number(card) > palette_size:
                lines.append([step, position["deck"][-1] + "+"])
    return lines


# From turn to turn


def after(position: Position, turn: str) -> Position:
    """The position after a complete turn; when that ends the round, "turn" is None and "winner" a seat."""
    legal = turns(position)
    if turn not in legal:
        raise ValueError(f"{turn!r} is not a legal turn here: expected one of {', '.join(legal)}")
    return _after(position, turn, legal[turn])


def _after(position: Position, turn: str, fate: str) -> Position:
    end = _copy(position)
    for step in [] if turn == "out" else turn.split():
        end = _step(end, step)
    if fate == "out":
        end["out"] = sorted([*end["out"], end["turn"]])
    while True:
        seats = len(end["hands"])
        still_in = [seat for seat in range(seats) if seat not in end["out"]]
        if len(still_in) == 1:
            end["turn"], end["winner"] = None, still_in[0]
            return end
        end["turn"] = (end["turn"] + 1) % seats
        if end["turn"] in still_in:
            if end["hands"][end["turn"]]:
                return end
            end["out"] = sorted([*end["out"], end["turn"]])


def perft(position: Position, depth: int) -> int:
    """How many different sequences of that many complete turns begin here."""
    if depth == 0:
        return 1
    return sum(perft(_after(position, turn, fate), depth - 1) for turn, fate in turns(position).items())
