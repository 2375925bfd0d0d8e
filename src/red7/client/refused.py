"""What a client raises when a server refuses."""

from red7.host.protocol.messages import Refused


class RefusedError(Exception):
    """The request is refused. `refused` has the stable code, its arguments, and plain English."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.text or refused.code)
        self.refused = refused

    @property
    def code(self) -> str:
        """The stable code of the reason."""
        return self.refused.code
