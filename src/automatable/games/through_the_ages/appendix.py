"""The owner's appendix: what it says about single military cards replaces our reading.

The printed rulebook has notes per event, colony, war and aggression that are not public. A file
of `kind = "appendix"` holds one entry per card; what an entry leaves out stays as it was.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Literal

from automatable.core.decks.cards import CardFile
from automatable.core.errors import BadData, Problem
from automatable.core.files.data import Source, check_head, structure
from automatable.core.turns.events import Ref, Value
from automatable.games.through_the_ages.base_cards import (
    Effect,
    MilitaryCard,
    Spoils,
    Strike,
    military_cards,
)

NONE = "none"
"""The option: our own readings."""
EVENT_OPS = (
    "gain_culture", "lose_culture", "gain_science", "lose_science", "draw_military",
    "discard_military", "lose_leader_not_of_current_age", "lose_colony", "ruin_wonder",
    "destroy_urban", "build_free",
)  # fmt: skip
FORMULAS = (
    "", "science_rating", "culture_rating", "farm_food_plus_4", "mine_resources", "urban_levels",
    "twice_smallest_production", "colonies_x3", "unit_and_arena_levels", "happiness_x2",
    "government_and_special_levels_x2", "rank_science_10", "rank_strength_10",
    "level_3_technologies_x4", "variety_x2", "wonders_by_age", "actions_printed",
    "workers_over_10",
)  # fmt: skip
ON_AUTOMA = (
    "none", "lose_science", "lose_culture", "destroy_urban", "lose_colony",
    "lose_leader_or_unfinished_wonder",
)  # fmt: skip
BY_AUTOMA = ("none", "gain_science", "gain_culture", "take_colony", "gain_culture_per_level")
FREE_BUILDINGS = ("warriors", "religion")
_FIELDS = {
    "event": ("effects",),
    "territory": ("immediate", "permanent"),
    "aggression": ("on_automa", "by_automa"),
    "war": ("war",),
}
_NEEDED = {
    "strongest": "strength", "weakest": "strength", "most_culture": "culture_points",
    "rank_strength_10": "strength", "rank_science_10": "science_rating",
}  # fmt: skip


@dataclass(frozen=True)
class Override:
    """What the appendix says about one card; only fields of its kind may be there."""

    card: str
    note: str = ""
    effects: tuple[Effect, ...] | None = None
    immediate: dict[str, int] | None = None
    permanent: dict[str, int] | None = None
    on_automa: Strike | None = None
    by_automa: Strike | None = None
    war: Spoils | None = None

    def misfits(self) -> Iterator[Problem]:
        for rule in self._broken_rules():
            told: dict[str, Value] = {"card": self.card, "rule": Ref("entry_rule", rule)}
            yield Problem("bad_appendix", told)

    def _broken_rules(self) -> Iterator[str]:
        card = military_cards().get(self.card)
        if card is None or card.kind not in _FIELDS:
            yield "card"
            return
        if not self.said or not set(self.said) <= set(_FIELDS[card.kind]):
            yield card.kind
        if not all(map(_effect_is_known, self.effects or ())):
            yield "effect"
        strikes = ((self.on_automa, ON_AUTOMA), (self.by_automa, BY_AUTOMA))
        if any(strike and strike.op not in known for strike, known in strikes):
            yield "strike"
        if self.war and self.war.per < 1:
            yield "war"

    @property
    def said(self) -> dict[str, Any]:
        fields = [field for group in _FIELDS.values() for field in group]
        return {f: getattr(self, f) for f in fields if getattr(self, f) is not None}


@dataclass(frozen=True)
class Appendix:
    """A whole file."""

    format: int
    game: str
    id: str
    kind: Literal["appendix"]
    source: Source
    card: tuple[Override, ...]


def read_appendix(found: Any, file: str) -> Appendix:
    """An appendix file, checked; all mistakes are named."""
    if not is_appendix(found):
        raise BadData("foreign_file", file=file, game="through_the_ages")
    check_head(found, "through_the_ages", file)
    return structure(found, Appendix, file)


def is_appendix(found: Any) -> bool:
    named = isinstance(found, dict) and found.get("game") == "through_the_ages"
    return named and found.get("kind") == "appendix"


def _effect_is_known(effect: Effect) -> bool:
    builds = effect.op == "build_free"
    return (
        effect.op in EVENT_OPS
        and effect.formula in FORMULAS
        and (effect.technology in FREE_BUILDINGS if builds else not effect.technology)
    )


def appendix_file(found: Any, file: str) -> CardFile:
    """An owner's appendix as the frame shows it."""
    appendix = read_appendix(found, file)
    return CardFile(appendix.id, appendix.source, found)


def own_appendix(contents: Any) -> dict[str, Any]:
    """The option's value: the contents of a file."""
    read_appendix(contents, "appendix")
    return dict(contents)


def as_read(id: str, appendix: Any) -> MilitaryCard:
    """A military card with the reading that counts at this table."""
    if appendix is None:
        return military_cards()[id]
    return _readings(json.dumps(appendix, sort_keys=True)).get(id, military_cards()[id])


@lru_cache(64)  # as many as there are matches in memory
def _readings(text: str) -> dict[str, MilitaryCard]:
    appendix = read_appendix(json.loads(text), "appendix")
    return {entry.card: _overridden(entry) for entry in appendix.card}


def _overridden(entry: Override) -> MilitaryCard:
    card = military_cards()[entry.card]
    conditions = [word for e in entry.effects or () for word in (e.when, e.formula)]
    needed = {_NEEDED[word] for word in conditions if word in _NEEDED}
    facts = (*card.person_facts, *sorted(needed - set(card.person_facts)))
    note = entry.note or card.note
    return replace(card, reading="owner", person_facts=facts, note=note, **entry.said)
