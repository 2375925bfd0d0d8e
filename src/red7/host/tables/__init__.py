"""Tables in memory, and what the store keeps of them besides their logs."""
