"""`automatable kit`: a game file is checked, played, played at random, and its odds are shown."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from automatable.cli.choosing import read_game_file
from automatable.cli.output import BAD_INPUT, OK, voice
from automatable.core.advice.odds import percent
from automatable.core.errors import AutomatableError
from automatable.core.files.game_texts import APART
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.events import Ref
from automatable.kit.game import KitGame, any_answer
from automatable.kit.many import Many, play_many
from automatable.kit.mistakes import BadFile, Note
from automatable.kit.odds import fields
from automatable.kit.reader import read
from automatable.kit.runtime.values import spoken
from automatable.table.game_files import keep_game_file, kept_as, name_for


def check(file: Path, as_json: bool) -> int:
    """Every mistake and every warning, a line each."""
    mistakes: tuple[Note, ...] = ()
    warnings: list[Note] = []
    try:
        warnings = read(read_game_file(file)).warnings
    except BadFile as bad:
        mistakes = bad.mistakes
    if as_json:
        print(json.dumps([_plain(note, "mistake") for note in mistakes]
                         + [_plain(note, "warning") for note in warnings]))  # fmt: skip
    else:
        _tell(file, mistakes, warnings)
    return BAD_INPUT if mistakes else OK


def _plain(note: Note, kind: str) -> dict[str, object]:
    return {"kind": kind, "code": note.code, "line": note.line}


def _tell(file: Path, mistakes: tuple[Note, ...], warnings: list[Note]) -> None:
    for note in (*mistakes, *warnings):
        voice.say(voice.words.error(BadFile([note])))
    if not mistakes:
        voice.say(voice("cli-kit-holds", file=file.name), "bold")


def keep(file: Path) -> None:
    """Under its own name, or under that of this very text if it is kept already."""
    text = read_game_file(file)
    kept = keep_game_file(kept_as(text) or name_for(text), text)
    if kept.mistake is not None:
        raise kept.mistake
    voice.say(voice("cli-kit-kept", id=kept.id))


def eject(file: Path, folder: Path | None) -> None:
    """The package, and what to do next (KIT-STO-05)."""
    from automatable.kit.ejecting.package import eject, package_name

    game = _game(file)
    target = eject(game, folder or Path(package_name(game.file)))
    voice.say(voice("cli-kit-ejected", folder=str(target)), "bold")
    for line in (f"cd {target}", "pip install --editable .", "pytest"):
        voice.say(f"  {line}")


def many(file: Path, games: int) -> None:
    """What many random games have shown, in sentences."""
    found = play_many(_game(file), games)
    voice.say(voice("cli-kit-ended", ended=found.ended, games=found.games), "bold")
    if found.turns:
        shortest, longest = min(found.turns), max(found.turns)
        voice.say(voice("cli-kit-turns", shortest=shortest, longest=longest))
        low, high = min(found.points), max(found.points)
        voice.say(voice("cli-kit-points", low=low, high=high, middle=found.middle))
    _tell_stops(found)
    if found.never:
        steps = ", ".join(f"{rule} ({line})" for rule, line in found.never)
        voice.say(voice("cli-kit-never", steps=steps))


def _tell_stops(found: Many) -> None:
    for (code, line), times in found.stops.items():
        error = AutomatableError(code, line=line)
        voice.say(voice("cli-kit-stopped", n=times, why=voice.words.error(error)))


def odds(file: Path) -> None:
    """Of each field of the next card, every value with its share."""
    game = _game(file)
    match = Match.new(game, {"dealer": "table"}, Seed.from_text("odds"))
    while not match.set_up_done:
        match.answer(any_answer(match, Random(1)))
    for deck in game.file.decks.values():
        voice.say(voice(f"deck-{deck.name}"), "bold")
        for name, shares in fields(game.file, match.state, deck):
            voice.say(f"  {voice(f'field-{deck.name}-{name}')}")
            for value, chance in shares.items():
                said = spoken(value)
                label = voice.words.ref(said) if isinstance(said, Ref) else said
                voice.say(f"    {percent(chance):>6}  {label}")


def _game(file: Path) -> KitGame:
    definition = read(read_game_file(file))
    game = KitGame(definition, f"{APART}{definition.id}")
    voice.game = game
    return game
