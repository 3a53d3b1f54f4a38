"""Help and error pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automatable.core.game import Game
from automatable.ui.frame import Frame, render


def help_page(frame: Frame, game: Game[Any] | None = None) -> str:
    """How the table works, keys, and what this project is; of a game, its own keys and books."""
    return render(frame, "help.html", game, keys=game.screens.keys if game else ())


def error_page(frame: Frame, code: int, told: str, rescue: str = "") -> str:
    """What was wrong, what is still safe, and what to do or to download."""
    return render(frame, "error.html", code=code, told=told, rescue=rescue)


def enter_page(frame: Frame, wanted: str, problems: Sequence[str] = ()) -> str:
    """Asks for the code of a server that is not open to everybody."""
    return render(frame, "enter.html", wanted=wanted, problems=problems)
