"""Turns that ask: procedures, cascades, questions, what a person may answer, what happened."""
