"""Nothing a viewer of a table gets depends on what the viewer may not know.

A round is played twice: once as dealt, and once with all cards that a viewer has not seen by then dealt to
other places, where everybody does the same again. Whatever that viewer can get from the table, views, events
one by one, answers to what-ifs and refusals, has to be the same to the last byte.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from support.rules.sample_rounds import EVERYTHING, NAMED, PLAYERS
from support.table_driver import LEVELS, PEOPLE, SYSTEM, Club, encode, round_of

from red7.game.cards import NAMES, cards_of
from red7.game.deal import Deal
from red7.game.editions import EDITIONS, Edition, Options
from red7.game.engine.dice import Dice
from red7.game.errors import Red7Error
from red7.game.history import RoundEntry
from red7.game.match import dealt_round
from red7.game.position import Position
from red7.game.sight import ONLOOKER, WATCHER, sight
from red7.table.commands import AutoNextRound, Command, Commit, Help, NextRound, Play, Rematch
from red7.table.deadlines import due
from red7.table.decide import decide
from red7.table.events import Event, Played
from red7.table.replay.earlier import earlier
from red7.table.settings import Settings
from red7.table.table import Phase, Table
from red7.table.views.card_names import names
from red7.table.views.history import history, public_event, record
from red7.table.views.preview import what_if
from red7.table.views.private import private_view
from red7.table.views.public import public_view
from red7.table.views.step_tree import MOST_ASKED, step_tree

Viewer = int | None


class World(NamedTuple):
    """A table in the middle of a round, and the events of that round."""

    table: Table
    events: list[Event]


class Pair(NamedTuple):
    """A world, another that its viewer cannot tell from it, and the viewer."""

    one: World
    other: World
    viewer: Viewer


def redealt(table: Table, viewer: Viewer, dice: Dice) -> Deal:
    """The deal of the round with the cards that the viewer has not seen by now in other places."""
    assert table.match is not None
    knows = WATCHER if viewer is None else ONLOOKER if table.looks_on(viewer) else viewer
    unseen = cards_of(sight(table.match.round, knows).unseen)
    shuffled = list(unseen)
    for last in range(len(shuffled) - 1, 0, -1):
        chosen = dice.below(last + 1)
        shuffled[last], shuffled[chosen] = shuffled[chosen], shuffled[last]
    instead = {int(card): int(other) for card, other in zip(unseen, shuffled, strict=True)}
    dealt = table.match.played[-1].deal
    return Deal(
        hands=tuple(tuple(instead.get(card, card) for card in hand) for hand in dealt.hands),
        palettes=dealt.palettes,
        deck=tuple(instead.get(card, card) for card in dealt.deck),
    )


def again(start: Table, deal: Deal, world: World) -> World | None:
    """The round from its start with another deal, in which everybody does the same; None if they could not.

    They could not where a 5 stood alone, and with the other cards would not have.
    """
    table = start.copy()
    assert table.match is not None
    match = table.match
    match.played[-1] = RoundEntry(deal)
    scored = int(match.round.scored)
    match.round = dealt_round(deal, match.edition, match.options, scored)
    events: list[Event] = []
    for event in world.events:
        if not isinstance(event, Played):
            return None
        try:
            command = Play(seat=event.seat, text=event.shown, whole=event.whole)
            for same in decide(table, PEOPLE[event.seat], command, 0, bytes, LEVELS):
                table.apply(same, world.table.last_at)
                events.append(same)
        except Red7Error:
            return None
    return World(table, events)


def pairs(
    edition: Edition, options: Options, players: int, *, rounds: int, open_hands: bool = False
) -> Iterator[Pair]:
    """Pairs from whole rounds, for every viewer in turn; moments at which nothing can change are left out."""
    settings = Settings(
        players=players, edition=edition.name, options=str(options), help=True, open_hands=open_hands
    )
    club = Club(settings, seed=players)
    club.deal()
    dice = Dice(players)
    number = 0
    for _ in range(rounds):
        start = club.table.copy()
        events: list[Event] = []
        while club.table.phase is Phase.PLAYING:
            number += 1
            viewer = None if number % (players + 1) == players else number % (players + 1)
            one = World(club.table.copy(), events[:])
            other = again(start, redealt(club.table, viewer, dice), one)
            if other is not None and differ(one, other):
                yield Pair(one, other, viewer)
            events += club.play_some(dice)
        if club.table.phase is Phase.BETWEEN:
            one = World(club.table.copy(), events[:])
            other = again(start, redealt(club.table, None, dice), one)
            if other is not None and differ(one, other):
                yield Pair(one, other, None)
            club.wait(20)
            club.do(SYSTEM, AutoNextRound())
        else:
            club = Club(settings, seed=club.table.version)
            club.deal()


def differ(one: World, other: World) -> bool:
    return Position.of(round_of(one.table)) != Position.of(round_of(other.table))


def commands(table: Table, viewer: int) -> Iterator[Command]:
    """What a player may send to find something out."""
    yield from (NextRound(), Rematch(seat=viewer), Help(seat=viewer))
    yield Commit(seat=viewer, commitment="0" * 64)
    hand = [NAMES[card] for card in cards_of(round_of(table).hands[viewer])]
    some = ("V3", "G4", "R7", "B1", "O5")
    for card in (*hand, *some):
        for text in (f"{card}p", f"{card}c", f"{card}c ??+", f"{card}c R5+"):
            yield Play(seat=viewer, text=text)
        if card[1] == "3":
            for rest in ("", " +", " V6+", *[f" {other}c" for other in some]):
                yield Play(seat=viewer, text=f"{card}p{rest}")
                yield Play(seat=viewer, text=f"{card}p{rest}", whole=False)
    for text in (".", "+", "out"):
        yield Play(seat=viewer, text=text)


def answers(table: Table, viewer: Viewer) -> list[object]:
    """Every answer to what this viewer may send, but for what an accepted turn itself reveals."""
    replies: list[object] = []
    if viewer is None:
        return replies
    for command in commands(table, viewer):
        try:
            decide(table, PEOPLE[viewer], command, table.last_at, bytes, LEVELS)
            replies.append("accepted")
        except Red7Error as error:
            replies.append([error.code, str(error), str(error.arguments)])
        if isinstance(command, Play):
            try:
                replies.append(encode(what_if(table, viewer, command.text)))
            except Red7Error as error:
                replies.append([error.code, str(error), str(error.arguments)])
    return replies


def steps(table: Table, viewer: Viewer) -> object:
    """What the viewer could stage, whoever is to move."""
    if viewer is None or viewer in round_of(table).out:
        return None
    return encode(step_tree(round_of(table), viewer, MOST_ASKED))


def no_record(world: World, viewer: Viewer) -> object:
    with pytest.raises(Red7Error) as caught:
        record(world.table, world.table.match_number)
    return str(caught.value)


View = Callable[[World, Viewer], object]
VIEWS: dict[str, View] = {
    "public view": lambda world, viewer: encode(public_view(world.table)),
    "private view": lambda world, viewer: (
        None if viewer is None else encode(private_view(world.table, viewer))
    ),
    "steps": lambda world, viewer: steps(world.table, viewer),
    "earlier turns": lambda world, viewer: encode(
        list(earlier(world.table, viewer, world.table.place[1], 1, 99))
    ),
    "turns": lambda world, viewer: encode(history(world.table, viewer)),
    "events": lambda world, viewer: [
        encode(public_event(world.table, event, viewer)) for event in world.events
    ],
    "answers": lambda world, viewer: answers(world.table, viewer),
    "what is due": lambda world, viewer: due(world.table),
    "no record": no_record,
}
LEAKS: dict[str, View] = {
    "the log": lambda world, viewer: [encode(event) for event in world.events],
    "the neighbour's view": lambda world, viewer: encode(
        private_view(world.table, ((-1 if viewer is None else viewer) + 1) % len(world.table.seats))
    ),
    "turns in full": lambda world, viewer: [turn.text for turn in world.table.turns],
    "whether a turn keeps the mover in": lambda world, viewer: int(round_of(world.table).turns().staying),
}


def told_apart(view: View, some: list[Pair]) -> list[str]:
    return [
        f"{Position.of(round_of(pair.one.table))} by viewer {pair.viewer}"
        for pair in some
        if view(pair.one, pair.viewer) != view(pair.other, pair.viewer)
    ]


@pytest.mark.parametrize(("edition", "options", "players"), EVERYTHING, ids=NAMED)
def test_no_viewer_of_a_table_can_tell_what_it_may_not_know(
    edition: Edition, options: Options, players: int
) -> None:
    listed = list(pairs(edition, options, players, rounds=3))
    assert len(listed) >= 12, "too few pairs to prove anything"  # 120 such tests: thousands in every run
    assert {pair.viewer for pair in listed} == {None, *range(players)}
    for name, view in VIEWS.items():
        assert told_apart(view, listed) == [], name


@pytest.mark.parametrize("players", [3, 4])
def test_who_is_out_and_sees_all_hands_cannot_tell_what_lies_in_the_deck(players: int) -> None:
    options = Options(draw=True, scoring=True, actions=True)
    listed = list(pairs(EDITIONS["intl-1.2"], options, players, rounds=12, open_hands=True))
    onlookers = [pair for pair in listed if pair.viewer is not None and pair.one.table.looks_on(pair.viewer)]
    assert len(onlookers) >= 6
    assert len(listed) - len(onlookers) >= 24, "nobody else knows more than before"
    for name, view in VIEWS.items():
        assert told_apart(view, listed) == [], name
    assert all(
        private_view(pair.one.table, pair.viewer or 0).hands
        == tuple(names(hand) for hand in round_of(pair.one.table).hands)
        for pair in onlookers
    )


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_would_be_noticed(name: str) -> None:
    listed = list(pairs(EDITIONS["intl-1.2"], Options(draw=True, actions=True), 3, rounds=12))
    assert told_apart(LEAKS[name], listed)


def test_the_pairs_hold_drawn_cards_turns_in_progress_and_players_who_are_out() -> None:
    drawn = unfinished = outs = known = 0
    for players in PLAYERS:
        for one, other, _ in pairs(
            EDITIONS["intl-1.2"], Options(draw=True, scoring=True, actions=True), players, rounds=12
        ):
            round_ = round_of(one.table)
            drawn += any(
                event.text != same.text
                for event, same in zip(one.events, other.events, strict=True)
                if isinstance(event, Played) and isinstance(same, Played)
            )
            unfinished += round_.phase == "discard"
            outs += round_.out != ()
            known += any(round_.known[seat] for seat in range(players)) or round_.deck_known > 0
    assert min(drawn, unfinished, outs, known) >= 10
