"""Entering a progress card by form: tap the spaces with a star, type the three coin values."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from automatable.core.decks import FormField
from automatable.core.errors import Problem
from automatable.games.expeditions.levels import OWNER_SUPPLIED, Coins, Level, default_track
from automatable.games.expeditions.owner_deck import BadLevelFile

SPACES = 40
"""Longer tracks are entered by file."""
COINS = ("star", "map", "corruption")
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_SPOKEN = re.compile(r"[^\W_][\w .,’'!-]{0,39}")

FORM = (
    FormField("which", "choice", (*OWNER_SUPPLIED, "custom")),
    FormField("name", "text"),
    FormField("stars", "marks", tuple(map(str, range(1, SPACES + 1)))),
    *(FormField(f"coins_{what}", "number") for what in COINS),
)


def entered(given: Mapping[str, Sequence[str]]) -> str:
    """The level file that a filled-in form stands for (EXP-LVL-06)."""
    id = _id(given)
    stars = tuple(sorted(_number(text, "star_below_1") for text in given.get("stars", ())))
    each = [_number(_first(given, f"coins_{what}"), "coins_invalid") for what in COINS]
    return level_text(Level(id, _name(given, id), stars, default_track(stars), Coins(*each)))


def _name(given: Mapping[str, Sequence[str]], id: str) -> str:
    """What its owner calls the level; a printed one may do without."""
    name = _first(given, "name")
    if name and not _SPOKEN.fullmatch(name):
        raise BadLevelFile([Problem("level_name")])
    return name or id


def _id(given: Mapping[str, Sequence[str]]) -> str:
    which, name = _first(given, "which"), _first(given, "name")
    if which in OWNER_SUPPLIED:
        return which
    if not _NAME.fullmatch(name):
        raise BadLevelFile([Problem("level_name")])
    return name


def _first(given: Mapping[str, Sequence[str]], name: str) -> str:
    return next(iter(given.get(name, ())), "").strip()


def _number(text: str, problem: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,3}", text):
        raise BadLevelFile([Problem(problem)])
    return int(text)


def level_text(level: Level) -> str:
    """A level as the text of a file."""
    coins = ", ".join(f"{what} = {getattr(level.coins, what)}" for what in COINS)
    return f"""\
format = 1
game = "expeditions"
id = "{level.id}"
kind = "progress_cards"

[source]
edition = "own box"
confidence = "owner"
notes = "Typed in by its owner."

[[card]]
id = "{level.id}"
name = "{level.name}"
star_positions = {list(level.star_positions)}
spaces_after_start = {level.spaces_after_start}
coins = {{ {coins} }}
"""
