"""What a page may stage without asking is exactly what a draft of the turn would say."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from support.rules.positions import table
from support.rules.sample_rounds import EVERYTHING, NAMED, dealt, moments
from support.table_driver import Club
from tools.make_staged import GOLDEN, staged_text

from red7.game.cards import NAMES
from red7.game.draft import Draft
from red7.game.editions import EDITIONS, Edition, Options
from red7.game.engine.dice import Dice
from red7.game.position import Position
from red7.game.round import Round
from red7.game.sight import sight
from red7.table.errors import TableError
from red7.table.settings import Settings
from red7.table.views.private import private_view
from red7.table.views.step_tree import MOST_ASKED, StepNode, StepTree, asked_steps, step_tree

EXPERT = Options(draw=True, scoring=True, actions=True)
SOME = slice(None, None, 7)  # of all settings: every edition, number of players and option is among them


def draft_of(round_: Round, text: str) -> Draft:
    draft = Draft(sight(round_, round_.turn))
    if text:
        draft.add(text)
    return draft


def moves_after(tree: StepTree, node: StepNode, round_: Round) -> set[str]:
    """The steps that may follow those of a node."""
    start = f"{node.text} " if node.text else ""
    below = [other.text.removeprefix(start) for other in tree.nodes if other.text.startswith(start)]
    moves = {text.split(" ")[0] for text in below} - {""}
    moves |= {f"{card}c" for card in (*node.stays, *node.leaves)}
    if node.end in ("in", "out"):
        moves.add("." if node.text or round_.phase != "play" else "out")
    return moves


def check_node(round_: Round, tree: StepTree, node: StepNode) -> None:
    draft = draft_of(round_, node.text)
    assert {str(move) for move in draft.next_moves()} == moves_after(tree, node, round_)
    assert draft.reveals == (node.end == "reveal")
    for card in (*node.stays[:2], *node.leaves[:2]):
        check_discard(round_, tree, node, card)


def check_discard(round_: Round, tree: StepTree, node: StepNode, card: str) -> None:
    draft = draft_of(round_, f"{node.text} {card}c".lstrip())
    earns = int(card[1]) > node.draws_above
    assert (draft.phase == "draw") == (earns and not draft.is_whole)
    if earns:
        draft.stop()
    assert draft.is_whole
    assert draft.keeps_in == (card in node.stays)
    assert draft.world.out == (tree.out_in if card in node.stays else tree.out_out)


def undecided(edition: Edition, options: Options, players: int) -> Iterator[Round]:
    """Moments of a round in which something is to be staged."""
    for round_ in moments(dealt(Dice(players), edition, options, players), Dice(5)):
        if round_.phase not in ("draw", "over"):
            yield round_


@pytest.mark.parametrize(("edition", "options", "players"), EVERYTHING[SOME], ids=NAMED[SOME])
def test_the_tree_says_what_a_draft_says(edition: Edition, options: Options, players: int) -> None:
    for round_ in undecided(edition, options, players):
        tree = step_tree(round_, round_.turn, MOST_ASKED)
        assert not tree.partial
        assert len({node.text for node in tree.nodes}) == len(tree.nodes)
        for node in tree.nodes[:: max(1, len(tree.nodes) // 12)]:
            check_node(round_, tree, node)


def test_a_partial_tree_has_what_one_step_leads_to() -> None:
    for round_ in undecided(EDITIONS["intl-1.2"], EXPERT, 4):
        whole, partial = [step_tree(round_, round_.turn, most) for most in (MOST_ASKED, 0)]
        assert partial.partial
        assert {node.text for node in partial.nodes} == {
            node.text for node in whole.nodes if " " not in node.text
        }
        assert [node for node in partial.nodes if node not in whole.nodes] == []


def test_only_the_player_to_move_has_the_tree_in_the_view() -> None:
    club = Club(Settings(players=3, options="expert"))
    club.deal()
    mover = club.table.mover
    with_tree = [seat for seat in range(3) if isinstance(private_view(club.table, seat).tree, StepTree)]
    assert with_tree == [mover]


def test_a_player_who_waits_is_told_what_could_be_staged_if_the_turn_were_theirs() -> None:
    club = Club(Settings(players=2, options="expert"))
    club.deal()
    assert club.table.match is not None
    mover = club.table.mover
    other = 1 - (mover or 0)
    tree = asked_steps(club.table, other)
    hand = [NAMES[card] for card in range(49) if club.table.match.round.hands[other] >> card & 1]
    assert {node.text[:2] for node in tree.nodes if node.text} == set(hand)


def test_nobody_is_told_of_steps_who_has_none() -> None:
    club = Club(Settings(players=2))
    with pytest.raises(TableError):
        asked_steps(club.table, 0)
    club.deal()
    mover = club.table.mover or 0
    club.play("out")
    with pytest.raises(TableError):
        asked_steps(club.table, mover)


def test_the_tree_ends_at_a_card_that_a_three_reveals_and_goes_on_at_one_that_all_have_seen() -> None:
    round_ = table("R3V1:O1/B2B4:R6", deck="G4V2", options="draw+actions").round()
    node = next(node for node in step_tree(round_, 0, MOST_ASKED).nodes if node.text == "R3p")
    assert (node.end, node.stays, node.leaves) == ("reveal", (), ())
    round_ = replace(Position.of(round_), deck_known=1).round()
    node = next(node for node in step_tree(round_, 0, MOST_ASKED).nodes if node.text == "R3p")
    assert node.end == "out"
    assert {*node.stays, *node.leaves} == {"V1", "V2"}


def test_the_page_is_tested_with_trees_of_today() -> None:
    assert staged_text() == GOLDEN.read_bytes(), "PYTHONPATH=src:tests python tests/tools/make_staged.py"
