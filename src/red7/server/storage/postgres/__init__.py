"""The store for many processes."""
