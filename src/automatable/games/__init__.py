"""One folder a game; each is found through its entry point and imports only the core."""
