"""Through the Ages with Mautoma. Start at `game.py`; rules: `docs/rules/through_the_ages.md`."""

from automatable.games.through_the_ages.game import GAME

__all__ = ["GAME"]
