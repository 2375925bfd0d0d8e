"""One deal, played by one line-up in every rotation: a pure function, so it can run in any process.

The seats of a deal differ greatly in strength, so a deal counts only as a whole, once everybody has played
every seat. Dice belong to seats, not to players: whoever sits there gets the same dice for the same decision.
So a player in all seats plays the same match in every rotation, and wins exactly its share.
"""

import hashlib
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass

from red7.arena.errors import Forfeit
from red7.arena.players.entrant import Entrant, Maker, Player, in_one_line
from red7.game.editions import DEFAULT_EDITION, MODES, Edition, Ending, Options
from red7.game.engine.layout import PHASES, PLAY
from red7.game.errors import IllegalError
from red7.game.match import Match, check_setting
from red7.game.moves import OUT, STOP, Move
from red7.game.record.record import Record
from red7.game.seeds import PlainSeed, numbered_seed


@dataclass(frozen=True)
class Setting:
    """How many play, and by which rules, as plain texts; `InvalidError` if that cannot be played."""

    players: int = 2
    edition: str = DEFAULT_EDITION.name
    options: str = "basic"
    ending: str = Ending.CARDS.value

    def __post_init__(self) -> None:
        check_setting(None, self.players, Edition.parse(self.edition), Ending(self.ending))
        object.__setattr__(self, "options", str(Options.parse(self.options)))

    @property
    def mode(self) -> str:
        """The usual name of the options."""
        names = {str(options): name for name, options in MODES.items()}
        return names.get(self.options, self.options)

    @property
    def scoring(self) -> bool:
        """Whether a match has several rounds, and points."""
        return Options.parse(self.options).scoring

    def match(self, seed: int, deal: int) -> Match:
        """The match of this deal, in the series with this seed."""
        source = PlainSeed(numbered_seed(seed, deal))
        options = Options.parse(self.options)
        return Match(source, self.players, Edition.parse(self.edition), options, Ending(self.ending))


@dataclass(frozen=True)
class Job:
    """A deal to play: everything its result depends on, and whether records are wanted."""

    setting: Setting
    lineup: tuple[str, ...]
    deal: int
    seed: int = 0
    nodes: int = 1000
    seconds: float = 10.0
    records: bool = False


@dataclass(frozen=True)
class Failure:
    """A forfeit: the seat, and the reason as a code with arguments."""

    seat: int
    code: str
    arguments: tuple[tuple[str, object], ...]


@dataclass(frozen=True)
class MatchResult:
    """A match, by seat: shares of the win, points, forfeits. `places` are rounds won in order of play."""

    shares: tuple[float, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    failures: tuple[Failure, ...] = ()
    record: str = ""


@dataclass(frozen=True)
class DealResult:
    """A deal in all rotations: in rotation `r`, player `p` of the line-up sits in seat `p + r`."""

    matches: tuple[MatchResult, ...]

    def share(self, player: int = 0) -> float:
        """The share of wins of one player of the line-up, over all rotations."""
        return self._mean([played.shares for played in self.matches], player)

    def points(self, player: int = 0) -> float:
        """The points of one player of the line-up in a match, on average."""
        return self._mean([played.points for played in self.matches], player)

    def _mean(self, by_seat: Sequence[Sequence[float]], player: int) -> float:
        size = len(by_seat)
        return sum(values[(player + turn) % size] for turn, values in enumerate(by_seat)) / size


def play_deal(job: Job, makers: Mapping[str, Maker] | None = None) -> DealResult:
    """Play a deal in every rotation of its line-up; `makers` are players of this process by name."""
    return DealResult(tuple(play_match(job, rotation, makers) for rotation in range(job.setting.players)))


def seed_of(job: Job, seat: int, decision: int) -> int:
    """The seed of the dice that a seat gets for a decision, counted from 0 through the match."""
    text = f"red7 arena {job.seed} {job.deal} {seat} {decision}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")  # JSON keeps 53 bits exactly


def play_match(job: Job, rotation: int = 0, makers: Mapping[str, Maker] | None = None) -> MatchResult:
    """Play a deal once, with the line-up rotated by this many seats."""
    size = job.setting.players
    lineup = [Entrant(job.lineup[(seat - rotation) % size], makers) for seat in range(size)]
    match = job.setting.match(job.seed, job.deal)
    failures: dict[int, Forfeit] = {}
    players: dict[int, Player] = {}
    decisions = [0] * size
    with ExitStack() as stack:
        for seat, entrant in enumerate(lineup):
            try:
                players[seat] = entrant.player(job.nodes, job.seconds)
                stack.callback(players[seat].close)
            except Forfeit as forfeit:
                failures[seat] = forfeit
        while not match.is_over and len(failures) < size - 1:
            if match.round.is_over:
                match.next_round()
                continue
            seat = match.round.turn
            if seat in failures:
                match.play(_way_out(match))
                continue
            try:
                _play(players[seat], match, seed_of(job, seat, decisions[seat]))
                decisions[seat] += 1
            except Forfeit as forfeit:
                failures[seat] = forfeit
    return MatchResult(
        _shares(match, failures),
        match.points,
        _places(match),
        tuple(
            Failure(seat, forfeit.code, tuple(forfeit.arguments.items()))
            for seat, forfeit in sorted(failures.items())
        ),
        _record(job, lineup, match, failures) if job.records else "",
    )


def _play(player: Player, match: Match, seed: int) -> None:
    """Play the next moves of a player; `Forfeit` if it fails to choose legal ones."""
    try:
        moves = player.moves(match, seed)
    except Forfeit:
        raise
    except (Exception, SystemExit) as error:
        raise Forfeit("forfeit-raised", error=in_one_line(error)) from None
    for move in moves:
        try:
            match.play(move)
        except IllegalError as refusal:
            raise Forfeit("forfeit-illegal", move=str(move), reason=str(refusal)) from None


def _way_out(match: Match) -> Move:
    """The move for a seat that forfeited: out, after the end of the turn it was in."""
    if match.round.phase == PHASES[PLAY]:
        return OUT
    moves = match.round.moves()
    return STOP if STOP in moves else moves[0]


def _shares(match: Match, failures: dict[int, Forfeit]) -> tuple[float, ...]:
    """The win, shared by the winners who did not forfeit, else by all who did not, else by all."""
    seats = range(match.players)
    winners = [seat for seat in match.winners if seat not in failures]
    winners = winners or [seat for seat in seats if seat not in failures] or list(seats)
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)


def _places(match: Match) -> tuple[int, ...]:
    """How many rounds were won by the player who was first in them, second, and so on."""
    won = [0] * match.players
    for entry in match.played:
        if entry.end is not None:
            highest = max(range(match.players), key=lambda seat: entry.deal.palettes[seat])
            won[(entry.end.winner - highest - 1) % match.players] += 1
    return tuple(won)


def _record(job: Job, lineup: list[Entrant], match: Match, failures: dict[int, Forfeit]) -> str:
    headers = {"Event": f"red7 arena --seed {job.seed}", "Match": str(job.deal)}
    for seat, forfeit in sorted(failures.items()):
        printable = "".join(sign if sign.isprintable() else "?" for sign in str(forfeit))
        headers[f"Forfeit-{seat}"] = printable
    names = [entrant.text for entrant in lineup]
    return str(Record.of(match, names, headers, abandoned=True))
