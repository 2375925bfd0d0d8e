"""Plays games that are the same in every form of the core, and prints a digest of all states of each.

    export PYTHONPATH=src:tests
    python tests/tools/play_games.py GAMES         for every edition, options, 2 to 4 players: that many games
    python tests/tools/play_games.py GAMES NAME    the states of the game with that name, one on a line

The first line says in which form the core runs. `test_forms.py` compares what the forms print.
"""

import hashlib
import sys
from collections.abc import Iterator

from support.rules.sample_rounds import EVERYTHING, dealt, moments

from red7._build_form import form
from red7.game.editions import Edition, Options
from red7.game.engine.canvas import leader
from red7.game.engine.dice import Dice
from red7.game.position import Position
from red7.game.sight import sight
from red7.game.text.position_text import position_text, view_text


def states(edition: Edition, options: Options, players: int, seed: int) -> Iterator[str]:
    """Every state of a game, also in mid-turn: the position, what may be done in it, what is seen."""
    dice = Dice(seed)
    for round_ in moments(dealt(dice, edition, options, players), dice):
        position = Position.of(round_)
        turns = round_.turns()
        moves = " ".join(str(move) for move in round_.moves())
        led = leader(position.palettes, position.color, position.out)
        seen = view_text(sight(round_, position.turn))
        yield f"{position_text(position)} {led} {len(turns)} {turns.staying} {moves} {seen}"


def games(number: int) -> Iterator[tuple[str, Iterator[str]]]:
    """All games by name."""
    for edition, options, players in EVERYTHING:
        for seed in range(number):
            yield f"{edition}_{options}_{players}_{seed}", states(edition, options, players, seed)


def main(words: list[str]) -> None:
    print(form())
    for name, text in games(int(words[0])):
        if len(words) == 1:
            digest = hashlib.sha256()
            for state in text:
                digest.update(f"{state}\n".encode())
            print(name, digest.hexdigest()[:16])
        elif words[1] == name:
            print(*text, sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
