"""Lets signals such as Ctrl-C through to long searches, because native code does not check for them.

This module is never compiled: the interpreter checks when a plain function is called.
"""


def check_interrupt() -> None:
    """Raise `KeyboardInterrupt` if Ctrl-C has been pressed."""
