"""What `automatable level` tells."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from automatable.cli.choosing import named_game
from automatable.cli.listing import print_json
from automatable.cli.output import voice
from automatable.cli.tables import opened
from automatable.table.databases import Address
from automatable.table.records import records
from automatable.table.store import Result
from automatable.table.your_level import Suggestion, YourLevel, your_levels
from automatable.ui.shelf.level import (
    chance_in_words,
    rung_label,
    streak_in_words,
    strength_in_words,
)


def tell_level(database: Address | None, of: str | None, like: float, as_json: bool) -> None:
    wanted = None if of is None else named_game(of).id
    with opened(database, make=database is None) as store:
        results = store.results(wanted)
    levels = your_levels(results)
    if as_json:
        print_json([_told(level, like, results) for level in levels])
        return
    if not levels:
        voice.say(voice("level-empty"))
    for level in levels:
        _say(level, like)


def _say(level: YourLevel, like: float) -> None:
    voice.game = level.game
    voice.say(voice("game-title"), "bold")
    voice.say(
        f"  {strength_in_words(voice.words, level)} {voice('level-matches', n=len(level.counted))}"
    )
    for found in level.levels:
        voice.say(f"    {_line(level, found)}")
    found = level.next(like)
    kind = f" ({voice(f'level-kind-{found.rung.kind}')})" if found.rung.kind != "level" else ""
    voice.say(f"  {voice('level-next')}: {_line(level, found)}{kind}")
    for whole in records(level.counted):
        voice.say(f"  {streak_in_words(voice.words, whole.whole)}")
    for reason, n in sorted(level.left_out.items()):
        voice.say(f"  {voice('level-left-out')} {voice(f'level-left-{reason}', n=n)}")
    voice.game = None


def _line(level: YourLevel, found: Suggestion) -> str:
    told = chance_in_words(voice.words, found.chance)
    return f"{rung_label(voice.words, level.game, found.rung)}: {told}"


def _told(level: YourLevel, like: float, results: list[Result]) -> dict[str, Any]:
    """For programs: chances are shares of 1, intervals hold the truth in nine of ten cases."""
    whole = next((found for found in records(results) if found.game == level.game.id), None)
    return {
        "game": level.game.id,
        "counted": len(level.counted),
        "left_out": dict(level.left_out),
        "unit": "points" if level.game.difficulty.by_points else "lucks",
        "strength": asdict(level.strength.estimate),
        "levels": [_found(found) for found in level.levels],
        "next": _found(level.next(like)),
        "records": _records(whole) if whole else None,
    }


def _found(found: Suggestion) -> dict[str, Any]:
    rung = found.rung
    return {"options": dict(rung.options), "kind": rung.kind, "chance": asdict(found.chance)}


def _records(whole: Any) -> dict[str, Any]:
    told: dict[str, Any] = asdict(whole)
    for record in (told["whole"], *(line["record"] for line in told["lines"])):
        record["last"] = record["last"].isoformat()
    return told
