"""Help and error pages."""

from __future__ import annotations

from automatable.ui.frame import Frame, render


def help_page(frame: Frame) -> str:
    """How the table works, keys, and what this project is."""
    return render(frame, "help.html")


def error_page(frame: Frame, code: int, told: str) -> str:
    """What was wrong, what is still safe, and what to do."""
    return render(frame, "error.html", code=code, told=told)
