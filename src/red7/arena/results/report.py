"""The results of a tournament for people: tables, the same for the terminal and as Markdown."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.markup import escape
from rich.table import Table

from red7.arena.deals import Setting
from red7.arena.results.standings import Standings
from red7.arena.results.statistics import Estimate
from red7.speech.command_help import words_here


@dataclass(frozen=True)
class Sheet:
    """A table as texts; all columns but the first hold numbers."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    remark: str = ""

    def rich(self) -> Table:
        """For the terminal."""
        table = Table(title=escape(self.title), title_justify="left")
        table.caption, table.caption_justify = escape(self.remark), "left"
        for place, column in enumerate(self.columns):
            table.add_column(escape(column), justify="right" if place else "left", overflow="fold")
        for row in self.rows:
            table.add_row(*[escape(cell) for cell in row])
        return table

    def markdown(self) -> str:
        """For documents."""
        lines = [f"### {self.title}", "", _line(self.columns)]
        lines.append("|---|" + "---:|" * (len(self.columns) - 1))
        lines += [_line(row) for row in self.rows]
        return "\n".join([*lines, *(["", self.remark] if self.remark else []), ""])


def sheets(result: Standings) -> list[Sheet]:
    """The tables of a tournament: players, pairings, seats, and forfeits if there are any."""
    tables = [_pairings(result), _places(result)]
    if result.rows:
        tables.insert(0, _players(result))
    return tables + ([_defaults(result)] if result.defaults else [])


def ladder_sheets(results: Sequence[Standings]) -> list[Sheet]:
    """The tables of a ladder: each step by all rules, then seats, and forfeits if there are any."""
    say = words_here().say
    pairings = [pair.pairing for result in results for pair in result.pairings]
    steps = list(dict.fromkeys((pairing.one, pairing.rival) for pairing in pairings))
    columns = (say("arena-setting"), *[f"{one} – {rival}" for one, rival in steps], say("arena-level"))
    rows: list[tuple[str, ...]] = []
    places: list[tuple[str, ...]] = []
    most = max(result.setting.players for result in results)
    for result in results:
        cells = {(pair.pairing.one, pair.pairing.rival): _share(pair.share) for pair in result.pairings}
        level = _number(1 / result.setting.players)
        rows.append((_setting(result.setting), *[cells.get(step, "") for step in steps], level))
        seats = [_share(place) for place in result.places] + [""] * (most - len(result.places))
        places.append((_setting(result.setting), *seats))
    numbers = [say("arena-place", number=place) for place in range(1, most + 1)]
    tables = [
        Sheet(say("arena-ladder"), columns, tuple(rows), say("arena-pairings-remark", count=len(pairings))),
        Sheet(say("arena-seats"), (say("arena-setting"), *numbers), tuple(places), say("arena-seats-remark")),
    ]
    return tables + [_defaults(result) for result in results if result.defaults]


def _players(result: Standings) -> Sheet:
    say = words_here().say
    scoring = result.setting.scoring
    names = ["bot", "matches", "wins", "share", *(["points"] if scoring else []), "rating"]
    rows: list[tuple[str, ...]] = []
    for row in result.rows:
        rating = f"{row.rating.value:+.0f} [{row.rating.low:+.0f}, {row.rating.high:+.0f}]"
        points = [_interval(row.points, ".1f")] if row.points else []
        wins = f"{row.wins:.1f}".removesuffix(".0")
        rows.append((row.name, str(row.matches), wins, _share(row.share), *points, rating))
    columns = tuple(say(f"arena-column-{name}") for name in names)
    remark = say("arena-players-remark", level=_number(1 / result.setting.players))
    return Sheet(say("arena-players", setting=_setting(result.setting)), columns, tuple(rows), remark)


def _pairings(result: Standings) -> Sheet:
    say = words_here().say
    rows = tuple(
        (
            say("arena-against", one=pair.pairing.one, rival=pair.pairing.rival),
            str(pair.share.deals),
            _share(pair.share),
            say("arena-clear" if pair.clear else "arena-unclear"),
        )
        for pair in result.pairings
    )
    columns = tuple(say(f"arena-column-{name}") for name in ("pairing", "deals", "share", "verdict"))
    title = say("arena-pairings", setting=_setting(result.setting))
    return Sheet(title, columns, rows, say("arena-pairings-remark", count=len(rows)))


def _places(result: Standings) -> Sheet:
    say = words_here().say
    places = enumerate(result.places, 1)
    rows = tuple((say("arena-place", number=place), _share(share)) for place, share in places)
    columns = (say("arena-column-place"), say("arena-column-share"))
    return Sheet(say("arena-seats"), columns, rows, say("arena-seats-remark"))


def _defaults(result: Standings) -> Sheet:
    say = words_here().say
    rows = tuple((row.name, str(row.times), str(row.deal), row.reason) for row in result.defaults)
    columns = tuple(say(f"arena-column-{name}") for name in ("bot", "times", "first", "reason"))
    return Sheet(say("arena-forfeits", setting=_setting(result.setting)), columns, rows)


def _setting(setting: Setting) -> str:
    say = words_here().say
    return say("arena-rules", players=setting.players, mode=setting.mode, edition=setting.edition)


def _share(share: Estimate) -> str:
    return _interval(share, ".3f")


def _interval(estimate: Estimate, form: str) -> str:
    return f"{estimate.mean:{form}} [{estimate.low:{form}}, {estimate.high:{form}}]"


def _number(value: float) -> str:
    return f"{value:.3f}"


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
