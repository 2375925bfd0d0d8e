"""The page that needs no server, as a file that `dev.py static` makes: unpacked, checked, and offered."""
