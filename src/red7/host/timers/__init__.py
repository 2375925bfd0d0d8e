"""What happens at tables by itself, when its time has come."""
