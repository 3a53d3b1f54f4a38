"""The game and its options as they are typed: `patchwork --level 4 --deck mine`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from automatable.cli.output import UsageError, voice
from automatable.core.errors import BadData
from automatable.core.files.game_texts import APART, LARGEST, LONGEST_NAME
from automatable.core.game import Game, game, game_from, lend, reads_texts
from automatable.core.options import Option
from automatable.table import folders
from automatable.table.game_files import ENDING


def chosen_game(arguments: Sequence[str], pairs: Sequence[str]) -> tuple[Game[Any], dict[str, Any]]:
    """The game, and the options given by name or as `key=value`."""
    ids, options = _split(arguments)
    if len(ids) != 1:
        raise UsageError("one_game", given=", ".join(ids))
    voice.game = named_game(ids[0])
    options |= dict(map(_pair, pairs))
    return voice.game, dict(_with_own_decks(voice.game, options))


def named_game(name: str) -> Game[Any]:
    """A game by its id, or by the path of a game file: wherever a game is named (KIT-STO-06).

    A file of one's own that is kept is `file:NAME`; one that lies anywhere is known meanwhile.
    """
    if not name.endswith(ENDING):
        return game(name)
    text = read_game_file(Path(name))
    found = game_from(text, f"{APART}{reads_texts().heading(text)[0][:LONGEST_NAME] or 'game'}")
    lend(found)
    return found


def read_game_file(file: Path) -> str:
    """What is no text is read as far as it is one: the reader names the line."""
    try:
        with file.open("rb") as opened:
            return opened.read(LARGEST + 1).decode(errors="replace")
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadData("file_unreadable", file=str(file), reason=reason) from None


def _split(arguments: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """`--key value` and `--key=value` are options, the rest is not."""
    plain: list[str] = []
    options: dict[str, str] = {}
    left = list(arguments)
    while left:
        word = left.pop(0)
        if not word.startswith("--"):
            plain.append(word)
            continue
        key, given, value = word.removeprefix("--").partition("=")
        if not given and not left:
            raise UsageError("option_without_value", option=word)
        options[key.replace("-", "_")] = value if given else left.pop(0)
    return plain, options


def _pair(text: str) -> tuple[str, str]:
    key, given, value = text.partition("=")
    if not given:
        raise UsageError("option_without_value", option=text)
    return key.strip().replace("-", "_"), value.strip()


def _with_own_decks(game: Game[Any], options: dict[str, str]) -> Iterator[tuple[str, Any]]:
    """A value that is not on offer may name an owner's deck or a deck file."""
    declared = {option.key: option for option in game.options()}
    spelt = {key.lower().replace("-", "_"): key for key in declared}
    for said, value in options.items():
        key = spelt.get(said, said)
        option = declared.get(key)
        yield key, _own(game, option, value) if option and option.own else value


def _own(game: Game[Any], option: Option, value: str) -> Any:
    if value in map(str, option.choices):
        return value
    if value.endswith(".toml"):
        return folders.read_any_deck_file(game, Path(value)).contents
    found = [deck for deck in folders.playable_decks(game) if deck.id == value]
    return found[0].contents if found else value
