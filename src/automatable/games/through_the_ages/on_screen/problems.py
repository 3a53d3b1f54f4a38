"""Everything that is impossible about the person's side of a position on screen (TTA-ON-INV)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from automatable.core.errors import Problem
from automatable.core.turns.events import Ref, Value
from automatable.games.through_the_ages.base_cards import BOARD, civil
from automatable.games.through_the_ages.on_screen.civilization import PLACED, Civilization
from automatable.games.through_the_ages.state import State

IN_HAND = ("urban", "military", "farm_mine", "government", "special", "leader", "action")
STORED = ("farm", "mine", "lab")
RUINABLE = ("A", "I")


def own_civil_cards(state: State) -> list[str]:
    """Civil cards of the decks that the person has, in hand or in play (TTA-ON-INV-07)."""
    civ = state.civilization
    if civ is None:
        return []
    ids = [*civ.hand, *civ.technologies, *civ.wonders]
    ids += [id for id in (civ.leader, civ.government) if id and id != "despotism"]
    return ids + ([civ.unfinished.id] if civ.unfinished else [])


def own_named(state: State) -> list[str]:
    """All other civil cards that the person's side names."""
    civ = state.civilization
    if civ is None:
        return []
    single = [id for id in (civ.homer_under, civ.government) if id]
    return [*civ.workers, *civ.stores, *civ.ruined, *civ.fresh, *single]


def on_screen(state: State, is_obsolete: Callable[[str], bool]) -> Iterator[Problem]:
    """All contradictions of the person's side; none at a table."""
    civ = state.civilization
    if civ is None:
        return
    yield from _numbers(civ)
    yield from _dealers(state)
    yield from _actions(civ)
    yield from _places(civ)
    yield from _technologies(civ)
    yield from _wonders(civ)
    yield from _leader(civ)
    yield from _tactic(state, civ)
    yield from _obsolete(civ, is_obsolete)


def _bad(field: str, value: object) -> Problem:
    return Problem("bad_value", {"field": f"civilization.{field}", "value": str(value)[:80]})


def _card(code: str, id: str) -> Problem:
    return Problem(code, {"card": Ref("civ", id)})


def _misplaced(id: str, field: str) -> Problem:
    return Problem("wrong_place", {"card": Ref("civ", id), "field": f"civilization.{field}"})


def _numbers(civ: Civilization) -> Iterator[Problem]:
    """Nothing is negative, and nothing that is listed is none (TTA-ON-INV-01)."""
    names = (
        "unused", "yellow", "blue", "science", "ca", "ca_spent", "ma", "ma_spent",
        "unit_resources", "unit_science",
    )  # fmt: skip
    yield from (_bad(name, n) for name in names if (n := getattr(civ, name)) < 0)
    for field in ("workers", "stores"):
        for id, n in getattr(civ, field).items():
            if n < 1:
                yield _bad(f"{field}.{id}", n)


def _dealers(state: State) -> Iterator[Problem]:
    """The app deals everything (TTA-ON-SET-07)."""
    settings = state.settings
    for key in ("civil_dealer", "military_dealer", "automa_dealer"):
        if getattr(settings, key) != "app":
            yield Problem("bad_value", {"field": f"settings.{key}", "value": "table"})


def _actions(civ: Civilization) -> Iterator[Problem]:
    """Actions left and spent add up to what the cards give (TTA-ON-INV-02)."""
    if civil(civ.government).group != "government":
        yield _misplaced(civ.government, "government")
        return
    for name, total in (("ca", civ.civil_total), ("ma", civ.military_total)):
        left, spent = getattr(civ, name), getattr(civ, f"{name}_spent")
        extra = getattr(civ, f"{name}_extra")
        if left + spent != total + extra:
            facts = {"n": left + spent, "total": total + extra, "kind": Ref("action_kind", name)}
            yield Problem("actions_differ", facts)


def _places(civ: Civilization) -> Iterator[Problem]:
    """Workers and stores stand on technologies in play (TTA-ON-INV-04)."""
    in_play = (*BOARD, *civ.technologies)
    for id in civ.workers:
        if id not in in_play or civil(id).group not in PLACED:
            yield _card("workers_without_technology", id)
    for id in civ.stores:
        if id not in in_play or civil(id).kind not in STORED:
            yield _card("stores_without_technology", id)


def _technologies(civ: Civilization) -> Iterator[Problem]:
    """Every technology is there once, and where it belongs (TTA-ON-INV-05)."""
    for id, n in Counter(civ.technologies).items():
        if n > 1 or id in BOARD or id in civ.hand:
            yield _card("technology_twice", id)
        if civil(id).group not in (*PLACED, "special"):
            yield _misplaced(id, "technologies")
    kinds = Counter(card.kind for card in civ.specials())
    yield from (_card("special_kind_twice", c.id) for c in civ.specials() if kinds[c.kind] > 1)
    for id in civ.hand:
        if civil(id).group not in IN_HAND or not civil(id).copies:
            yield _misplaced(id, "hand")
    if Counter(civ.fresh) - Counter(civ.hand):
        yield _bad("fresh", civ.fresh)


def _wonders(civ: Civilization) -> Iterator[Problem]:
    unfinished = civ.unfinished
    for id in (*civ.wonders, *([unfinished.id] if unfinished else [])):
        if civil(id).group != "wonder":
            yield _misplaced(id, "wonders")
    for id in civ.ruined:
        if id not in civ.wonders or civil(id).age not in RUINABLE:
            yield _card("wonder_not_ruined", id)
    if unfinished and not 0 <= unfinished.built < max(1, len(civil(unfinished.id).stages)):
        facts: dict[str, Value] = {"card": Ref("civ", unfinished.id), "n": unfinished.built}
        yield Problem("stages_wrong", facts)
    if civ.homer_under is not None and civ.homer_under not in civ.wonders:
        yield _card("homer_nowhere", civ.homer_under)


def _leader(civ: Civilization) -> Iterator[Problem]:
    """One of each age in the whole game (TTA-ON-TAKE-05)."""
    if len(set(civ.leader_ages)) < len(civ.leader_ages):
        yield _bad("leader_ages", civ.leader_ages)
    held = [id for id in civ.hand if civil(id).group == "leader"]
    for id in (*held, *([civ.leader] if civ.leader else [])):
        if civil(id).age not in civ.leader_ages:
            yield _card("age_not_taken", id)


def _tactic(state: State, civ: Civilization) -> Iterator[Problem]:
    own, there = civ.tactic, (*state.common_tactics, state.person.exclusive_tactic)
    if own and own not in there:
        yield _card("active_tactic_nowhere", own)


def _obsolete(civ: Civilization, is_obsolete: Callable[[str], bool]) -> Iterator[Problem]:
    """Nothing of an age that has ended twice is left (TTA-ON-INV-06)."""
    ids = [*civ.hand, *([civ.leader] if civ.leader else [])]
    ids += [civ.unfinished.id] if civ.unfinished else []
    yield from (_card("obsolete_in_hand", id) for id in ids if is_obsolete(civil(id).age))
