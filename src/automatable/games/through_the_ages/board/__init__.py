"""Drawings of the table: icons, Automa cards, decisions, and the scene of one position."""
