"""Live tables without any transport: the same code in a server process and inside a browser."""
