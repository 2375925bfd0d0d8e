"""A past match that a guest may look into."""

from dataclasses import dataclass

from red7.game.record.record import Record


@dataclass(frozen=True)
class PastMatch:
    """A match, as far as it has been played; its record may be a text, and has no secret."""

    record: Record | str
    id: str
    """The id of its review among the guest's documents."""
    guest: str
    table: str = ""
    """Its table: the review of a match is deleted with it."""
    is_over: bool = True

    def __post_init__(self) -> None:
        if isinstance(self.record, Record):  # the secret need not leave this process
            object.__setattr__(self, "record", self.record.without_seed())


def review_id(table: str, match: int) -> str:
    """The id of the review of a match that was played here."""
    return f"{table}.{match}"


def record_review_id(record: str) -> str:
    """The id of the review of a record that a guest has brought."""
    return f"record.{record}"
