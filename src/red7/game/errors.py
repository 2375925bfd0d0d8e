"""What can go wrong, as a code with arguments: `str()` is plain English, `red7.speech.words` translates.

`InvalidError` is text or data that means nothing; `IllegalError` is a move the rules refuse. An argument that
would be a phrase is an `Expected`, which is a code with arguments too.
"""

from collections.abc import Callable, Mapping
from typing import Final, final

# One line per code. A language file holds the same codes, so a window can say it in its own words.
PLAIN: Final[dict[str, str]] = {
    "backup-nothing": "there is nothing to back up in {path}",
    "backup-unheard": "the running server does not answer: is it another one's?",
    "bot": "{found!r} is no bot: expected one of {expected}",
    "card": "{found!r} is no card: expected a colour letter of ROYGBIV and a number from 1 to 7, such as R7",
    "color": "{found!r} is no colour: expected one letter of ROYGBIV",
    "config-bus-alone": "--bus is for several processes, which need --database too",
    "config-data": "the folder {path} cannot be written: {reason}",
    "config-extra": "--{option} needs packages that are not installed: pip install 'red7[{extra}]'",
    "config-network": "--{option}: {found!r} is no address or network such as 10.0.0.0/8",
    "config-number": "--{option}: found {found}, expected a number from {least} to {most}",
    "config-public-url": "--public-url: found {found}, expected a scheme, a host and perhaps a port only",
    "config-url": "--{option}: found {found}, expected an address that begins with {expected} and has a host",
    "data-object": "found {found}, expected an object with fields",
    "deal-card": "{found} is not a card: expected an index from 0 to {last}",
    "deal-card-twice": "the card with index {card} is in play twice",
    "deal-changed": "{field} is not what was seen before the deal",
    "deal-commit-late": "seat {seat} cannot commit any more: somebody has revealed a secret already",
    "deal-commit-twice": "seat {seat} has committed already",
    "deal-few-cards": "{players} players need at least {needed} cards, found {found}",
    "deal-field-missing": "the header {field} is missing",
    "deal-field-unexpected": "the header {field} does not belong here",
    "deal-hex": "{field}: found {found!r}, expected {digits} hexadecimal digits in lower case",
    "deal-length": "a {what} has {expected} bytes, found {found}",
    "deal-match-id": "{found!r} is no match id: expected 1 to {most} of the characters A-Z a-z 0-9 - _ . :",
    "deal-number": "{found} is no number of a seed: expected 0 to {most}",
    "deal-pair": "{field}: found {found!r}, expected a commitment, a space, and a secret or -",
    "deal-player-secret": "the secret of seat {seat} is not the one it committed to",
    "deal-players": "Red7 is for 2 to 4 players, found {found}",
    "deal-reveal-twice": "seat {seat} has revealed its secret already",
    "deal-reveal-uncommitted": "seat {seat} cannot reveal: it has not committed",
    "deal-round": "{found} is no round number: expected 1 to {most}",
    "deal-scheme": "unknown scheme of deals {found!r}, expected {expected}",
    "deal-seat": "there is no seat {found}: expected 0 to {last}",
    "deal-secret-uncommitted": "a secret without a commitment proves nothing",
    "deal-seedless": "no round can be dealt: the match has no seed",
    "deal-server-secret": "the server's secret for match {match} is not the one it committed to",
    "deal-server-unrevealed": "the server has not revealed its secret for match {match} yet",
    "deck-empty": "no card can be drawn: the deck is empty",
    "discard-must-lead": "{card} may not be discarded: under {color} you would not lead",
    "draw-low": "no card can be drawn for {card}: its number is not above the {count} cards of the palette",
    "draw-off": "no card can be drawn: this match is played without the draw option",
    "edition": "{found!r} is no edition: expected one of {expected}",
    "encoding": "line {line}: the text is not UTF-8",
    "ending": "the edition {edition} has no variant ending: only nl-2016 has",
    "field-missing": "the field {field} is missing",
    "field-unknown": "there is no field {field}: expected some of {expected}",
    "field-wrong": "{field}: found {found}, expected {expected}",
    "key-file-broken": "{path} is no file of keys: expected a line of {digits} hexadecimal digits for each",
    "key-file-open": "{path} can be read by others than its owner: protect it with chmod 600",
    "key-file-unreadable": "the file of keys {path} cannot be used: {reason}",
    "limit-rate": "that was too fast: try again in {seconds} seconds",
    "link-unknown": "this link has been used, or is too old: ask for a new one on the other device",
    "match-over": "the match is over",
    "move": "{found!r} is no move: expected a card with p, c, t, x or d such as R7p, or +, . or out",
    "moves": "the moves {found} make no turn",
    "name-empty": "a name needs at least one letter or digit",
    "name-long": "the name has {found} characters: expected {most} at most",
    "name-reserved": "{found!r} is kept for computer players: choose another name",
    "name-script": (
        "{found!r} mixes alphabets, or has letters that look like others: "
        "write it in the letters of one alphabet"
    ),
    "name-taken": "{found!r} looks like a name that is at this table already: choose another one",
    "not-in-hand": "{card} is not in your hand",
    "now-discard": "{move} cannot be done now: discard a card or end the turn",
    "now-draw": "{move} cannot be done now: draw a card or end the turn",
    "now-follow": "{move} cannot be done now: the 5 asks for another card to the palette",
    "now-play": "{move} cannot be done now: play a card, discard one, or be out",
    "now-take": "{move} cannot be done now: the 1 asks for a card of a rival's palette",
    "now-tuck": "{move} cannot be done now: the 7 asks for a card of your palette, with x or d",
    "one-must-lead": "{card} may not be played: no turn with this 1 ends with you leading",
    "options": "{found!r} are no options: expected basic, advanced, expert, or a mix such as draw+actions",
    "play-must-lead": "{card} may not be played: no turn with it ends with you leading",
    "position-alive": "seat {seat} is to move but out of the round",
    "position-cards": "{card} lies in two places",
    "position-deck-known": "{found} cards on the deck cannot be known: it has {size}",
    "position-known": "{card} cannot be known in the hand of seat {seat}: it is not there",
    "position-palette": "seat {seat} is in but has an empty palette",
    "position-phase": "{found!r} is no phase: expected one of {expected}",
    "position-players": "Red7 is for 2 to 4 players, found {found}",
    "position-seat": "there is no seat {found}: expected 0 to {last}",
    "position-seats": "every seat has a hand and a palette: found {hands} hands and {palettes} palettes",
    "position-seats-known": "cards are known for each hand or none: found {hands} hands and {known} of them",
    "position-seven": "{card} is no 7 in the palette of the seat to move",
    "position-turn": "no turn in progress can stand at {phase} here",
    "position-winner": "a round goes on with two seats in or more and is over with one, found {found}",
    "record-card-missing": "{card} is not dealt: expected every card that is not in a score pile",
    "record-card-scored": "{card} is dealt, but lies in a score pile",
    "record-deal": "the cards of round {round} do not come from the seed",
    "record-empty": "the record has no round",
    "record-hand": "seat {seat} is dealt a hand of {found}, expected {expected}",
    "record-header": "{found!r} is no free header: expected a capital, then letters, digits, -; none fixed",
    "record-header-twice": "the header {field} is there twice",
    "record-names": "found {found} names, expected {expected}",
    "record-seats": "found cards or seeds for {found} seats, expected {expected}",
    "record-seedless": "there is no seed that the deals could be checked against",
    "record-server-alone": "no player revealed a secret, so the server alone chose the seed",
    "record-turn-whole": "the turn is complete, so ... cannot stand after it",
    "record-unrevealed": "seat {seat} committed to a secret and did not reveal it",
    "record-value": "{field}: {found!r} contains {character}, expected no line breaks or control characters",
    "round-open": "round {round} is not over yet",
    "round-over": "the round is over",
    "server-asked-anew": "another question was asked after this one, and takes its place",
    "server-connections-full": "there are too many connections: try again later",
    "server-contended": "too much happens here at once: try again",
    "server-content-type": "found content of the type {found!r}, expected {expected}",
    "server-cross-site": "this request comes from a page of another site",
    "server-failed": "something went wrong here: it is noted, please try again",
    "server-hello": "the first message has to be hello, and within ten seconds",
    "server-hello-twice": "hello was said already",
    "server-id-used": "the id {found!r} was used for another command: take a new one",
    "server-large": "this is too large: expected at most {most} bytes",
    "server-message": "the message cannot be read: {error}",
    "server-no-guest": "first tell who you are: choose a name",
    "server-no-page": "there is nothing at this address",
    "server-no-table": "there is no such table, or it is gone",
    "server-no-turn": "turn {turn} of round {round} was not one of seat {seat}",
    "server-not-to-move": "seat {seat} is not to move",
    "server-not-your-seat": "seat {seat} is not yours, or its hand is not shown here",
    "server-only-seated": "only those who sit at the table can do this",
    "server-own-tables": "you have {most} tables already: finish, leave or close one first",
    "server-port": "cannot listen on port {port} of {host}: {reason}; choose another --port or --host",
    "server-private": "this is not for you to see",
    "server-restarting": "the server is being restarted: come back in a moment",
    "server-session-over": "this session has ended: tell anew who you are",
    "server-stale": "the game has moved on: this was made for version {found}, it is {expected} now",
    "server-tables-full": "there are {most} tables already, and no more fit: try again later",
    "server-text-only": "messages are text, not binary",
    "server-thinking-full": "too many are being helped at the moment: try again soon",
    "server-watchers-full": "{most} people watch this table already, and no more fit",
    "seven-must-lead": "{card} may not be played: no turn with this 7 ends with you leading",
    "stop-must-lead": "the turn may not end here: you would not lead",
    "store-backup-elsewhere": "PostgreSQL is backed up by its own tools, such as pg_dump",
    "store-backup-failed": "the backup to {path} could not be made: {reason}",
    "store-corrupted": "{path} is damaged and was left as it is: {reason}; put a backup in its place",
    "store-foreign": "{path} is a database of another program",
    "store-locked": "{path} is in use by another process of this server",
    "store-newer": "the database has version {found}, and this program knows versions up to {expected} only",
    "store-unavailable": "the database cannot be reached at the moment: try again soon",
    "store-unreachable": "{database} cannot be opened: {reason}",
    "syntax": "line {line}, column {column}: found {found}, expected {expected}",
    "table-asked": "seat {seat} has asked for another match already",
    "table-away": "seat {seat} is away: come back to it first",
    "table-bot-there": "a bot plays seat {seat} already, or nobody has it",
    "table-bots": "found bots for {found} seats, expected at most {most}",
    "table-closed": "the table is closed",
    "table-device": "this table is for people who share one device: ask its host for a seat",
    "table-drawn": "{found} cannot be named as drawn: nobody has seen that card yet, so write ??+",
    "table-early": "it is not time for that",
    "table-full": "every seat is taken",
    "table-here": "the person of seat {seat} is here",
    "table-no-bot": "no bot is to play on seat {seat} now",
    "table-no-guest": "whoever sits down needs a name",
    "table-no-help": "this table allows no help against people",
    "table-no-record": "there is no record of match {found}: it is not over, or was never dealt",
    "table-no-seat": "only those who have a seat here may do that",
    "table-not-between": "no round is waiting to be dealt",
    "table-not-dealing": "no secrets for the deals are being gathered now",
    "table-not-finished": "the match is not over yet",
    "table-not-host": "only the host may do that",
    "table-not-playing": "nothing is being played now",
    "table-not-your-seat": "seat {seat} is not yours",
    "table-not-your-turn": "it is the turn of seat {seat}",
    "table-pace": "a turn may take from {least} to {most} seconds, found {found}",
    "table-partial": "a turn is sent whole, or up to the card that its 3 draws",
    "table-removed": "the host has taken you off this table: choose another one, or open your own",
    "table-reveal-early": "seat {seat} cannot reveal yet: others may still commit",
    "table-reveals": "the 3 draws a card that nobody has seen: send the turn up to there",
    "table-seat-free": "seat {seat} is free",
    "table-seat-taken": "seat {seat} is taken",
    "table-seated": "you have a seat already",
    "table-seats-empty": "seat {seat} is empty: the match needs somebody on every seat",
    "table-started": "the match has started",
    "table-system": "only the server itself may do that",
    "take-absent": "{card} cannot be taken: it is not in the palette of a rival still in",
    "take-fewer": "{card} cannot be taken: seat {owner} has fewer palette cards than you",
    "take-last": "{card} cannot be taken: it is the only palette card of seat {owner}",
    "take-must-lead": "{card} may not be taken: no turn with it ends with you leading",
    "tuck-absent": "{card} cannot be moved: it is not in your palette",
    "tuck-at-once": "{card} may not go to the canvas: under {color} you would not lead",
    "tuck-deck": "{card} cannot go onto the deck: in this edition a 7 moves cards to the canvas only",
    "tuck-itself": "{card} cannot be moved: in this edition a 7 moves another card",
    "tuck-must-lead": "{card} may not be moved there: no turn with it ends with you leading",
    "turn-drawn": "{found} is not the card that was drawn",
    "turn-other": "the turn {turn} was made for another position",
    "turn-over": "{move} comes after the end of the turn",
    "turn-started": "the turn has begun: finish it move by move",
}

# What can stand in a place where something else was found; a language file has these codes after `expected-`.
EXPECTED: Final[dict[str, str]] = {
    "canvas": "a colour letter of ROYGBIV, or a card such as G4",
    "card": "a card such as R7",
    "card-once": "each card only once",
    "card-undealt": "a card that is not dealt yet",
    "cards-known": "cards after *",
    "cards-of": "{header}: and cards",
    "digits": "numbers of fewer digits",
    "edition": "the name of an edition",
    "ending": "cards or target",
    "field-canvas": "the field for the canvas",
    "field-deck": "the field for the deck",
    "field-edition": "the field for the edition",
    "field-options": "the field for the options",
    "field-phase": "the field for the phase",
    "field-scored": "the field for the scored cards",
    "field-seats": "the field for the seats",
    "field-turn": "the field for the seat to move",
    "flag": "true or false",
    "hand": "{count} cards, a stroke | and the first palette card",
    "hand-and-palette": "a hand and a palette such as R7O6:B1",
    "header": "a header, or Round 1",
    "header-named": "the header {header}",
    "header-once": "each header only once",
    "header-or-round": "a header such as Event: Kitchen table, or Round 1",
    "list": "a list",
    "nesting": "brackets that are not nested so deeply",
    "nothing": "nothing",
    "nothing-more": "nothing after the phase",
    "number": "a number",
    "one-card": "one card",
    "one-of": "one of {choices}",
    "options": "basic, or draw, scoring, actions joined by +",
    "phase": "one of {choices}, and after tuck a 7 as in tuck=R7",
    "player": "{player}, whose turn it is",
    "quotes": "a quotation mark at the end, and \\ before any other",
    "record-end": "the end of the record",
    "round-or-result": "Round, Result: unfinished or Result: abandoned",
    "seat": "a seat from 0 to 3",
    "seat-counted": "a seat, counted from 0",
    "seats": "{count} seats",
    "step": "a step of a turn such as R7p, G4c, B3t, O5x, O5d, Y2+ or out",
    "turn": "a turn such as {example}",
    "turn-number": "turn {turn}",
    "turn-or-result": "turn {turn}, Result: unfinished or Result: abandoned",
}


@final
class Expected:
    """What an error says was expected, or found, where that is no text of the input: a code and arguments."""

    def __init__(self, code: str, **arguments: object) -> None:
        self.code: Final = code
        self.arguments: Final = arguments
        self._text: Final = EXPECTED[code].format(**arguments)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        given = [f"{name}={value!r}" for name, value in self.arguments.items()]
        return f"Expected({', '.join([repr(self.code), *given])})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Expected) and self.code == other.code and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash(self._text)

    def __reduce__(self) -> tuple[object, ...]:
        return _expected_again, (self.code, self.arguments)


NOTHING: Final = Expected("nothing")


class Red7Error(ValueError):
    """A code and its arguments; both are data, so a window can translate them."""

    def __init__(self, code: str, **arguments: object) -> None:
        super().__init__(PLAIN[code].format(**arguments))
        self.code: Final = code
        self.arguments: Final = arguments

    def __reduce__(self) -> tuple[object, ...]:
        return _error_again, (type(self), self.code, self.arguments, str(self))


class InvalidError(Red7Error):
    """The input cannot be read as what it should be."""


class IllegalError(Red7Error):
    """The input is well formed, but the rules do not allow it."""


def syntax_error(found: str, expected: Expected | str, column: int, line: int = 1) -> InvalidError:
    """An error that points at a place in a text; a `str` is expected literally, whatever the language."""
    return InvalidError(
        "syntax", line=line, column=column, found=repr(found) if found else NOTHING, expected=expected
    )


def placed(error: Red7Error, **place: int) -> Red7Error:
    """The same error with the place as further arguments, and in its text."""
    again = type(error)(error.code, **{**error.arguments, **place})
    if error.code != "syntax":
        again.args = (", ".join([f"{what} {number}" for what, number in place.items()]) + f": {error}",)
    return again


# For pickling and copying, which cannot give arguments by name


def _error_again(
    kind: Callable[..., Red7Error], code: str, arguments: Mapping[str, object], text: str
) -> Red7Error:
    error = kind(code, **arguments)
    error.args = (text,)
    return error


def _expected_again(code: str, arguments: Mapping[str, object]) -> Expected:
    return Expected(code, **arguments)
