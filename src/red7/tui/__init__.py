"""The table in the terminal: the whole game by keys and mouse, alone, on one device, or at a server."""
