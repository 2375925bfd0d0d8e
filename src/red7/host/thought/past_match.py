"""A match to be looked into again, by a guest who may."""

from dataclasses import dataclass

from red7.game.record.record import Record


@dataclass(frozen=True)
class PastMatch:
    """A match, or as much of it as is played; its record may be a text, and has no secret."""

    record: Record | str
    id: str
    """That of its review, among the documents of the guest."""
    guest: str
    table: str = ""
    """The one it was played at: the review of a match goes with its table."""
    is_over: bool = True

    def __post_init__(self) -> None:
        if isinstance(self.record, Record):  # no secret has to leave this process
            object.__setattr__(self, "record", self.record.without_seed())


def review_id(table: str, match: int) -> str:
    """The id of the review of a match that was played here."""
    return f"{table}.{match}"


def record_review_id(record: str) -> str:
    """The id of the review of a record that a guest has brought."""
    return f"record.{record}"
