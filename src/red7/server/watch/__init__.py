"""Watching a server: its log, metrics, alarms, and whether it is ready."""
