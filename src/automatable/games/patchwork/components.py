"""What is in the box: patches, time board and levels, from the data files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Literal

from automatable.core.files.data import Source, parse_toml, structure

Scored = Literal["tile", "buttons", "patches_with_buttons", "printed_buttons"]
DATA = files("automatable.games.patchwork") / "data"


@dataclass(frozen=True)
class Patch:
    """One fabric piece; `rows` is its picture with # for cells."""

    id: int
    letter: str
    rows: tuple[str, ...]
    button_cost: int
    time_cost: int
    printed_buttons: int
    starter: bool = False

    @cached_property
    def cells(self) -> int:
        return sum(row.count("#") for row in self.rows)


@dataclass(frozen=True)
class PatchSet:
    """The patches of one edition."""

    format: int
    game: str
    source: Source
    leather_patches: int
    patch: tuple[Patch, ...]


@dataclass(frozen=True)
class Level:
    """A difficulty level: where the marker stands and what the Automa scores."""

    number: int
    roman: str
    spaces_before_final: int
    scores: tuple[Scored, ...]


@dataclass(frozen=True)
class Levels:
    format: int
    game: str
    source: Source
    level: tuple[Level, ...]


@dataclass(frozen=True)
class TimeBoard:
    """The track and the constants of quilt, tile and score."""

    format: int
    game: str
    source: Source
    final_space: int
    income_spaces: tuple[int, ...]
    leather_layouts: dict[str, tuple[int, ...]]
    starting_buttons: int
    quilt_size: int
    tile_square: int
    tile_points: int
    penalty_per_empty_cell: int
    window: int
    set_aside_cards: int


@cache
def patches() -> dict[int, Patch]:
    """The standard set by id."""
    found = structure(_contents("patches.toml"), PatchSet, "patches.toml")
    return {patch.id: patch for patch in found.patch}


@cache
def by_letter() -> dict[str, Patch]:
    return {patch.letter: patch for patch in patches().values()}


@cache
def levels() -> dict[int, Level]:
    found = structure(_contents("levels.toml"), Levels, "levels.toml")
    return {level.number: level for level in found.level}


@cache
def time_board() -> TimeBoard:
    return structure(_contents("time_board.toml"), TimeBoard, "time_board.toml")


def _contents(name: str) -> dict[str, Any]:
    return parse_toml(DATA.joinpath(name).read_text(encoding="utf-8"), name)
