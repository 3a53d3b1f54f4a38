"""Running matches on disk: one SQLite file holds all tables, their answers and their results."""
