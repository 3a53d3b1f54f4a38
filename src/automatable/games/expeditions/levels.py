"""Difficulty levels: the progress card in use, printed, of the house, or typed in (EXP-LVL)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any, Literal

from automatable.core.errors import BadPosition, Problem
from automatable.core.files.data import Source, structure
from automatable.core.state.declaring import Way, fact, record
from automatable.core.state.paging import numbers_in
from automatable.core.state.positions import bad_value
from automatable.core.state.reading import read_record
from automatable.core.state.writing import written_record
from automatable.games.expeditions.components import base_game, contents_of

OWNER_SUPPLIED = ("printed_4", "printed_5")
"""Printed levels that nobody but the owner of a box can enter (EXP-LVL-06)."""
HOUSE = ("house_4", "house_5")
ADJUSTMENTS = (-2, -1, 0, 1, 2, 3)


@dataclass(frozen=True)
class Coins:
    """What the Automa scores per piece (EXP-SCO-02)."""

    star: int
    map: int
    corruption: int


@record(frozen=True)
class Level:
    """A progress card: star positions, track length, coins; nothing else depends on it.

    EXP-LVL-02
    """

    id: str
    name: str
    star_positions: tuple[int, ...]
    spaces_after_start: int = fact(
        null=True, absent=lambda got: default_track(got["star_positions"])
    )
    coins: Coins

    def stars_at(self, space: int) -> int:
        """Stars gained when the marker stands on a space (EXP-PRG-02)."""
        return sum(position <= space for position in self.star_positions)

    def to_json(self) -> dict[str, Any]:
        return written_record(self)


@dataclass(frozen=True)
class ProgressCard:
    """A progress card as its file describes it."""

    id: str
    name: str
    star_positions: tuple[int, ...]
    coins: Coins
    spaces_after_start: int | None = None
    number: int = 0
    confidence: str = "owner"

    def misfits(self) -> Iterator[Problem]:
        """What cannot be true of an own level (EXP-LVL-05)."""
        return map(Problem, level_errors(self.level))

    @property
    def level(self) -> Level:
        spaces = self.spaces_after_start
        track = default_track(self.star_positions) if spaces is None else spaces
        return Level(self.id, self.name, self.star_positions, track, self.coins)


@dataclass(frozen=True)
class ProgressCards:
    """A file of progress cards."""

    format: int
    game: str
    id: str
    kind: Literal["progress_cards"]
    source: Source
    card: tuple[ProgressCard, ...]


@dataclass(frozen=True)
class OwnLevel(ProgressCards):
    """An owner's file: one card, under its own id."""

    def misfits(self) -> Iterator[Problem]:
        if len(self.card) != 1:
            yield Problem("wrong_card_count", {"cards": len(self.card), "wanted": 1})
        elif (id := self.card[0].id) != self.id or id in HOUSE:
            yield Problem("bad_data_value", {"place": "card", "field": "id", "reason": id[:40]})


@cache
def shipped_levels() -> Mapping[str, Level]:
    """The levels that can be chosen without entering anything, the easiest first."""
    names = ("decks/progress_cards.toml", "decks/house_levels.toml")
    files = [structure(contents_of(name), ProgressCards, name) for name in names]
    return {card.id: card.level for file in files for card in file.card}


def _write(level: Level) -> Any:
    """A shipped level by its id, any other with its numbers."""
    return level.id if shipped_levels().get(level.id) == level else level.to_json()


def _read(told: Any, path: str) -> Level:
    if isinstance(told, str):
        if told not in shipped_levels():
            raise bad_value(path, told)
        return shipped_levels()[told]
    level = read_record(Level, told, path)
    if level.id in shipped_levels():
        raise bad_value(f"{path}.id", level.id)
    return level


def typed_level(text: str, path: str) -> Any:
    """The id of a level, or where its stars lie, as a person types it."""
    return numbers_in(text) or text


LEVEL = Way(Any, _write, _read)
"""In files."""


def default_track(star_positions: Sequence[int]) -> int:
    """One space after the last star (EXP-LVL-05)."""
    return max(star_positions, default=0) + 1


def level_errors(level: Level, adjustment: int = 0) -> list[str]:
    """Everything wrong with an entered level, in the order of EXP-LVL-05."""
    return list(_level_errors(level, adjustment))


def _level_errors(level: Level, adjustment: int) -> Iterator[str]:
    positions = level.star_positions
    if len(positions) != base_game().automa_stars:
        yield "star_count"
    if any(position < 1 for position in positions):
        yield "star_below_1"
    if any(a >= b for a, b in pairwise(positions)):
        yield "not_increasing"
    if positions and level.spaces_after_start < max(positions):
        yield "track_too_short"
    if min(level.coins.star, level.coins.map, level.coins.corruption) < 0:
        yield "coins_invalid"
    elif level.coins.star + adjustment < 0:
        yield "star_coins_negative"
    if adjustment not in ADJUSTMENTS:
        yield "adjustment_out_of_range"


class BadLevel(BadPosition):
    """A level that cannot be played; `problems` names everything wrong with it."""


def check_level(level: Level, adjustment: int = 0) -> None:
    """Raise `BadLevel` with all errors together (EXP-LVL-05)."""
    if errors := level_errors(level, adjustment):
        raise BadLevel([Problem(error) for error in errors])
