"""The whole table of one position: everything `screens/table.html` shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.matches.match import Match
from automatable.games.through_the_ages.base_cards import CivilCard, civil, military
from automatable.games.through_the_ages.board.card_facts import card_facts
from automatable.games.through_the_ages.board.icons import icon
from automatable.games.through_the_ages.board.inputs import inputs
from automatable.games.through_the_ages.cards import HOUSE
from automatable.games.through_the_ages.ratings import STATISTICS, rating, sources
from automatable.games.through_the_ages.state import State

COSTS = ((5, 1), (9, 2), (13, 3))
"""Civil actions by space: up to 5, up to 9, up to 13."""


@dataclass(frozen=True)
class Face:
    """A card as the table shows it: name, group, age and what it gives."""

    id: str
    name: str
    group: str
    kind: str
    age: str
    gives: tuple[tuple[str, int], ...] = ()
    cubes: int = 0
    note: str = ""


@dataclass(frozen=True)
class RowSpace:
    """A space of the card row; with an answer the person may tap it."""

    number: int
    cost: int
    card: Face | None
    answer: str
    facts: tuple[str, ...] = ()
    """What the card is and costs, to be read before it is taken."""


def scene(match: Match[State], words: Words) -> dict[str, Any]:
    """All figures and drawings of the present moment."""
    args = {"icon": icon, "set_up": not match.set_up_done, "wars": []}
    if not match.set_up_done:
        return {**args, "inputs": inputs(match, words), "stand_in": _stand_in(match.options)}
    state = match.state
    return {
        **args,
        "inputs": inputs(match, words),
        "stand_in": state.deck == HOUSE,
        "state": state,
        "row": list(_row(state, set(match.legal()), words)),
        "wars": _wars(state, words),
    }


def _stand_in(options: dict[str, Any]) -> bool:
    return bool(options["deck"] == HOUSE)


def face(card: CivilCard, words: Words, cubes: int = 0, note: str = "") -> Face:
    """A civil card."""
    gives = card.yields or card.icons
    if card.group == "action":
        gives = {"gold": card.gold}
    shown = tuple((name, n) for name, n in gives.items() if name in (*STATISTICS, "gold"))
    name = words(f"civ-{card.id}")
    return Face(card.id, name, card.group, card.kind, card.age, shown, cubes, note)


def military_face(id: str, words: Words, note: str = "") -> Face:
    """A military card."""
    card = military(id)
    gives = {"strength": card.strength} if card.kind == "tactic" else card.permanent
    shown = tuple((name, n) for name, n in gives.items() if name in STATISTICS)
    return Face(id, words(f"civ-{id}"), card.kind, card.kind, card.age, shown, card.icons, note)


def _row(state: State, legal: set[str], words: Words) -> Iterator[RowSpace]:
    for number, id in enumerate(state.row, start=1):
        cost = next(cost for last, cost in COSTS if number <= last)
        answer = f"take {number}"
        card = face(civil(id), words) if id else None
        facts = card_facts(civil(id), cost, state, words) if id else ()
        yield RowSpace(number, cost, card, answer if answer in legal else "", facts)


def sources_of(state: State, name: str, words: Words) -> str:
    """`5 = 2 Drama + 3 Theology − 1 Communism`"""
    parts = [(amount, _source(id, words)) for id, amount in sources(state, name)]
    text = " ".join(f"{'−' if n < 0 else '+'} {abs(n)} {source}" for n, source in parts)
    return f"{rating(state, name)} = {text.removeprefix('+ ') or 0}"


def _source(id: str, words: Words) -> str:
    return words("table-gained") if id == "gained" else words(f"civ-{id}")


def slots(state: State, words: Words) -> Iterator[tuple[str, str, list[Face], int]]:
    """Slot, label, open cards, number of face-down cards."""
    automa, hand = state.automa, state.automa.hand
    singles = {
        "leader": automa.leader, "government": hand.government, "special": hand.special,
        "farm_mine": hand.farm_mine, "military": hand.military,
    }  # fmt: skip
    for slot, id in singles.items():
        yield slot, words(f"slot-{slot}"), [face(civil(id), words)] if id else [], 0
    yield "urban", words("slot-urban"), [face(civil(id), words) for id in hand.urban], 0
    yield "action", words("slot-action"), [face(civil(id), words) for id in hand.action], 0
    tactic = [military_face(hand.tactic, words)] if hand.tactic else []
    yield "tactic", words("slot-tactic"), tactic, 0
    yield "events", words("slot-events"), [], sum(hand.events.values())
    attacks = sum(hand.wars.values()) + sum(hand.aggressions.values())
    yield "wars", words("slot-wars_aggressions"), [], attacks


def _wars(state: State, words: Words) -> list[str]:
    lines = []
    if state.automa.war_declared:
        card = words(f"civ-{state.automa.war_declared}")
        lines.append(words("table-war_automa", card=card))
    if state.person.war_declared:
        lines.append(words("table-war_you", card=words(f"civ-{state.person.war_declared}")))
    return lines
