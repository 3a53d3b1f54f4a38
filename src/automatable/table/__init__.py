"""Running matches on disk: one SQLite file holds all tables, their answers and their results."""

from automatable.table import game_files as game_files  # own files are found like other games
