"""Tells how a round and a match ended."""

from red7.game.cards import cards_of
from red7.game.match import Match
from red7.game.messages import Message, Seat
from red7.terminal.screen import Screen


def tell_round(screen: Screen, match: Match) -> None:
    """Who won the round that is over, what it scored, and how everybody stands."""
    end = match.played[-1].end
    assert end is not None, "the round is over"
    who = Seat(end.winner)
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
    standing = [screen.words.say("standing", who=Seat(seat), points=match.points[seat]) for seat in by_points]
    screen.console.print(screen.bullets(standing))


def tell_result(screen: Screen, match: Match) -> None:
    """Who won the match that is over."""
    winners = [Seat(seat) for seat in match.winners]
    if len(winners) == 1:
        screen.say("match-won", "bold", who=winners[0])
    else:
        screen.say("match-shared", "bold", winners=[Message("player", who=who) for who in winners])
