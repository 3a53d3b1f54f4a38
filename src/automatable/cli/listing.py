"""Short commands that list or print one thing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from automatable.cli.choosing import named_game
from automatable.cli.files import read_text
from automatable.cli.output import voice
from automatable.cli.replaying import tell_older_rules
from automatable.cli.tables import full_id, opened, opened_to_read
from automatable.core.game import broken_games, games
from automatable.core.options import Option, resolve
from automatable.table.databases import Address
from automatable.table.everything import SQLITE, bring_file, pack
from automatable.table.histories import Parting
from automatable.table.sqlite import SqliteFile
from automatable.table.store import TableInfo


def list_games(as_json: bool = False) -> None:
    if as_json:
        print_json([_game(id) for id in games()])
        return
    for id, found in games().items():
        voice.game = found
        voice.say(f"{id}: {voice('game-title')}", "bold")
        voice.say(f"  {voice('game-tagline')}")
        for option in found.options():
            voice.say(f"    {_option(option)}")
    voice.game = None
    for broken in broken_games():
        voice.warn(voice("broken-game", name=broken.name, package=broken.package))
        voice.warn(f"  {voice(f'broken-{broken.reason.code}', **broken.reason.details)}")


def print_json(told: Any) -> None:
    print(json.dumps(told, ensure_ascii=False, indent=1))


def _game(id: str) -> dict[str, Any]:
    """A game for programs: what can be chosen, and what is chosen if nobody does."""
    voice.game = named_game(id)
    title, options = voice("game-title"), voice.game.options()
    usual = resolve(options, {})
    lines = [
        {"key": option.key, "choices": list(option.choices), "default": usual[option.key],
         "own_file": option.own is not None}
        for option in options
    ]  # fmt: skip
    voice.game = None
    return {"id": id, "title": title, "options": lines}


def _option(option: Option) -> str:
    """`--level 1|2|3`, with the question it answers."""
    values = "|".join(map(str, option.choices)) + ("|FILE" if option.own else "")
    return f"--{option.key.replace('_', '-')} {values}  {voice(f'option-{option.key}')}"


def list_tables(database: Address | None, as_json: bool = False) -> None:
    with opened_to_read(database, make=database is None) as store:
        found = store.tables()
    if as_json:
        print_json([_info(info) for info in found])
        return
    if not found:
        voice.say(voice("cli-tables-none"))
    for info in found:
        voice.say(_table(info))


def _info(info: TableInfo) -> dict[str, Any]:
    played = info.played.isoformat()
    return {"id": info.id, "name": info.name, "game": info.game, "options": info.options,
            "answers": info.answers, "over": info.over, "played": played}  # fmt: skip


def _table(info: TableInfo) -> str:
    played = info.played.astimezone().strftime("%Y-%m-%d %H:%M")
    state = voice("cli-tables-over" if info.over else "cli-tables-running", n=info.answers)
    level = (
        f"  {voice('cli-tables-level', level=info.options['level'])}"
        if "level" in info.options
        else ""
    )
    return f"{info.id}  {played}  {info.game}{level}  {state}  {info.name}".rstrip()


def print_position(id: str) -> None:
    voice.game = named_game(id)
    print_json(voice.game.template())


def export_table(start: str, database: Address | None) -> None:
    with opened_to_read(database, make=database is None) as store:
        print(store.export(full_id(store, start)), end="")


def import_table(save: str, database: Address | None) -> None:
    if is_everything(save):
        import_everything(Path(save), database)
        return
    text = read_text(save)
    with opened(database) as store:
        id = store.import_(text)
        voice.say(voice("cli-tables-imported", table=id))
        tell_older_rules(store.open(id).match)


def is_everything(save: str) -> bool:
    """Whether a file is a backup, not a save."""
    with suppress(OSError), Path(save).open("rb") as file:
        return file.read(len(SQLITE)) == SQLITE
    return False


def import_everything(file: Path, database: Address | None) -> None:
    with opened(database) as store:
        come = bring_file(store, file, SqliteFile)
        voice.say(come.told(voice.words))
        tell_parted(come.parted)


def tell_parted(parted: Sequence[Parting]) -> None:
    """Which tables are there twice now, and where the two part."""
    for one in parted:
        ours, theirs = one.here.next or "–", one.come.next or "–"
        told = voice(
            "cli-parted", here=one.here.id, come=one.come.id, same=one.same,
            ours=ours, theirs=theirs,
        )  # fmt: skip
        voice.say(f"  {told}")


def back_up(file: Path, database: Address | None) -> None:
    with opened_to_read(database) as store:
        tables = pack(store, file)
    voice.say(voice("cli-backup-done", n=tables, file=str(file)))
