"""What is in the box: the crates, read strictly from their file."""

from dataclasses import dataclass
from importlib.resources import files
from typing import Literal

from automatable.core.files.data import things

Kind = Literal["fruit", "iron", "wood"]
DATA = files("toy_game") / "data"


@dataclass(frozen=True)
class Crate:
    id: int
    kind: Kind
    weight: int
    worth: int
    duty: int


CRATES = things(DATA / "crates.toml", Crate)
