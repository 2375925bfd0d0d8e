"""What is thought out for a table: the turns of computer players and help with a turn, in fair shares."""
