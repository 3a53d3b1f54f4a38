"""Where a person's tables and own decks live on this machine.

`AUTOMATABLE_HOME` overrides the folder that the system has for such things. What belongs to
a database that lies elsewhere, decks and levels, lies beside it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from automatable.core.decks.cards import CardFile
from automatable.core.decks.owners import CardByCard
from automatable.core.errors import BadData, Unfinished
from automatable.core.files.data import parse_toml
from automatable.core.game import Game

HOME = "AUTOMATABLE_HOME"


def home() -> Path:
    """The folder for all of a person's data; it need not exist yet."""
    if given := os.environ.get(HOME):
        return Path(given).expanduser()
    return _data_folder(sys.platform, os.environ) / "automatable"


def _data_folder(platform: str, environment: Mapping[str, str]) -> Path:
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


@contextmanager
def beside(database: Path | None) -> Iterator[None]:
    """Meanwhile the folder of this database is where everything lies, for child processes too."""
    before = os.environ.get(HOME)
    if database is not None:
        os.environ[HOME] = str(database.expanduser().absolute().parent)
    try:
        yield
    finally:
        if before is not None:
            os.environ[HOME] = before
        elif database is not None:
            os.environ.pop(HOME, None)


def database() -> Path:
    """The file with all tables."""
    return home() / "tables.sqlite"


def own_decks_folder(game: str) -> Path:
    """Of a game by its id; not every system has folders with a colon."""
    return home() / "decks" / game.replace(":", "-")


def own_deck_files(game: str) -> list[Path]:
    """The owner's deck files of a game, by name."""
    return sorted(own_decks_folder(game).glob("*.toml"))


def read_deck_file(game: Game[Any], file: Path) -> CardFile:
    """The deck in a file, checked; raises `BadData` with file, card and field."""
    return game.decks.read(parse_toml(read_deck_text(file), file.name), file.name)


def read_deck_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadData("file_not_text", file=str(file)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadData("file_unreadable", file=str(file), reason=reason) from None


def own_decks(game: Game[Any]) -> tuple[list[CardFile], list[BadData]]:
    """The owner's decks of a game, and what is wrong with files that could not be read.

    Decks that wait for more cards are neither: see `unfinished_decks`.
    """
    decks: list[CardFile] = []
    mistakes: list[BadData] = []
    for file in own_deck_files(game.id):
        try:
            decks.append(read_deck_file(game, file))
        except Unfinished:
            continue
        except BadData as mistake:
            mistakes.append(mistake)
    return decks, mistakes


def unfinished_decks(game: Game[Any]) -> list[CardFile]:
    """The owner's decks to which cards are missing."""
    return [deck for file in own_deck_files(game.id) if (deck := _unfinished(game, file))]


def playable_decks(game: Game[Any]) -> list[CardFile]:
    """What can be chosen at set-up: cards that a deck lacks are typed in when they are drawn."""
    unfinished = unfinished_decks(game) if game.decks.plays_unfinished else []
    return [*own_decks(game)[0], *unfinished]


def _unfinished(game: Game[Any], file: Path) -> CardFile | None:
    try:
        read_deck_file(game, file)
    except Unfinished:
        return read_any_deck_file(game, file)
    except BadData:
        pass
    return None


def read_any_deck_file(game: Game[Any], file: Path) -> CardFile:
    """The deck in a file, which may lack cards if the game can be given them one by one."""
    if not isinstance(game.decks, CardByCard):
        return read_deck_file(game, file)
    return game.decks.unfinished(parse_toml(read_deck_text(file), file.name), file.name)


def find_deck_file(game: Game[Any], id: str) -> Path | None:
    """The owner's file with the deck of this id; a file that cannot be read goes by its name."""
    return next((file for file in own_deck_files(game.id) if _named(game, file) == id), None)


def _named(game: Game[Any], file: Path) -> str:
    try:
        return read_any_deck_file(game, file).id
    except BadData:
        return file.stem


def new_deck_file(game: str, id: str) -> Path:
    """Where a deck of this id goes."""
    return own_decks_folder(game) / f"{id}.toml"


def keep_text(file: Path, text: str) -> None:
    """Written beside the file and moved over it: a half-written file never counts."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(f"{file.name}.new")
    with fresh.open("w", encoding="utf-8") as writing:
        writing.write(text)
        writing.flush()
        os.fsync(writing.fileno())
    fresh.replace(file)
