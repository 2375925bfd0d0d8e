"""A first bot: of the turns that keep it in, it plays one that spends the fewest cards.

    python examples/first_bot.py

A bot is a class with a `name` and a method `turn`: what its seat may know goes in, a turn comes out. How to
let it play in a tournament is told in docs/bots.md.
"""

from red7 import Dice, Sight, Turn, compare
from red7.ai.candidates import Fate, candidates


class Thrifty:
    """Keeps its cards, for who has none left goes out."""

    name = "thrifty"

    def turn(self, sight: Sight, dice: Dice) -> Turn:
        turns = [option.turn for option in candidates(sight) if option.fate is not Fate.OUT]
        fewest = min([len(turn.moves) for turn in turns], default=0)
        best = [turn for turn in turns if len(turn.moves) == fewest]
        return best[dice.below(len(best))] if best else Turn(0)  # an empty turn is going out


if __name__ == "__main__":
    print(compare(Thrifty, "random", deals=200))
