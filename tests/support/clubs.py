"""Tables in a match, ready for what a test is about."""

from support.rules.positions import table as position
from support.table_driver import Club

from red7.table.settings import Pace, Settings

# Seat 0 leads under red with its R7; its O3 draws the top of the deck, which nobody has seen.
THREE = position("R6O3G4:R7/V2V1:O6", options="draw+actions", deck="Y2Y5")


def three(club: Club | None = None) -> Club:
    """A table at the position with a 3."""
    club = club or Club(Settings(options="draw+actions"))
    club.deal()
    club.put(THREE)
    return club


def clocked(timeout: str = "out", players: int = 2) -> Club:
    """A match in which each turn has half a minute."""
    pace = Pace(seconds=30, timeout="bot" if timeout == "bot" else "out", level="beginner")
    club = Club(Settings(players=players, options="draw+actions", pace=pace))
    club.deal()
    if players == 2:
        club.put(THREE)
    return club
