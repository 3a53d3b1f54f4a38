"""Entering a progress card by form: tap the spaces with a star, type the three coin values."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields

from automatable.core.decks.owners import FormField
from automatable.core.errors import BadFile, Problem
from automatable.core.files.toml_text import file_text
from automatable.games.expeditions.levels import OWNER_SUPPLIED, Coins, Level, default_track
from automatable.games.expeditions.owner_deck import level_file

SPACES = 40
"""Longer tracks are entered by file."""
COINS = tuple(field.name for field in fields(Coins))
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
    level = Level(id, _name(given, id), stars, default_track(stars), Coins(*each))
    return file_text(level_file(level, "own box"))


def _name(given: Mapping[str, Sequence[str]], id: str) -> str:
    """What its owner calls the level; a printed one may do without."""
    name = _first(given, "name")
    if name and not _SPOKEN.fullmatch(name):
        raise BadFile([Problem("level_name")])
    return name or id


def _id(given: Mapping[str, Sequence[str]]) -> str:
    which, name = _first(given, "which"), _first(given, "name")
    if which in OWNER_SUPPLIED:
        return which
    if not _NAME.fullmatch(name):
        raise BadFile([Problem("level_name")])
    return name


def _first(given: Mapping[str, Sequence[str]], name: str) -> str:
    return next(iter(given.get(name, ())), "").strip()


def _number(text: str, problem: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,3}", text):
        raise BadFile([Problem(problem)])
    return int(text)
