"""For those who keep a database: look it over, repair it, move it elsewhere."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from automatable.cli.listing import tell_parted
from automatable.cli.output import FAILED, OK, UsageError, voice
from automatable.cli.tables import beside
from automatable.table import folders
from automatable.table.databases import Address, is_server, open_database
from automatable.table.moving import move as carried
from automatable.table.salvage import Finding, copied, integrity, look_over
from automatable.table.salvage import repair as repaired
from automatable.table.store import Store


def check(database: Address | None) -> int:
    """What is wrong, line by line; nothing is changed."""
    address = database or folders.database()
    if is_server(address):
        with closing(Store(open_database(address, make=False))) as store:
            return _told([], list(look_over(store)), store.count())
    with copied(Path(address)) as copy:
        broken = integrity(copy)
        with closing(Store(copy)) as store:
            return _told(broken, list(look_over(store)), len(store.ids()) if not broken else 0)


def _told(broken: list[str], found: list[Finding], tables: int) -> int:
    for line in broken:
        voice.say(voice("cli-check-file", reason=line))
    for finding in found:
        _tell(finding)
    if broken or found:
        voice.say(voice("cli-check-bad", n=len(found)))
        return FAILED
    voice.say(voice("cli-check-good", n=tables))
    return OK


def _tell(finding: Finding) -> None:
    voice.say(voice("cli-check-table", table=finding.table, reason=finding.reason))
    if finding.saved is None:
        voice.say(voice("cli-check-lost"))
    else:
        voice.say(voice("cli-check-saved", n=finding.saved))


def repair(file: Path, database: Address | None) -> int:
    address = database or folders.database()
    if is_server(address):
        raise UsageError("repair_files_only")
    saved = repaired(Path(address), file)
    for finding in (*saved.partly, *saved.lost):
        _tell(finding)
    voice.say(voice("cli-repair-done", n=saved.whole, partly=len(saved.partly),
                    lost=len(saved.lost), file=str(file)))  # fmt: skip
    return FAILED if saved.lost else OK


def move(source: Address, target: Address) -> int:
    with closing(open_database(source, make=False)) as old, closing(open_database(target)) as new:
        moved = carried(old, new)
    _carry_files(_home(source), _home(target))
    for id in moved.different:
        voice.say(voice("cli-move-different", table=id))
    tell_parted(moved.parted)
    voice.say(voice("cli-move-done", n=moved.tables - len(moved.different), to=new.name))
    return FAILED if moved.different else OK


def _home(database: Address) -> Path:
    """The folder in which own decks and game files of a database lie."""
    with folders.beside(beside(database)):
        return folders.home()


def _carry_files(old: Path, new: Path) -> None:
    """Own decks and game files go along; what is there stays."""
    for file in (*old.glob("games/*.automa"), *old.glob("decks/*/*.toml")):
        target = new / file.relative_to(old)
        if not target.exists():
            folders.keep_text(target, folders.read_deck_text(file))
