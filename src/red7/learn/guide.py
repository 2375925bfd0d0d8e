"""The guided round: a prepared deal against the weakest character, with one new thing in each turn.

Each of the rival's replies is the only one-card turn that keeps it in, so a beginner plays it whatever the
dice say. A learner who does not follow the guide simply plays on.
"""

from typing import Final

from red7.learn.lessons.lesson import position

RIVAL: Final = "beginner"
START: Final = position("G", "B2 Y1 I7 R1 O7 / B4 R2", "O1 V3 G7 / O6 V6")
TURNS: Final = ("B2p", "O1c", "Y1c", "V3p", "I7p R1c", "G7p", "O7p")
"""The turns of both players, the learner's first; the last one wins the round."""
