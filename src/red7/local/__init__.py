"""The host for one device, with no server and no network: it runs in a web worker of the page."""
