"""What the processes of a server share by way of Redis."""
