"""Examples that are drawn: fenced blocks of a page which the engine reads, checks and shows as cards.

    ```palettes green                     ```turn
    Ann: G4 O6 I1                         intl-1.2 actions B 0 R1O6:Y2/I4R5:G4B3 - - play
    Bob: Y2 R2 B6 V7                      R1p G4t
    Bob leads                             ```
    ```

What an example claims is looked up in the rules; one that is wrong stops the build.
"""

import re
from html import escape
from typing import Final

from red7.game.canvas import counting, leader
from red7.game.cards import Card, CardSet, Color
from red7.game.lead import why_leads
from red7.game.position import Position
from red7.speech.words import Words

_FENCE: Final = re.compile(r"^```(cards|palettes|position|turn)\b *(.*)\n((?:.*\n)*?)```$", re.MULTILINE)
_COLORS: Final = {str(color): color for color in Color}


def drawn(markdown: str) -> str:
    """A page with its examples drawn."""
    return _FENCE.sub(lambda match: f"\n{_MAKERS[match[1]](match[2].strip(), match[3].strip())}\n", markdown)


def _cards(caption: str, text: str) -> str:
    rows = [_row(CardSet.parse(line)) for line in text.splitlines()]
    return _figure("".join(f'<div class="r7-row">{row}</div>' for row in rows), escape(caption))


def _palettes(rule: str, text: str) -> str:
    """Some palettes under a rule: what counts in each, and who leads and why."""
    color = _COLORS[rule]
    *lines, claim = text.splitlines()
    palettes = {name: CardSet.parse(cards) for name, _, cards in (line.partition(":") for line in lines)}
    names, sets = list(palettes), list(palettes.values())
    seat = leader(sets, color)
    verdict = "Nobody leads" if seat is None else f"{names[seat]} leads"
    if claim != verdict:
        raise ValueError(f"an example says “{claim}”, but the rules say “{verdict}”:\n{text}")
    words = Words(names=names)
    about = words.say(f"rule-{color}")
    rows = [f'<div class="r7-rule" style="--r7: var(--r7-{color})">{color}: {about}</div>']
    for name, palette in palettes.items():
        mark = ' <span class="r7-leads">leads</span>' if claim == f"{name} leads" else ""
        cards = _row(palette, counting(palette, color))
        rows.append(f'<div class="r7-row"><span class="r7-name">{escape(name)}{mark}</span>{cards}</div>')
    return _figure("".join(rows), escape(words.render(why_leads(sets, color))))


def _position(caption: str, text: str) -> str:
    return _figure(_table(Position.parse(text)), escape(caption))


def _turn(caption: str, text: str) -> str:
    """A position, a turn, and how it stands afterwards."""
    before, turn = text.splitlines()
    start = Position.parse(before)
    round_ = start.round()
    round_.play(turn)
    arrow = f'<div class="r7-turn"><code>{escape(turn)}</code></div>'
    return _figure(_table(start) + arrow + _table(Position.of(round_)), escape(caption))


_MAKERS: Final = {"cards": _cards, "palettes": _palettes, "position": _position, "turn": _turn}


def _row(cards: CardSet, bright: CardSet | None = None) -> str:
    return "".join(_card(card, bright is None or card in bright) for card in reversed(cards))


def _card(card: Card, bright: bool) -> str:
    kind = "r7-card" if bright else "r7-card r7-faint"
    return f'<span class="{kind}">{card.picture()}</span>'


def _table(position: Position) -> str:
    """A table twice, of which the page shows the one that goes with its colours."""
    return (
        f'<div class="r7-table r7-light">{position.picture()}</div>'
        f'<div class="r7-table r7-dark">{position.picture(dark=True)}</div>'
    )


def _figure(content: str, caption: str) -> str:
    under = f"<figcaption>{caption}</figcaption>" if caption else ""
    return f'<figure class="r7-figure">{content}{under}</figure>'
