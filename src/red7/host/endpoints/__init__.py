"""Guests, tables and records: requests besides the connection to a table, independent of HTTP."""
