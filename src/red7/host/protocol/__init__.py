"""What travels between a client and the host."""
