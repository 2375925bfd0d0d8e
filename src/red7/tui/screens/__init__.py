"""What is on the terminal: one screen at a time, and what opens above it."""
