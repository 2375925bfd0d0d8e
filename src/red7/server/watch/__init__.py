"""What watches over a server: its log, its figures, alarms, and whether it can serve."""
