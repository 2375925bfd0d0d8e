"""Tables in memory, and what the store keeps of them beside their logs."""
