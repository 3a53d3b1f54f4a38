"""The whole table of one position: everything `screens/table.html` shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.match import Match
from automatable.core.screens import Words
from automatable.games.through_the_ages.base_cards import CivilCard, civil, military
from automatable.games.through_the_ages.board.card_facts import card_facts
from automatable.games.through_the_ages.board.changes import changed
from automatable.games.through_the_ages.board.icons import icon
from automatable.games.through_the_ages.board.inputs import inputs
from automatable.games.through_the_ages.cards import HOUSE
from automatable.games.through_the_ages.ratings import STATISTICS, gold, rating, sources
from automatable.games.through_the_ages.row import civil_left
from automatable.games.through_the_ages.state import BOARD, PreparedEvent, State

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


@dataclass(frozen=True)
class Indicator:
    """A rating with its points and all its sources."""

    name: str
    label: str
    value: int
    points: int | None
    sources: str


def scene(match: Match[State], words: Words) -> dict[str, Any]:
    """All figures and drawings of the present moment."""
    args = {"icon": icon, "set_up": not match.set_up_done}
    if not match.set_up_done:
        return {**args, "inputs": inputs(match, words), "stand_in": _stand_in(match.options)}
    state = match.state
    return {
        **args,
        "inputs": inputs(match, words),
        "stand_in": state.deck == HOUSE,
        "state": state,
        "row": list(_row(state, set(match.legal()), words)),
        "left": sum(civil_left(state).values()),
        "indicators": [_indicator(state, name, words) for name in STATISTICS],
        "gold": gold(state),
        "slots": list(_slots(state, words)),
        "technologies": [_technology(state, card, words) for card in _by_group(state)],
        "wonders": [_wonder(state, id, words) for id in state.automa.wonders],
        "unfinished": _unfinished(state, words),
        "colonies": [military_face(id, words) for id in state.automa.colonies],
        "tactics": list(_tactics(state, words)),
        "current": _pile(state.current_events, state.top_event),
        "future": _pile(state.future_events, None),
        "wars": _wars(state, words),
        "changed": changed(match),
        "person_colonies": [military_face(id, words) for id in state.person.colonies],
        "person_hand": [military_face(id, words) for id in state.person.hand],
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
        facts = card_facts(civil(id), cost, _gives(card, words), words) if card and id else ()
        yield RowSpace(number, cost, card, answer if answer in legal else "", facts)


def _gives(card: Face, words: Words) -> str:
    return ", ".join(f"{n} {words(f'table-{name}')}" for name, n in card.gives)


def _indicator(state: State, name: str, words: Words) -> Indicator:
    points = {"science": state.automa.science_points, "culture": state.automa.culture_points}
    label = words(f"table-{name}")
    return Indicator(
        name, label, rating(state, name), points.get(name), sources_of(state, name, words)
    )


def sources_of(state: State, name: str, words: Words) -> str:
    """`5 = 2 Drama + 3 Theology − 1 Communism`"""
    parts = [(amount, _source(id, words)) for id, amount in sources(state, name)]
    text = " ".join(f"{'−' if n < 0 else '+'} {abs(n)} {source}" for n, source in parts)
    return f"{rating(state, name)} = {text.removeprefix('+ ') or 0}"


def _source(id: str, words: Words) -> str:
    return words("table-gained") if id == "gained" else words(f"civ-{id}")


def _slots(state: State, words: Words) -> Iterator[tuple[str, str, list[Face], int]]:
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


def _by_group(state: State) -> list[CivilCard]:
    """The government, then urban, military, special, farms and mines."""
    order = ("government", "urban", "military", "special", "farm_mine")
    cards = [civil(state.automa.government), *state.automa.in_play()]
    return sorted(cards, key=lambda card: (order.index(card.group), card.kind, card.level))


def _technology(state: State, card: CivilCard, words: Words) -> Face:
    cubes = state.automa.cubes.get(card.id, 0)
    if card.group == "farm_mine":
        best = max(
            (c.level for c in state.automa.in_play() if c.kind == card.kind), default=card.level
        )
        cubes = 3 if card.level == best else 0  # TTA-EFF-08
    return face(card, words, cubes, "" if card.id not in BOARD else "board")


def _wonder(state: State, id: str, words: Words) -> Face:
    ruined = id in state.automa.ruined_wonders
    return face(civil(id), words, note=words("table-ruined") if ruined else "")


def _unfinished(state: State, words: Words) -> tuple[Face, int, int] | None:
    wonder = state.automa.unfinished_wonder
    if wonder is None:
        return None
    card = civil(wonder.id)
    return face(card, words), wonder.stages_built, len(card.stages)


def _tactics(state: State, words: Words) -> Iterator[Face]:
    automa = state.automa
    for id in state.common_tactics:
        yield military_face(id, words, words("table-active") if id == automa.active_tactic else "")
    for id in automa.exclusive_tactics:
        note = words("table-exclusive")
        active = f"{words('table-active')}, {note}" if id == automa.active_tactic else note
        yield military_face(id, words, active)


def _pile(pile: Sequence[PreparedEvent], top: PreparedEvent | None) -> list[tuple[str, int, int]]:
    """Age, cards of it, and how many of them lie turned: Age III ones of the Automa."""
    events = [*pile, *([top] if top else [])]
    ages = Counter(event.age for event in events)
    turned = Counter(event.age for event in events if (event.age, event.by) == ("III", "automa"))
    return [(age, n, turned[age]) for age, n in sorted(ages.items())]


def _wars(state: State, words: Words) -> list[str]:
    lines = []
    if state.automa.war_declared:
        card = words(f"civ-{state.automa.war_declared}")
        lines.append(words("table-war_automa", card=card))
    if state.person.war_declared:
        lines.append(words("table-war_you", card=words(f"civ-{state.person.war_declared}")))
    return lines
