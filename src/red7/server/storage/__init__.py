"""Where the log of events is kept."""
