"""What the operator asks of a running server, and the command for it."""
