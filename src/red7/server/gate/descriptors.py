"""How many connections the system allows this process: each needs a file descriptor."""

import sys
from typing import Final

_OWN: Final = 200
"""Kept for the database, the thinking processes and the like."""
_NO_LIMIT: Final = 1 << 20
_LEAST: Final = 64


def raise_limit() -> int:
    """Raise this process's limit on descriptors as far as allowed; returns the limit."""
    if sys.platform == "win32":
        return _NO_LIMIT
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _NO_LIMIT if hard == resource.RLIM_INFINITY else min(hard, _NO_LIMIT)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # macOS has a second, lower limit
            return soft
    return wanted


def room() -> int:
    """How many connections there is room for."""
    if sys.platform == "win32":
        return _NO_LIMIT
    import resource

    soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _NO_LIMIT if soft == resource.RLIM_INFINITY else max(soft - _OWN, _LEAST)
