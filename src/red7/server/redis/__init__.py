"""What the processes of a server share through Redis."""
