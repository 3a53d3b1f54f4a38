"""Save files: a readable JSON object that replays to the same match.

Format 3: format, game, rules_version, options, seed, start (a position or null), answers, undone,
fingerprint, and a note if the game has one to make. Loading replays the answers and compares the
fingerprint. Answers given under older rules may lead elsewhere today: then the match says so
(`older_rules`), and whoever shows it tells the person. So does one whose fingerprint was made of
the whole position, the score and other derived facts included, if it differs: what was counted
otherwise then cannot be told apart from what was played otherwise. While the match is running its
seed is sealed (see `sealing`); in format 1 it never was. Only a copy of a running match needs
format 3: it also has the seeds that dealt its earlier cards, so that undo brings them again. All
others are written in format 2. A match of a game file carries that file, packed, and its SHA-256:
format 4 (KIT-STO-02).
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from automatable.core.errors import AutomatableError, BadFile, BadSave, UnknownGame
from automatable.core.files.data import structure
from automatable.core.files.game_texts import (
    APART,
    BadText,
    digest,
    is_apart,
    is_name,
    packed,
    unpacked,
)
from automatable.core.files.json_text import read_json
from automatable.core.game import TEXTS_READ, Game, game_from, games, is_of_whole_position
from automatable.core.game import game as registered
from automatable.core.matches.entries import Earlier
from automatable.core.matches.extent import MOST_CORRECTIONS, TOO_LONG
from automatable.core.matches.match import Match
from automatable.core.matches.sealing import opened, sealed
from automatable.core.options import resolve

FORMAT = 4
WITH_EARLIER_SEEDS = 3
MOST_COPIES = 100
"""Copies of copies."""
LONGEST_SET_UP = 384 * 1024
"""Options, first position and game file as JSON: room for a deck of one's own."""
LARGEST_KB = 1400
"""No save of ours is larger: all that `extent` allows, at four bytes a letter, and the set-up."""


@dataclass(frozen=True)
class EarlierSeed:
    """A seed that dealt the first cards of a copy, always sealed: its own match may still run."""

    seed: str
    dealt: dict[str, int]


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
    earlier_seeds: list[EarlierSeed] = field(default_factory=list)
    note: str = ""
    """For people who read the file: what is not the printed game in it."""
    file: str = ""
    """The text of the game file that is played, packed."""
    file_sha256: str = ""


def save(match: Match[Any]) -> dict[str, Any]:
    """The match as a JSON object."""
    note = match.game.save_note(match.options)
    earlier = earlier_seeds_of(match)
    return {
        "format": FORMAT if match.game.text else WITH_EARLIER_SEEDS if earlier else 2,
        "game": match.game.id,
        "rules_version": match.game.rules_version,
        "options": dict(match.options),
        "seed": str(match.seed) if match.over else sealed(match.seed),
        "start": start_of(match),
        "answers": match.answers,
        "undone": match.undone,
        "fingerprint": match.fingerprint(),
        **({"earlier_seeds": earlier} if earlier else {}),
        **({"note": note} if note else {}),
        **file_of(match.game),
    }


def file_of(game: Game[Any]) -> dict[str, str]:
    """What a match of a game file carries along."""
    if not game.text:
        return {}
    return {"file": packed_file(game), "file_sha256": digest(game.text)}


def packed_file(game: Game[Any]) -> str:
    """The file of a game, packed; empty for a game of a package."""
    return _packed(game.text) if game.text else ""


_packed = lru_cache(maxsize=TEXTS_READ)(packed)
"""Every change of a table writes it down."""


def start_of(match: Match[Any]) -> dict[str, Any] | None:
    """The position at which a match began that began late."""
    return None if match.start is None else match.game.position(match.start)


def earlier_seeds_of(match: Match[Any]) -> list[dict[str, Any]]:
    """What the copy of a match keeps of the original, sealed."""
    return [{"seed": sealed(e.seed), "dealt": dict(e.dealt)} for e in match.earlier]


def load(contents: Any) -> Match[Any]:
    """The match of a save; raises `BadSave` and says what is wrong with it."""
    record = _checked(contents)
    game = carried_game(record.game, record.file, record.file_sha256)
    if record.rules_version > game.rules_version:
        raise BadSave("save_newer_rules", game=game.id, version=record.rules_version)
    match = _replayed(record, game)
    if match.has_fingerprint(record.fingerprint):
        return match
    same_rules = record.rules_version == game.rules_version
    if same_rules and not is_of_whole_position(record.fingerprint):
        raise BadSave("save_changed", game=game.id)
    match.older_rules = record.rules_version
    return match


def loads(text: str) -> Match[Any]:
    """The match of a save file's text."""
    try:
        contents = read_json(text)
    except ValueError:
        raise BadSave("save_truncated") from None
    return load(contents)


def dumps(match: Match[Any]) -> str:
    """The match as the text of a save file."""
    return json.dumps(save(match), indent=1, ensure_ascii=False) + "\n"


def check_size(match: Match[Any]) -> None:
    """Raise `BadSave` if the set-up alone would make the save too large to come back."""
    record = save(match)
    carried = [record["options"], record["start"], record.get("file", "")]
    set_up = json.dumps(carried, indent=1, ensure_ascii=False)
    if len(set_up.encode()) > LONGEST_SET_UP or len(match.earlier) > MOST_COPIES:
        raise BadSave("save_too_long", corrections=MOST_CORRECTIONS)


def _checked(contents: Any) -> Save:
    format = contents.get("format") if isinstance(contents, dict) else None
    if type(format) is not int or format < 1:
        raise BadSave("not_a_save")
    if format > FORMAT:
        raise BadSave("save_newer_format", format=format, known=FORMAT)
    try:
        return structure(contents, Save, "save")
    except BadFile as error:
        raise BadSave("save_damaged", field=error.problems[0].details["field"]) from None


def carried_game(id: str, file: str, sha256: str = "") -> Game[Any]:
    """The game of a match: as its file says, which may have been changed or lost since.

    A built-in file that has changed since leaves its old text to whoever began with it, under an
    id that lives apart.
    """
    if not file:
        return registered(id)
    if not is_apart(id) and not is_name(id):
        raise UnknownGame("unknown_game", game=id[:60], known=", ".join(games()))
    try:
        text = unpacked(file)
    except BadText:
        raise BadSave("save_damaged", field="file") from None
    if sha256 and sha256 != digest(text):
        raise BadSave("save_damaged", field="file_sha256")
    known = games().get(id)
    if known is not None and known.text == text:
        return known
    try:
        return game_from(text, id if is_apart(id) else f"{APART}{id}")
    except AutomatableError as error:
        line = int(str(error.details.get("line", 0)))
        raise BadSave("save_file_broken", line=line, reason=error.code) from error


def _replayed(record: Save, game: Game[Any]) -> Match[Any]:
    try:
        options = resolve(game.options(), record.options)
        start = None if record.start is None else game.from_position(record.start)
        seeds = [Earlier(opened(e.seed), e.dealt) for e in record.earlier_seeds]
        match = Match.replayed(
            game, options, opened(record.seed), start, record.answers, record.rules_version, seeds
        )
        match.restore_undone(record.undone if match.older_rules is None else [])
        return match
    except BadSave:
        raise
    except AutomatableError as error:
        if error.code in TOO_LONG:
            raise BadSave("save_too_long", corrections=MOST_CORRECTIONS) from None
        raise BadSave("save_does_not_replay", reason=error.code) from error
