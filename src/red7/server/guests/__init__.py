"""Who somebody is, and what proves it."""
