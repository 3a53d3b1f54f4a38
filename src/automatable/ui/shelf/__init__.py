"""The pages around the tables: shelf, set-up, history, level, sharing, help."""
