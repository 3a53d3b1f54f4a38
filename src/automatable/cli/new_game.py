"""What the command for a new game does."""

from __future__ import annotations

from pathlib import Path

from automatable.cli.output import voice


def write_new_game(name: str, folder: Path) -> None:
    """The package, and what to do next."""
    from automatable.new_game import write_game

    target = write_game(name, folder)
    voice.say(voice("cli-new_game-done", folder=str(target)), "bold")
    for line in (f"cd {target}", "pip install --editable '.[test]'", "pytest"):
        voice.say(f"  {line}")
    voice.say(f"  automatable play {name}")
