"""What the host needs from its environment, some with a plain implementation."""
