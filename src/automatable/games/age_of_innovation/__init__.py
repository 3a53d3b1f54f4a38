"""Age of Innovation and its Automa: rules, data, words and drawings."""

from automatable.games.age_of_innovation.game import GAME

__all__ = ["GAME"]
