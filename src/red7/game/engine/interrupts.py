"""Lets signals such as Ctrl-C through to long searches, for native code does not look for them by itself.

This module is never compiled: entering a plain function is when the interpreter does.
"""


def check_interrupt() -> None:
    """Raise `KeyboardInterrupt` if Ctrl-C has been pressed."""
