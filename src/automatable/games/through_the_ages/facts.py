"""Every fact of Through the Ages that can be corrected (TTA-EFF-02)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from automatable.core.rows import Column, Rows, counts, one, several
from automatable.core.screens import Fact
from automatable.games.through_the_ages.base_cards import AGES, civil_cards, military_cards
from automatable.games.through_the_ages.state import CUBES_PER_TECHNOLOGY, State

GAP = "none"


def facts(state: State) -> Iterator[Fact]:
    """Every fact the Automa's rules read, in the order in which mistakes happen."""
    automa, person = state.automa, state.person
    yield Fact("automa.culture_points", "fact-culture_points", automa.culture_points)
    yield Fact("automa.science_points", "fact-science_points", automa.science_points)
    yield _cubes(state)
    yield _row(state)
    technologies = civil_of("urban", "military", "special", "farm_mine")
    yield _several("automa.technologies", automa.technologies, technologies)
    yield _several("automa.wonders", automa.wonders, civil_of("wonder"))
    yield _several("automa.colonies", automa.colonies, military_of("territory"))
    yield _one("automa.government", automa.government, civil_of("government"))
    yield _one("automa.leader", automa.leader, civil_of("leader"))
    yield from _hand_facts(state)
    yield Fact("automa.blue_cubes", "fact-blue_cubes", automa.blue_cubes)
    yield Fact("automa.happiness_gained", "fact-happiness_gained", automa.happiness_gained)
    yield _one("automa.active_tactic", automa.active_tactic, military_of("tactic"))
    yield _several("common_tactics", state.common_tactics, military_of("tactic"))
    for name in ("leader_ages_taken", "government_ages_taken", "tactic_ages_kept"):
        taken = getattr(automa, name)
        rows = several("", AGES, taken)
        yield Fact(f"automa.{name}", f"fact-{name}", " ".join(taken), rows=rows)
    yield Fact("round", "fact-round", state.round)
    mine = {"strength": "fact-human_strength", "culture_points": "fact-human_culture"}
    for name, label in mine.items():  # the last ones reported
        yield Fact(f"human.{name}", label, getattr(person, name), counted=True)
    colonies, hand = military_of("territory"), tuple(military_cards())
    yield _several("human.colonies", person.colonies, colonies, "human_colonies")
    yield _several("human.hand", person.hand, hand, "human_hand")


def _cubes(state: State) -> Fact:
    cubes = state.automa.cubes
    written = " ".join(f"{id}:{count}" for id, count in cubes.items())
    built = civil_of("urban", "military")
    rows = counts("civ", built, dict(cubes), CUBES_PER_TECHNOLOGY)
    return Fact("automa.cubes", "fact-cubes", written, notation=True, rows=rows)


def _row(state: State) -> Fact:
    """Thirteen spaces; some of them may be empty."""
    written = " ".join(id or "-" for id in state.row)
    rows = Rows(
        (Column("civ", (GAP, *civil_of())),),
        list(state.row),
        read=lambda row: [(id or GAP,) for id in row],
        write=lambda rows: [None if row[0] == GAP else row[0] for row in rows],
        most=len(state.row),
    )
    return Fact("row", "fact-row", written, notation=True, rows=rows)


def _hand_facts(state: State) -> Iterator[Fact]:
    hand = state.automa.hand
    yield _several("automa.hand.action", hand.action, civil_of("action"))
    yield _several("automa.hand.urban", hand.urban, civil_of("urban"))
    for slot in ("military", "special", "farm_mine"):
        yield _one(f"automa.hand.{slot}", getattr(hand, slot), civil_of(slot))
    yield _one("automa.hand.tactic", hand.tactic, military_of("tactic"))
    government = civil_of("government")
    yield _one("automa.hand.government", hand.government, government, "hand_government")


def _several(path: str, value: list[str], cards: tuple[str, ...], name: str = "") -> Fact:
    rows = several("civ", cards, value)
    return Fact(path, _label(path, name), " ".join(value), notation=True, rows=rows)


def _one(path: str, value: str | None, cards: tuple[str, ...], name: str = "") -> Fact:
    rows: Any = one("civ", cards, value)
    return Fact(path, _label(path, name), value, notation=True, rows=rows)


def _label(path: str, name: str) -> str:
    return f"fact-{name or path.rpartition('.')[2]}"


@cache
def civil_of(*groups: str) -> tuple[str, ...]:
    """Civil cards of some groups, or all of the decks."""
    cards = civil_cards().values()
    return tuple(c.id for c in cards if (c.group in groups if groups else c.copies))


@cache
def military_of(kind: str) -> tuple[str, ...]:
    return tuple(card.id for card in military_cards().values() if card.kind == kind)
