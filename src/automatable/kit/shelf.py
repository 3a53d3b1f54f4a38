"""The game files that come with the package, and how any other text becomes a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

from automatable.kit.game import KitGame
from automatable.kit.reader import read

ENDING = ".automa"
_GAME = re.compile(r'^game +(?P<name>[a-z][a-z0-9_]*)? *(?:"(?P<title>(?:[^"\\\n]|\\.)*)")?', re.M)
NOT_ON_SHELF = "primer"
"""No real box: it shows every step of the language."""


class ShippedFiles:
    """All games of the folder `games`, in the order of their names."""

    def __iter__(self) -> Iterator[KitGame]:
        folder = files(__package__) / "games"
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(ENDING):
                game = KitGame(read(file.read_text(encoding="utf-8")))
                game.on_shelf = game.id != NOT_ON_SHELF
                yield game

    def from_text(self, text: str, id: str) -> KitGame:
        """The game of a text, whoever wrote it; raises `BadFile`."""
        return KitGame(read(text), id)

    def heading(self, text: str) -> tuple[str, str]:
        """Name and title, read without any check: a broken file has them too."""
        found = _GAME.search(text)
        if found is None:
            return "", ""
        return found["name"] or "", re.sub(r"\\(.)", r"\1", found["title"] or "")


GAMES = ShippedFiles()
