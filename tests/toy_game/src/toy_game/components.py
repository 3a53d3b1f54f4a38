"""What is in the box: the crates, read strictly from their file."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from automatable.core.data import Source, parse_toml, structure

Kind = Literal["fruit", "iron", "wood"]
DATA = files("toy_game") / "data"


@dataclass(frozen=True)
class Crate:
    id: int
    kind: Kind
    weight: int
    worth: int
    duty: int


@dataclass(frozen=True)
class Crates:
    source: Source
    crate: tuple[Crate, ...]


@cache
def crates() -> dict[int, Crate]:
    found = structure(contents_of("crates.toml"), Crates, "crates.toml")
    return {crate.id: crate for crate in found.crate}


def contents_of(name: str) -> dict[str, Any]:
    return parse_toml((DATA / name).read_text(encoding="utf-8"), name)
