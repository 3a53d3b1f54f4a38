"""A match: answers and a seed, and all that follows from them, its saves included."""
