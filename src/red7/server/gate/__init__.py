"""The gate before the application: how much a connection may cost before its messages are read."""
