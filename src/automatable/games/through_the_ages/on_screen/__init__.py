"""The person's side of a game that is played whole on screen (TTA-ON)."""
