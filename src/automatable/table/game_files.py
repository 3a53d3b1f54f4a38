"""A person's own game files: kept as texts, found like any other game, broken ones included.

    keep_game_file("harbour", text)       whatever it holds: a broken file is kept and shown
    own_game_files()                      all of them, each with its game or its mistakes
    games()["file:harbour"]               how the shelf, a table and the terminal find it

They lie in `home()/games`, one text a file, and belong to whoever owns that folder: the host of a
server, the person in the pocket or at the terminal (KIT-STO-01).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from automatable.core.errors import AutomatableError, Problem, Refused
from automatable.core.files.game_texts import APART, LARGEST, LONGEST_NAME, is_name
from automatable.core.game import Game, add_source, game_from, reads_texts
from automatable.core.plugins import Broken
from automatable.table.folders import home, keep_text
from automatable.table.recent import Recent

ENDING = ".automa"
MOST = 200
"""Files of one owner."""
OWN = "file"
"""Where a broken one comes from, in the list of those that cannot be used."""


class NoSuchFile(Refused):
    """No file is kept under this name."""


@dataclass(frozen=True)
class GameFile:
    """One file as it is now: its text, and the game it stands for or what is wrong with it."""

    name: str
    text: str
    game: Game[Any] | None = None
    mistake: AutomatableError | None = None
    """The first one; `mistakes` of it are all (`automatable.kit.mistakes.BadFile`)."""

    @property
    def id(self) -> str:
        return f"{APART}{self.name}"

    @property
    def title(self) -> str:
        """As it stands in the text, or the name of the file."""
        return reads_texts().heading(self.text)[1] or self.name


def own_games_folder() -> Path:
    return home() / "games"


def own_game_paths() -> list[Path]:
    """The files that count, by name; others in the folder are nobody's."""
    try:
        found = sorted(own_games_folder().glob(f"*{ENDING}"))
    except OSError:
        return []
    return [path for path in found if is_name(path.stem)][:MOST]


def own_game_files() -> list[GameFile]:
    """All of them, by name."""
    found = (_read(path) for path in own_game_paths())
    return [file for file in found if file is not None]


def own_game_file(name: str) -> GameFile:
    """The file of this name; raises `NoSuchFile`."""
    found = _read(_path(name)) if is_name(name) else None
    if found is None:
        raise NoSuchFile("no_such_game_file", name=name[:LONGEST_NAME])
    return found


def read_game_text(name: str, text: str) -> GameFile:
    """A text that is kept nowhere, as a file of this name would be."""
    try:
        return GameFile(name, text, game=game_from(text, f"{APART}{name}"))
    except AutomatableError as mistake:
        return GameFile(name, text, mistake=mistake)


def keep_game_file(name: str, text: str) -> GameFile:
    """Keep a text, whatever it holds, in place of what had this name; matches keep theirs."""
    if not is_name(name):
        raise Refused("bad_file_name", name=name[:LONGEST_NAME])
    if len(text.encode(errors="replace")) > LARGEST:
        raise Refused("game_file_large", kilobytes=LARGEST // 1024)
    path = _path(name)
    if not path.exists() and len(own_game_paths()) >= MOST:
        raise Refused("too_many_game_files", most=MOST)
    keep_text(path, text.encode(errors="replace").decode())
    return own_game_file(name)


def delete_game_file(name: str) -> None:
    """Matches that have begun carry its text and are played on."""
    own_game_file(name)
    _path(name).unlink(missing_ok=True)


def name_for(text: str) -> str:
    """A name under which a text can be kept beside all others: its own, if it is free."""
    wanted = reads_texts().heading(text)[0][: LONGEST_NAME - 4] or "game"
    names = (wanted if number == 1 else f"{wanted}_{number}" for number in count(1))
    return next(name for name in names if not _path(name).exists())


def kept_as(text: str) -> str:
    """The name under which this very text is kept; empty if it is not."""
    return next((file.name for file in own_game_files() if file.text == text), "")


def _path(name: str) -> Path:
    return own_games_folder() / f"{name}{ENDING}"


# --- read once, and again when somebody has changed it

_known: Recent[tuple[str, int, int], GameFile] = Recent(2 * MOST)


def _read(path: Path) -> GameFile | None:
    try:
        at = path.stat()
    except OSError:
        return None
    key = (str(path), at.st_mtime_ns, at.st_size)
    known = _known.get(key)
    if known is None:
        if (text := _text(path)) is None:
            return None
        known = read_game_text(path.stem, text)
        _known.put(key, known)
    return known


def _text(path: Path) -> str | None:
    """What is no text is read as far as it is one: the reader names the line."""
    try:
        with path.open("rb") as opened:
            return opened.read(LARGEST + 1).decode(errors="replace")
    except OSError:
        return None


class OwnFiles:
    """The source of games that the folder is."""

    def games(self) -> Mapping[str, Game[Any]]:
        return {file.id: file.game for file in own_game_files() if file.game is not None}

    def broken(self) -> Sequence[Broken]:
        return [_broken(file) for file in own_game_files() if file.mistake is not None]


def _broken(file: GameFile) -> Broken:
    assert file.mistake is not None
    return Broken(file.id, OWN, Problem(file.mistake.code, file.mistake.details))


add_source(OwnFiles())
