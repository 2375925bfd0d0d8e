"""A table as SVG: the canvas with who leads and why, the deck, and a row for each seat."""

from collections.abc import Iterable, Sequence
from typing import Final

from red7.art.card import HEIGHT, WIDTH, back, card, color_card
from red7.art.studio import Sketch, Studio
from red7.game.canvas import counting, leader
from red7.game.cards import CARDS, CardSet
from red7.game.engine.bits import DECK_SIZE
from red7.game.lead import why_leads
from red7.game.position import Position
from red7.game.sight import Sight
from red7.speech.words import Words

_SCALE: Final = 0.5
_STEP: Final = WIDTH * _SCALE + 5  # from card to card
_MARGIN: Final = 16
_LABEL: Final = 92
_ROW: Final = HEIGHT * _SCALE + 16
_HEAD: Final = HEIGHT * _SCALE + 44  # the canvas and the deck, and the text below


def table(shown: Position | Sight, studio: Studio, names: Sequence[str] = ()) -> Sketch:
    """A round with all its cards, or as a viewer may know it."""
    labels = list(names) or [f"seat {seat}" for seat in range(shown.players)]
    hands = [_hand(shown, seat) for seat in range(shown.players)]
    palettes = max(2, *[len(palette) for palette in shown.palettes])
    held = max(2, *[len(cards) + hidden for cards, hidden in hands])
    left = _MARGIN + _LABEL
    right = left + palettes * _STEP + 22
    verdict = Words(names=labels).render(why_leads(shown.palettes, shown.color, shown.out))
    end = max(right + held * _STEP, left + 6.6 * len(verdict))
    width, height = end + _MARGIN, _MARGIN + _HEAD + shown.players * _ROW
    parts = [*_head(shown, studio, verdict)]
    for seat in range(shown.players):
        top = _MARGIN + _HEAD + seat * _ROW
        parts += _label(shown, studio, labels[seat], seat, top)
        cards = [
            *_palette(shown, seat, studio, left, top),
            *_cards(shown, *hands[seat], studio, right, top),
        ]
        parts += [f'<g opacity=".5">{"".join(cards)}</g>'] if seat in shown.out else cards
    parts.append(studio.text(left, _MARGIN + _HEAD - 8, "palette", size=11, soft=True))
    parts.append(studio.text(right, _MARGIN + _HEAD - 8, "hand", size=11, soft=True))
    return Sketch(round(width), round(height), f"Red7, {shown.color} rules. {verdict}", parts)


def _head(shown: Position | Sight, studio: Studio, verdict: str) -> Iterable[str]:
    """The canvas, the rule it makes, who leads by it, and the deck."""
    left = _MARGIN + _LABEL
    if shown.canvas < DECK_SIZE:
        yield card(CARDS[shown.canvas], studio, _MARGIN, _MARGIN)
    else:
        yield color_card(shown.color, studio, _MARGIN, _MARGIN)
    rule = Words().say(f"rule-{shown.color}")
    yield studio.text(left, _MARGIN + 20, f"{shown.color}: {rule}", size=17, bold=True)
    yield studio.text(left, _MARGIN + 40, verdict)
    known = (
        shown.deck[len(shown.deck) - shown.deck_known :] if isinstance(shown, Position) else shown.deck_top
    )
    top = f", on top {' '.join(str(one) for one in reversed(known))}" if known else ""
    cards = "1 card" if shown.deck_size == 1 else f"{shown.deck_size} cards"
    deck = f"{cards} in the deck{top}" if shown.deck_size else "no deck"
    yield studio.text(left, _MARGIN + 60, f"{deck} · {shown.edition} {shown.options}", size=12, soft=True)


def _label(shown: Position | Sight, studio: Studio, name: str, seat: int, top: float) -> Iterable[str]:
    if seat == shown.winner:
        state = "won"
    elif seat in shown.out:
        state = "out"
    else:
        leads = leader(shown.palettes, shown.color, shown.out) == seat
        state = ", ".join(["leads"] * leads + ["to move"] * (seat == shown.turn))
    short = name if len(name) <= 11 else f"{name[:10]}…"
    yield studio.text(
        _MARGIN, top + 28, short, bold=seat == (shown.turn if shown.winner is None else shown.winner)
    )
    yield studio.text(_MARGIN, top + 46, state, size=12, soft=True)


def _palette(shown: Position | Sight, seat: int, studio: Studio, left: float, top: float) -> Iterable[str]:
    """A palette with the cards that count first, each with its check."""
    palette = shown.palettes[seat]
    counts = counting(palette, shown.color)
    ordered = [*reversed(counts), *reversed(palette - counts)]
    for place, one in enumerate(ordered):
        yield card(
            one, studio, left + place * _STEP, top, actions=shown.options.actions, counting=one in counts
        )


def _hand(shown: Position | Sight, seat: int) -> tuple[CardSet, int]:
    """The cards of a hand that may be shown, and how many more there are."""
    if isinstance(shown, Position):
        return shown.hands[seat], 0
    cards = shown.seen_hand(seat)
    return cards, shown.hand_sizes[seat] - len(cards)


def _cards(
    shown: Position | Sight, cards: CardSet, hidden: int, studio: Studio, left: float, top: float
) -> Iterable[str]:
    for place, one in enumerate(reversed(cards)):
        yield card(one, studio, left + place * _STEP, top, actions=shown.options.actions)
    for place in range(len(cards), len(cards) + hidden):
        yield back(studio, left + place * _STEP, top)
