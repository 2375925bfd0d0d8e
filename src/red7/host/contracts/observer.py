"""What the host reports to be counted and logged: what happened, in fixed words without secrets."""


class Observer:
    """Hears what happens; does nothing with it unless a subclass does.

    `where` says at which table, for which command, and so on. A guest is passed as an id, which logs must
    hide.
    """

    def committed(self, events: int, seconds: float) -> None:
        """This many events are durable, after this many seconds."""

    def conflicted(self) -> None:
        """A command is decided again: another event came first."""

    def repeated(self) -> None:
        """A command is answered as before, because its id was known."""

    def thought(self, seconds: float) -> None:
        """A bot has thought for this many seconds."""

    def waited(self, kind: str, seconds: float) -> None:
        """Work of this kind (one of a few words) has waited this many seconds for its turn."""

    def refused(self, code: str, *, guest: str = "", **where: str | int) -> None:
        """A request was refused."""

    def failed(self, what: str, error: BaseException, *, guest: str = "", **where: str | int) -> None:
        """An unexpected error."""

    def noted(self, what: str, *, guest: str = "", **where: str | int) -> None:
        """Something worth a line in the log."""

    def warned(self, what: str, **where: str | int) -> None:
        """Something the operator should look into if it persists."""
