"""What the table answers to each kind of command: events, or a refusal. Nothing is changed here."""
