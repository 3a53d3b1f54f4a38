"""What is in the box: the lanterns, read strictly from their file."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal

from automatable.core.data import Source, parse_toml, structure

Colour = Literal["red", "green", "blue"]
DATA = files("automatable.new_game.sample_game") / "data"


@dataclass(frozen=True)
class Lantern:
    id: int
    colour: Colour
    worth: int


@dataclass(frozen=True)
class Lanterns:
    source: Source
    lantern: tuple[Lantern, ...]


@cache
def lanterns() -> dict[int, Lantern]:
    """All lanterns by id."""
    text = (DATA / "lanterns.toml").read_text(encoding="utf-8")
    found = structure(parse_toml(text, "lanterns.toml"), Lanterns, "lanterns.toml")
    return {lantern.id: lantern for lantern in found.lantern}
