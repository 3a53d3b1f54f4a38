"""What is in the box: the lanterns, read strictly from their file."""

from dataclasses import dataclass
from importlib.resources import files
from typing import Literal

from automatable.core.files.data import things

Colour = Literal["red", "green", "blue"]
DATA = files("automatable.new_game.sample_game") / "data"


@dataclass(frozen=True)
class Lantern:
    id: int
    colour: Colour
    worth: int


LANTERNS = things(DATA / "lanterns.toml", Lantern)
