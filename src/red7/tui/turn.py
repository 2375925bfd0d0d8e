"""What the player can do next with the staged turn, in words."""

from typing import Literal

from red7.tui.sitting import Sitting
from red7.tui.speech import Speech

TurnEnd = Literal["none", "reveal", "lead", "win", "out", "nothing", "check"]


def turn_end(sitting: Sitting) -> TurnEnd:
    """What ending the turn now would mean."""
    draft, game = sitting.draft, sitting.game
    if draft is None or game is None or game.round is None:
        return "none"
    what = draft.what
    if not draft.steps and not game.round.begun:
        return "nothing" if "out" in draft.moves and not sitting.is_blind else "none"
    if what is None:
        return "none"
    if what.reveals and not sitting.is_blind:
        return "reveal"
    if not what.whole and not what.may_end and not what.reveals:
        return "none"
    if sitting.is_blind:
        return "check"
    if not what.stays:
        return "out"
    return "win" if len(what.out) == len(game.table.seats) - 1 else "lead"


def asks_first(sitting: Sitting) -> bool:
    """Whether ending the turn now would needlessly drop out of the round."""
    you = sitting.game.you if sitting.game else None
    return turn_end(sitting) in ("out", "nothing") and you is not None and you.prospect != "out"


def prompt(sitting: Sitting, speech: Speech) -> str:
    """The line that says what you can do now."""
    if sitting.is_sending:
        return speech.say("web-t-sending")
    if sitting.picked:
        return speech.say("web-t-where", card=sitting.picked)
    card = _just_drawn(sitting)
    following = _next_prompt(sitting, speech)
    return speech.say("web-t-drew-then", card=card, next=following) if card else following


def _just_drawn(sitting: Sitting) -> str:
    """The card that a 3 has just drawn in this turn."""
    draft, game = sitting.draft, sitting.game
    if draft is None or game is None or game.you is None or game.round is None:
        return ""
    if not draft.steps:
        return game.you.drawn[-1] if game.round.begun and game.you.drawn else ""
    return draft.just_drawn


def _next_prompt(sitting: Sitting, speech: Speech) -> str:
    draft, game, shown = sitting.draft, sitting.game, sitting.shown
    if draft is None or game is None or game.you is None or shown is None:
        return ""
    begun, what, signs = shown.round.begun != "", draft.what, shown.signs
    if sitting.is_blind and (not (draft.steps or begun) or (what is not None and what.reveals)):
        return speech.say("web-t-prompt-check")
    if not draft.steps and not begun:
        left = len(game.table.seats) - len(shown.round.out)
        hopeless = game.you.prospect == "out" and left == 2
        return speech.say(f"web-t-prompt-{'lost' if hopeless else game.you.prospect or 'in'}")
    if what is not None and what.reveals:
        return speech.say("web-t-prompt-reveal")
    if _loses_needlessly(sitting):
        return speech.say("web-t-prompt-loses")
    for sign, code in (("t", "take"), ("x", "tuck"), ("d", "tuck"), ("p", "follow")):
        if sign in signs:
            return speech.say(f"web-t-prompt-{code}")
    if begun and game.you.prospect == "out":
        return speech.say("web-t-prompt-over")
    if "+" in signs:
        put = next((step for step in draft.steps if step[2:] in ("t", "d")), "")
        if put:
            return speech.say("web-t-prompt-draw-back", card=put[:2])
        return speech.say("web-t-prompt-draw")
    if "c" not in signs:
        return speech.say("web-t-prompt-whole")
    rescues = draft.rescues
    must = what is not None and (not what.may_end or (not what.stays and rescues and rescues.sure))
    return speech.say("web-t-prompt-must-discard" if must else "web-t-prompt-discard")


def _loses_needlessly(sitting: Sitting) -> bool:
    """Whether the staged turn puts its player out, although another would not."""
    draft, game = sitting.draft, sitting.game
    what = draft.what if draft else None
    if sitting.is_blind or not draft or not game or not game.you or what is None:
        return False
    if what.stays or what.reveals or not draft.steps:
        return False
    if game.you.prospect == "out":
        return False
    if what.whole or "+" in what.moves:
        return True
    rescues = draft.rescues
    return rescues is not None and not rescues.sure and not rescues.lucky
