"""The table: board, sheet, told turns, corrections, result."""
