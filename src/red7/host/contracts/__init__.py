"""What the host asks of its surroundings, each with a plain implementation."""
