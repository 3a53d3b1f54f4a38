"""Every fact of Scythe that can be corrected (SCY-HUM-01)."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.match import Match
from automatable.core.screens import Fact
from automatable.games.scythe.notation import AUTOMA, PERSON, PLAYER, TABLE, Fields
from automatable.games.scythe.on_screen.player import Player
from automatable.games.scythe.state import Automa, Person, State

_PERSON_FACTS = (
    "character", "mechs", "workers", "abilities", "stars", "combat_stars", "recruits",
    "structures", "resources", "power", "popularity", "coins", "cards", "factory_card",
)  # fmt: skip
_PLAYER_FACTS = (
    "character", "mechs", "workers", "abilities", "power", "popularity", "coins", "hand", "goods",
    "structures", "recruits", "one_time", "star_spaces",
)  # fmt: skip
"""On screen the app does everything itself; for house rules the same facts can be changed."""
_AUTOMA_FACTS = (
    "power", "coins", "cards", "progress", "character", "mechs", "workers", "combat_stars",
    "power_star", "factory_card", "main", "combat", "last",
)  # fmt: skip
_YES_NO = ("yes", "no")
_PLAIN = ("character", "main_discard", "combat_discard")
"""A region, or the numbers of cards; the others are written in signs."""


def _fields(side: Person | Automa) -> tuple[tuple[str, ...], Fields]:
    if isinstance(side, Player):
        return _PLAYER_FACTS, PLAYER
    return (_PERSON_FACTS, PERSON) if isinstance(side, Person) else (_AUTOMA_FACTS, AUTOMA)


def facts(match: Match[State]) -> Iterator[Fact]:
    """Every fact the game tracks, in the order in which mistakes happen."""
    position = match.position()
    for side in reversed(match.state.sides.values()):
        told = position["sides"][side.faction]
        names, fields = _fields(side)
        for name in names:
            key, kind, _ = fields[name]
            value = told[key]
            path = f"sides.{side.faction}.{key}"
            seat = {"seat": match.state.seat_name(side.faction)}
            if isinstance(value, bool):
                yield Fact(path, f"fact-{key}", kind.write(value), _YES_NO, seat)
            elif value is None or isinstance(value, int):
                yield Fact(path, f"fact-{key}", value, args=seat)
            else:
                signs = key not in _PLAIN
                yield Fact(path, f"fact-{key}", kind.write(value), args=seat, notation=signs)
    tokens = position["encounter_tokens"]
    yield Fact("encounter_tokens", "fact-encounter_tokens", TABLE["tokens"][1].write(tokens))
