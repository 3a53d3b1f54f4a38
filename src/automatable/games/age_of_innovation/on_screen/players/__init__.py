"""Programs that play the person's seat of a game on screen; they see what a person sees."""
