"""Every fact of Scythe that can be corrected (SCY-HUM-01)."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.match import Match
from automatable.core.screens import Fact
from automatable.games.scythe.notation import AUTOMA, HUMAN, TABLE
from automatable.games.scythe.state import Human, State

_HUMAN_FACTS = (
    "character", "mechs", "workers", "abilities", "stars", "combat_stars", "recruits",
    "structures", "resources", "power", "popularity", "coins", "cards", "factory_card",
)  # fmt: skip
_AUTOMA_FACTS = (
    "power", "coins", "cards", "progress", "character", "mechs", "workers", "combat_stars",
    "power_star", "factory_card", "main", "combat", "last",
)  # fmt: skip
_YES_NO = ("yes", "no")


def facts(match: Match[State]) -> Iterator[Fact]:
    """Every fact the game tracks, in the order in which mistakes happen."""
    position = match.position()
    for side in reversed(match.state.sides.values()):
        told = position["sides"][side.faction]
        names = _HUMAN_FACTS if isinstance(side, Human) else _AUTOMA_FACTS
        fields = HUMAN if isinstance(side, Human) else AUTOMA
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
                yield Fact(path, f"fact-{key}", kind.write(value), args=seat)
    tokens = position["encounter_tokens"]
    yield Fact("encounter_tokens", "fact-encounter_tokens", TABLE["tokens"][1].write(tokens))
