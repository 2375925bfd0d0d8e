"""Lets Ctrl-C through to long searches, for native code does not look for signals by itself.

This module is never compiled: entering a plain function is when the interpreter looks for them.
"""


def check_interrupt() -> None:
    """Raise `KeyboardInterrupt` if Ctrl-C has been pressed."""
