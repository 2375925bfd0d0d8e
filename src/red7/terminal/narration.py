"""Plays moves and narrates them, each turn as one phrase, with only the cards that the viewer may know.

It also tells how a round and a match ended.
"""

from red7.game.cards import cards_of
from red7.game.match import Match
from red7.game.messages import Message, SeatName
from red7.game.moves import Kind, Move
from red7.game.sight import Sight, sight
from red7.terminal.screen import Screen

_STEPS = {
    Kind.PLAY: "step-play",
    Kind.DISCARD: "step-discard",
    Kind.TAKE: "step-take",
    Kind.TO_CANVAS: "step-to-canvas",
    Kind.TO_DECK: "step-to-deck",
    Kind.OUT: "step-out",
}


class Narration:
    """Plays the moves of a match for a viewer, and keeps each finished turn of the round as phrases."""

    def __init__(self, match: Match, viewer: int | None) -> None:
        self.match = match
        self.lines: list[Message] = []
        self._viewer = viewer
        self._steps: list[Message] = []

    def new_round(self) -> None:
        """Start the next round."""
        self.lines.clear()

    def play(self, move: Move) -> bool:
        """Play a move; returns whether it ended the turn. If it is refused, nothing changes."""
        round_ = self.match.round
        seat = round_.turn
        before = self._sight(seat)
        self.match.play(move)
        after = self._sight(seat)
        self._steps += _step_messages(move, seat, before, after)
        if not round_.is_over and round_.turn == seat:
            return False
        ending = "turn-out" if seat in after.out else "turn-in"
        self.lines.append(Message(ending, who=SeatName(seat), steps=tuple(self._steps)))
        self._steps = []
        for other in after.out:
            if other not in before.out and other != seat:
                self.lines.append(Message("turn-empty", who=SeatName(other)))
        return True

    def _sight(self, seat: int) -> Sight:
        """What the viewer sees; without a viewer, what the seat to move sees."""
        return sight(self.match.round, seat if self._viewer is None else self._viewer)


def _step_messages(move: Move, seat: int, before: Sight, after: Sight) -> list[Message]:
    """A move as phrases: what it did with its card, and the card drawn."""
    messages: list[Message] = []
    who = SeatName(seat)
    if move.kind in _STEPS:
        about: dict[str, object] = {"who": who}
        card = move.card
        if card is not None:
            about |= {"card": card, "color": card.color}
            if move.kind == Kind.TAKE:
                about["owner"] = SeatName([cards >> card & 1 for cards in before.palettes].index(1))
        messages.append(Message(_STEPS[move.kind], **about))
    if move.kind in (Kind.PLAY, Kind.DRAW) and after.deck_size < before.deck_size:
        drawn = cards_of(after.seen_hand(seat) & ~before.seen_hand(seat))
        if drawn:
            messages.append(Message("step-draw", who=who, card=drawn[0]))
        else:
            messages.append(Message("step-draw-hidden", who=who))
    return messages


def tell_round(screen: Screen, match: Match) -> None:
    """Say who won the round, what it scored, and how everybody stands."""
    end = match.played[-1].end
    assert end is not None, "the round is over"
    who = SeatName(end.winner)
    screen.say("round-won", "bold", who=who)
    if not match.options.scoring:
        return
    color = match.round.color
    cards = cards_of(end.scored)[::-1]
    if cards:
        points = sum(card.number for card in cards)
        screen.say("round-scored", who=who, cards=cards, color=color, points=points)
    else:
        screen.say("round-scored-nothing", who=who, color=color)
    if any(match.noted) and not any(match.piles):
        screen.say("round-noted")
    by_points = sorted(range(match.players), key=lambda seat: -match.points[seat])
    standing = [
        screen.words.say("standing", who=SeatName(seat), points=match.points[seat]) for seat in by_points
    ]
    screen.console.print(screen.bullets(standing))


def tell_result(screen: Screen, match: Match) -> None:
    """Say who won the match."""
    winners = [SeatName(seat) for seat in match.winners]
    if len(winners) == 1:
        screen.say("match-won", "bold", who=winners[0])
    else:
        screen.say("match-shared", "bold", winners=[Message("player-inside", who=who) for who in winners])
