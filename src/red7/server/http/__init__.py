"""The server's side of HTTP and WebSockets."""
