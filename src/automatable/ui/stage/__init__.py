"""The table: board, sheet, turns step by step, corrections, result."""
