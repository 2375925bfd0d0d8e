"""What the commands of dev.py do, with nothing but the standard library."""
