"""Decks: what is left in a pile, cards as files, and cards that owners type in."""
