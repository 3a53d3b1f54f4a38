"""Armies of a tactic, as many and as good as the units allow (TTA-ON-TAC-04 to -08)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from automatable.games.through_the_ages.base_cards import MilitaryCard, civil, military
from automatable.games.through_the_ages.tactics import OUTDATED_BY

SORTS = ("infantry", "cavalry", "artillery")


def army_strength(
    tactic: str | None, units: Mapping[str, int], infantry_as_cavalry: bool = False
) -> int:
    """What the tactic adds: full armies, outdated ones, the best doubled by air forces.

    TTA-ON-TAC-04, TTA-ON-TAC-05, TTA-ON-TAC-06
    """
    if tactic is None:
        return 0
    card = military(tactic)
    everybody, modern = Counter[str](), Counter[str]()
    for id, n in units.items():
        unit = civil(id)
        everybody[unit.kind] += n
        if unit.level > card.level - OUTDATED_BY:
            modern[unit.kind] += n
    armies = _most_armies(card, everybody, infantry_as_cavalry)
    full = _most_full(card, armies, everybody, modern, infantry_as_cavalry)
    values = [card.strength] * full + [card.outdated] * (armies - full)
    return sum(values) + sum(values[: everybody["air_force"]])


def _most_armies(card: MilitaryCard, units: Counter[str], as_cavalry: bool) -> int:
    armies = 0
    while _can_form(card, armies + 1, units, as_cavalry):
        armies += 1
    return armies


def _can_form(card: MilitaryCard, armies: int, units: Counter[str], as_cavalry: bool) -> bool:
    """Whether this many armies can be formed; with Genghis Khan spare infantry rides.

    TTA-ON-TAC-08
    """
    spare = {sort: units[sort] - armies * card.units.get(sort, 0) for sort in SORTS}
    if as_cavalry and spare["cavalry"] < 0 <= spare["infantry"]:
        spare["infantry"] += spare["cavalry"]
        spare["cavalry"] = 0
    return all(n >= 0 for n in spare.values())


def _most_full(
    card: MilitaryCard,
    armies: int,
    everybody: Counter[str],
    modern: Counter[str],
    as_cavalry: bool,
) -> int:
    """Of that many armies, those without an outdated unit."""
    for full in range(armies, 0, -1):
        if not _can_form(card, full, modern, as_cavalry):
            continue
        if not as_cavalry or _rest_can_form(card, full, armies - full, everybody, modern):
            return full
    return 0


def _rest_can_form(
    card: MilitaryCard, full: int, rest: int, everybody: Counter[str], modern: Counter[str]
) -> bool:
    """Whether what full armies leave over forms the rest: they ride on horses first."""
    riders = min(modern["cavalry"], full * card.units.get("cavalry", 0))
    walking = full * card.units.get("infantry", 0) + full * card.units.get("cavalry", 0) - riders
    left = everybody - Counter(
        cavalry=riders, infantry=walking, artillery=full * card.units.get("artillery", 0)
    )
    return _can_form(card, rest, left, True)
