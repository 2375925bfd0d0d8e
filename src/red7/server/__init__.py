"""The table server: live play over HTTP and WebSocket, with nothing acknowledged before it is durable."""
