"""Guests, tables and records: what can be asked for beside a connection to a table, without HTTP."""
