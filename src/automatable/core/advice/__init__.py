"""What helps a person to play better: players, odds, looking back, puzzles, levels."""
