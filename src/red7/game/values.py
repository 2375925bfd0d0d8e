"""Values that can be copied, pickled and sent to other processes, compiled or not."""

from dataclasses import fields
from typing import Any


class Value:
    """A frozen dataclass that is rebuilt from its fields: compiled, it could not be copied otherwise."""

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        dataclass: Any = self
        return type(self), tuple([getattr(self, field.name) for field in fields(dataclass)])
