"""What a client raises where a server refuses."""

from red7.host.protocol.messages import Refused


class RefusedError(Exception):
    """What was asked is not done. `refused` has the stable code, its arguments, and plain English."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.text or refused.code)
        self.refused = refused

    @property
    def code(self) -> str:
        """Why, by a code that stays the same."""
        return self.refused.code
