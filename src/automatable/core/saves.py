"""Save files: a readable JSON object that replays to the same match.

Format 2: format, game, rules_version, options, seed, start (a position or null), answers,
undone, fingerprint, and a note if the game has one to make. Loading replays the answers and
compares the fingerprint. While the match is running its seed is sealed (see `sealing`); in
format 1 it never was.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from automatable.core.data import structure
from automatable.core.errors import AutomatableError, BadData, BadSave
from automatable.core.game import game as registered
from automatable.core.json_text import read_json
from automatable.core.match import Match
from automatable.core.options import resolve
from automatable.core.sealing import opened, sealed

FORMAT = 2


@dataclass(frozen=True)
class Save:
    """What a save file holds."""

    format: int
    game: str
    rules_version: int
    options: dict[str, Any]
    seed: str
    answers: list[str]
    fingerprint: str
    start: Any = None
    undone: list[str] = field(default_factory=list)
    note: str = ""
    """For people who read the file: what is not the printed game in it."""


def save(match: Match[Any]) -> dict[str, Any]:
    """The match as a JSON object."""
    note = match.game.save_note(match.options)
    return {
        "format": FORMAT,
        "game": match.game.id,
        "rules_version": match.game.rules_version,
        "options": dict(match.options),
        "seed": str(match.seed) if match.over else sealed(match.seed),
        "start": None if match.start is None else match.game.position(match.start),
        "answers": match.answers,
        "undone": match.undone,
        "fingerprint": match.fingerprint(),
        **({"note": note} if note else {}),
    }


def load(contents: Any) -> Match[Any]:
    """The match of a save; raises `BadSave` and says what is wrong with it."""
    record = _checked(contents)
    game = registered(record.game)
    if record.rules_version > game.rules_version:
        raise BadSave("save_newer_rules", game=game.id, version=record.rules_version)
    match = _replayed(record)
    same_rules = record.rules_version == game.rules_version
    if same_rules and match.fingerprint() != record.fingerprint:  # others may lead elsewhere
        raise BadSave("save_changed", game=game.id)
    match.restore_undone(record.undone)
    return match


def loads(text: str) -> Match[Any]:
    """The match of a save file's text."""
    try:
        contents = read_json(text)
        json.dumps(contents, ensure_ascii=False).encode()  # half a letter can be no answer
    except (ValueError, RecursionError):
        raise BadSave("save_truncated") from None
    return load(contents)


def dumps(match: Match[Any]) -> str:
    """The match as the text of a save file."""
    return json.dumps(save(match), indent=1, ensure_ascii=False) + "\n"


def _checked(contents: Any) -> Save:
    format = contents.get("format") if isinstance(contents, dict) else None
    if not isinstance(format, int) or format < 1:
        raise BadSave("not_a_save")
    if format > FORMAT:
        raise BadSave("save_newer_format", format=format, known=FORMAT)
    try:
        return structure(contents, Save, "save")
    except BadData as error:
        raise BadSave("save_damaged", field=error.details["field"]) from None


def _replayed(record: Save) -> Match[Any]:
    game = registered(record.game)
    try:
        options = resolve(game.options(), record.options)
        start = None if record.start is None else game.from_position(record.start)
        seed = opened(record.seed)
        return Match.replayed(game, options, seed, start, record.answers, record.rules_version)
    except BadSave:
        raise
    except AutomatableError as error:
        raise BadSave("save_does_not_replay", reason=error.code) from error
