"""Thinking for tables: the turns of computer players and help with turns, in fair shares."""
