"""The gate before the application: how much a connection may cost before anybody looks at what it says."""
