"""What must hold at every question of a game on screen, written apart from the code of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from automatable.games.through_the_ages.base_cards import (
    AGES,
    BOARD,
    civil_cards,
    military_cards,
)
from automatable.games.through_the_ages.state import State

ICONS = ("civil_actions", "military_actions")


def broken(state: State) -> list[str]:
    """Every invariant that does not hold, in words; an empty list is well."""
    return [*_amounts(state), *_actions(state), *_places(state), *_single(state), *_old(state),
            *_copies(state), *_hers(state)]  # fmt: skip


def _amounts(state: State) -> Iterator[str]:
    """Nothing is negative (TTA-ON-INV-01)."""
    civ = state.civilization
    assert civ is not None
    amounts = {
        name: getattr(civ, name)
        for name in ("unused", "yellow", "blue", "science", "ca", "ca_spent", "ma", "ma_spent",
                     "ca_extra", "ma_extra", "unit_resources", "unit_science")
    }  # fmt: skip
    amounts["culture"] = state.person.culture_points
    yield from (f"{name} is {n}" for name, n in amounts.items() if n < 0)
    for store in (civ.workers, civ.stores):
        yield from (f"{id}: {n}" for id, n in store.items() if n < 1)


def _printed(id: str, icon: str) -> int:
    card = civil_cards()[id]
    found = (card.printed or card.icons).get(icon, 0)
    return found if isinstance(found, int) else 0


def _actions(state: State) -> Iterator[str]:
    """Actions left and spent add up to what is printed (TTA-ON-INV-02)."""
    civ = state.civilization
    assert civ is not None
    cards = [civ.government, *civ.technologies, *(w for w in civ.wonders if w not in civ.ruined)]
    cards += [civ.leader] if civ.leader else []
    total = [sum(_printed(id, icon) for id in cards) for icon in ICONS]
    if civ.ca + civ.ca_spent != total[0] + civ.ca_extra:
        yield f"civil actions {civ.ca} + {civ.ca_spent} of {total[0]} + {civ.ca_extra}"
    if civ.ma + civ.ma_spent != total[1] + civ.ma_extra:
        yield f"military actions {civ.ma} + {civ.ma_spent} of {total[1]} + {civ.ma_extra}"


def _places(state: State) -> Iterator[str]:
    """Workers and tokens lie on cards in play (TTA-ON-INV-04)."""
    civ = state.civilization
    assert civ is not None
    in_play = {*BOARD, *civ.technologies}
    yield from (f"worker on {id}" for id in civ.workers if id not in in_play)
    for id in civ.stores:
        if id not in in_play or civil_cards()[id].kind not in ("farm", "mine", "lab"):
            yield f"token on {id}"


def _single(state: State) -> Iterator[str]:
    """No technology twice, no two special ones of a kind (TTA-ON-INV-05)."""
    civ = state.civilization
    assert civ is not None
    if len(set(civ.technologies)) < len(civ.technologies):
        yield "a technology twice"
    kinds = [civil_cards()[id].kind for id in civ.technologies]
    special = [kind for kind in kinds if kind in ("warfare", "law", "exploration", "construction")]
    if len(set(special)) < len(special):
        yield "a special technology twice"
    if civ.unfinished and civ.unfinished.built >= len(civil_cards()[civ.unfinished.id].stages):
        yield "a wonder is finished and not"


def _old(state: State) -> Iterator[str]:
    """Nothing of an age that has ended twice (TTA-ON-INV-06)."""
    civ = state.civilization
    assert civ is not None
    oldest = AGES.index(state.age) - 1
    cards = [*civ.hand, *([civ.leader] if civ.leader else [])]
    cards += [civ.unfinished.id] if civ.unfinished else []
    yield from (f"{id} is old" for id in cards if AGES.index(civil_cards()[id].age) < oldest)
    for id in state.person.hand:
        if AGES.index(military_cards()[id].age) < oldest:
            yield f"{id} is old"


def _copies(state: State) -> Iterator[str]:
    """No more copies of a card than there are (TTA-ON-INV-07)."""
    civ, hers = state.civilization, state.automa
    assert civ is not None
    there = Counter(id for id in state.row if id)
    there.update([*civ.hand, *civ.technologies, *civ.wonders, *hers.technologies, *hers.wonders])
    there.update([*hers.hand.action, *hers.hand.technologies()])
    single = (civ.leader, civ.government, hers.leader, hers.government)
    there.update(id for id in single if id and id != "despotism")
    there.update(w.id for w in (civ.unfinished, hers.unfinished_wonder) if w)
    for id, n in there.items():
        if n > civil_cards()[id].copies:
            yield f"{n} times {id}"
    fighting = Counter([*state.person.hand, *state.person.colonies, *hers.colonies])
    known = [*state.current_events, *state.future_events]
    fighting.update(event.card for event in known if event.card)
    fighting.update(id for id in state.military_discards if id in military_cards())
    for id, n in fighting.items():
        if n > military_cards()[str(id)].copies:
            yield f"{n} times {id}"


def _hers(state: State) -> Iterator[str]:
    """Her points and cubes are possible (TTA-ON-INV-11)."""
    automa = state.automa
    if min(automa.science_points, automa.culture_points, automa.blue_cubes) < 0:
        yield "she has less than nothing"
    for id, n in automa.cubes.items():
        if not 1 <= n <= 3 or id not in (*BOARD, *automa.technologies):
            yield f"{n} cubes of hers on {id}"


def tokens(state: State) -> tuple[int, int]:
    """Yellow and blue tokens of the person, wherever they lie (TTA-ON-INV-03)."""
    civ = state.civilization
    assert civ is not None
    yellow = civ.yellow + civ.unused + sum(civ.workers.values())
    stages = civ.unfinished.built if civ.unfinished else 0
    return yellow, civ.blue + sum(civ.stores.values()) + stages
