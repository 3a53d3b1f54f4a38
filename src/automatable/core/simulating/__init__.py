"""What the laboratory asks of a game."""
