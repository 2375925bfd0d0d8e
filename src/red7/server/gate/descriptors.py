"""How many connections the system lets this process have: each needs a descriptor, as files do."""

import sys
from typing import Final

_OWN: Final = 200
"""For the database, the processes that think, and the like."""
_NO_LIMIT: Final = 1 << 20
_LEAST: Final = 64


def raise_limit() -> int:
    """Raise the limit of this process as far as it may itself; the limit, in descriptors."""
    if sys.platform == "win32":
        return _NO_LIMIT
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _NO_LIMIT if hard == resource.RLIM_INFINITY else min(hard, _NO_LIMIT)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # as on macOS, which has another limit beside this one
            return soft
    return wanted


def room() -> int:
    """How many connections there is room for."""
    if sys.platform == "win32":
        return _NO_LIMIT
    import resource

    soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _NO_LIMIT if soft == resource.RLIM_INFINITY else max(soft - _OWN, _LEAST)
