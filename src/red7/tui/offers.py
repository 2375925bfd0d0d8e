"""What you can do at the table now: a button for each, with its key, and the keys that have no button.

Enter presses the main button.
"""

from typing import NamedTuple

from red7.game.messages import SeatName
from red7.table.table import Phase
from red7.tui.sitting import LiveSitting, Sitting
from red7.tui.speech import Speech
from red7.tui.turn import turn_end

MAIN = "enter"


class Offer(NamedTuple):
    """A button: its key, its action, and its text."""

    key: str
    action: str
    label: str
    is_bad: bool = False


def all_offers(sitting: Sitting, speech: Speech) -> list[Offer]:
    """All buttons, the main one first if there is one."""
    game, say = sitting.game, speech.say
    if game is None:
        return []
    if sitting.picked:
        return _places(sitting, speech)
    if isinstance(sitting, LiveSitting):
        if (seat := sitting.next_holder(game)) is not None:
            name = game.table.seats[seat].name
            return [Offer(MAIN, f"take_hand({seat})", say("web-t-over-take", name=name))]
        match game.table.phase:
            case Phase.WAITING:
                return _lobby(sitting, speech)
            case Phase.BETWEEN:
                missed = Offer("w", "missed", say("web-t-missed-short"))
                return [Offer(MAIN, "next_round", say("web-t-next-round")), missed]
            case Phase.FINISHED:
                again = Offer(MAIN, "rematch", say("web-t-rematch"))
                return [
                    again,
                    Offer("w", "missed", say("web-t-missed-short")),
                    Offer("n", "home", say("web-t-new-game")),
                ]
            case Phase.CLOSED:
                return [Offer(MAIN, "home", say("web-t-new-game"))]
            case _:
                pass
    return _turn(sitting, speech) if sitting.draft else []


def _places(sitting: Sitting, speech: Speech) -> list[Offer]:
    """Where the picked card may go."""
    shown = sitting.shown
    if shown is None:
        return []
    names = {"p": "palette", "c": "canvas", "x": "canvas", "t": "deck", "d": "deck"}
    signs = shown.signs_of(sitting.picked) or ("p", "c")
    places = [
        Offer(sign, f"put('{sign}')", speech.say(f"web-t-to-{names[sign]}"))
        for sign in signs
        if sign in names
    ]
    return [*places, Offer("esc", "undo", speech.say("web-t-put-back"))]


def _turn(sitting: Sitting, speech: Speech) -> list[Offer]:
    ending = turn_end(sitting)
    draft, shown, say = sitting.draft, sitting.shown, speech.say
    if draft is None or shown is None or sitting.is_sending:
        return []
    loses = ending in ("out", "nothing")
    may_draw = "+" in shown.moves and not loses
    buttons: list[Offer] = []
    won = ending == "win"
    if may_draw:
        checked = "-check" if sitting.is_blind else "-win" if won else ""
        buttons.append(Offer("+", "draw", say(f"web-t-end-draw{checked}")))
    if ending not in ("none", "nothing"):
        how = "no-draw" if may_draw and not won else ending
        checked = "-check" if sitting.is_blind and may_draw else ""
        buttons.insert(0, Offer(MAIN, "end", say(f"web-t-end-{how}{checked}"), is_bad=loses))
    if draft.steps:
        buttons.append(Offer("u", "undo", say("web-t-undo")))
    else:
        buttons.append(Offer("h", "hint", say("web-t-hint")))
    if ending == "nothing":  # not by Enter, which is easily pressed without thinking
        buttons.append(Offer(".", "end", say("web-t-end-nothing")))
    return buttons


def _lobby(sitting: LiveSitting, speech: Speech) -> list[Offer]:
    game, say = sitting.game, speech.say
    assert game is not None
    seats = game.table.seats
    free = any(seat.kind == "free" for seat in seats)
    if game.you is None:
        return [Offer(MAIN, "sit", say("web-lobby-sit-down"))] if free else []
    if not seats[game.you.seat].host:
        return []
    if free:
        return [Offer("f", "seat_bots", say("tui-fill"))]
    return [Offer(MAIN, "start", say("web-lobby-start"))]


def other_keys(sitting: Sitting, speech: Speech) -> list[Offer]:
    """The keys that do something now and have no button."""
    game, shown, draft, say = sitting.game, sitting.shown, sitting.draft, speech.say
    keys: list[Offer] = []
    if draft is not None and shown is not None and not sitting.is_sending:
        if shown.moves and shown.choices:
            keys.append(Offer("←→", "arrow(1)", say("tui-key-arrows")))
        if sitting.picked:
            keys.append(Offer("↑↓", "", say("tui-key-put")))
        elif draft.steps:
            keys.append(Offer("h", "hint", say("tui-key-hint")))
    if isinstance(sitting, LiveSitting):
        if sitting.is_looking:
            keys.append(Offer("s", "skip", say("tui-key-skip")))
        if sitting.may_talk:
            keys.append(Offer("m", "talk", say("tui-key-talk")))
    if game is not None and game.turns:
        keys.append(Offer("l", "log", say("tui-key-log")))
    return [
        *keys,
        Offer("F2", "look", say("tui-key-look")),
        Offer("?", "keys", say("tui-key-keys")),
        Offer("q", "leave", say("tui-key-leave")),
    ]


def tell_why_not(sitting: Sitting, action: str, card: str = "") -> None:
    """Say why a key does nothing now; `action` is what it does at other times, empty if nothing."""
    sitting.tell(_why_not(sitting, action), card)


def _why_not(sitting: Sitting, action: str) -> str:
    game, draft, shown = sitting.game, sitting.draft, sitting.shown
    if action in ("talk", "missed"):
        return f"tui-no-{action}"
    if game is None or shown is None or action == "":
        return "tui-no-key"
    if draft is None:
        if game.mover is None:
            return "table-not-playing"
        return "tui-no-turn" if game.you is not None else "server-only-seated"
    if sitting.is_sending:
        return "web-t-sending"
    match action:
        case "put":
            return "tui-pick-first"
        case "card":
            return "not-in-hand"
        case "undo":
            return "tui-no-undo-drawn" if shown.round.begun else "tui-no-undo"
        case "draw":
            return "tui-no-draw"
        case "hint":
            return "web-t-hints-thinking"
        case _:
            return "tui-turn-open" if draft.steps or shown.round.begun else "tui-turn-empty"


def waiting(sitting: Sitting, speech: Speech) -> str:
    """What we are waiting for, when there is nothing to do."""
    game, say = sitting.game, speech.say
    if game is None:
        return say("web-loading")
    table = game.table
    if isinstance(sitting, LiveSitting) and (seat := sitting.next_holder(game)) is not None:
        return say("web-t-over-why", name=table.seats[seat].name)
    if table.phase == Phase.WAITING:
        free = sum(seat.kind == "free" for seat in table.seats)
        hosts = game.you is not None and table.seats[game.you.seat].host
        return say("web-lobby-waiting", free=free) if free or hosts else say("web-lobby-start-host")
    if table.phase == Phase.DEALING:
        return say("web-lobby-dealing")
    if game.mover is not None:
        if game.you is not None and game.round and game.you.seat in game.round.out:
            return say("web-t-you-are-out")
        return say("web-t-waiting", who=SeatName(game.mover))
    return ""
