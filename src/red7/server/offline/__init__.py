"""The page that needs no server, in the file that `dev.py static` makes: unpacked, checked, and offered."""
