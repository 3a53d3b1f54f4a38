"""The pages that teach: lessons, rulebook, looking back, puzzles."""
