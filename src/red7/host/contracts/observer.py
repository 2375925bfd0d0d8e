"""What the host has counted and logged: what happened, in fixed words that hold no secret."""


class Observer:
    """Is told what happens, and keeps nothing of it unless a subclass does.

    `where` says at which table, for which command, and so on. A guest is passed as an id, which has to be
    hidden in logs.
    """

    def committed(self, events: int, seconds: float) -> None:
        """So many events have become durable, after so many seconds."""

    def conflicted(self) -> None:
        """A command is decided again: another event came first."""

    def repeated(self) -> None:
        """A command is answered as before: its id was known."""

    def thought(self, seconds: float) -> None:
        """A bot has thought for so many seconds."""

    def waited(self, kind: str, seconds: float) -> None:
        """Work of this kind, one of a few words, has waited so many seconds for its turn."""

    def refused(self, code: str, *, guest: str = "", **where: str | int) -> None:
        """Something that was asked is not done."""

    def failed(self, what: str, error: BaseException, *, guest: str = "", **where: str | int) -> None:
        """An error that nobody expected."""

    def noted(self, what: str, *, guest: str = "", **where: str | int) -> None:
        """Something that is worth a line in a log."""

    def warned(self, what: str, **where: str | int) -> None:
        """Something that somebody should see to if it stays so."""
