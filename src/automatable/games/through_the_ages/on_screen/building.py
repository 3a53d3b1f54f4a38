"""Growing, building, upgrading, destroying: farms, mines, urban buildings, units.

TTA-ON-POP, TTA-ON-BLD, TTA-ON-UPG, TTA-ON-DST, TTA-ON-MIL
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.base_cards import CivilCard, civil
from automatable.games.through_the_ages.on_screen.civilization import Civilization
from automatable.games.through_the_ages.on_screen.context import Moves, PersonTurn
from automatable.games.through_the_ages.on_screen.goods import pay_goods, stored
from automatable.games.through_the_ages.on_screen.side import side_of, technology_order, yellow_row

BUILT = ("farm_mine", "urban")
UNITS = ("military",)
PAIR = {"library": "theater", "theater": "library"}
BACH = "upgrade_into_theater"


# --- population


def grow_price(civ: Civilization, less: int = 0) -> int | None:
    """Food for one more worker; nothing if the bank is empty.

    TTA-ON-TOK-02, TTA-ON-LDR-06
    """
    if not civ.yellow:
        return None
    price = yellow_row(civ.yellow).grow
    assert price is not None
    return max(0, price - side_of(civ.leader).grow_discount - less)


def can_grow(civ: Civilization, less: int = 0) -> bool:
    price = grow_price(civ, less)
    return price is not None and stored(civ, "food") >= price


def grow(turn: PersonTurn, less: int = 0, rule: str = "TTA-ON-POP-01") -> None:
    civ = turn.civ
    price = grow_price(civ, less)
    assert price is not None
    pay_goods(civ, "food", price)
    civ.yellow -= 1
    civ.unused += 1
    turn.tell("grow", rule, n=price)


def grow_moves(turn: PersonTurn) -> Moves:
    civ = turn.civ
    return {"grow": _grow} if civ.ca and can_grow(civ) else {}


def _grow(turn: PersonTurn) -> Procedure[None]:
    turn.civ.spend_civil(1)
    grow(turn)
    yield from ()


# --- prices


def building_price(civ: Civilization, card: CivilCard) -> int:
    """Resources for a worker on it (TTA-ON-BLD-03, TTA-ON-GEN-04)."""
    price = card.resource_cost
    if card.group == "urban":
        construction = civ.special("construction")
        if construction:
            price -= side_of(construction.id).urban_discount[card.level]
        if _has_pair(civ, card.kind):
            price -= side_of(civ.leader).pair_discount.get("resources", 0)
    return max(0, price)


def _has_pair(civ: Civilization, kind: str) -> bool:
    """Whether the building that goes with this kind is there (TTA-ON-LDR-18)."""
    return kind in PAIR and civ.buildings(PAIR[kind]) > 0


def has_pair(civ: Civilization, card: CivilCard) -> bool:
    return _has_pair(civ, card.kind)


def upgrade_price(civ: Civilization, low: CivilCard, high: CivilCard, less: int = 0) -> int:
    """The difference of the two prices, less what a card takes off (TTA-ON-UPG-02)."""
    difference = max(0, building_price(civ, high) - building_price(civ, low))
    return max(0, difference - less)


def purse(civ: Civilization, card: CivilCard) -> int:
    """What can be paid for a worker on it: resources, for units those of this turn too."""
    pool = civ.unit_resources if card.group == "military" else 0
    return stored(civ, "resources") + pool


def pay_for(civ: Civilization, card: CivilCard, price: int) -> None:
    """The pool of the turn is spent before the store (TTA-ON-MIL-04)."""
    if card.group == "military":
        pool = min(price, civ.unit_resources)
        civ.unit_resources -= pool
        price -= pool
    pay_goods(civ, "resources", price)


def below_limit(civ: Civilization, kind: str) -> bool:
    """Whether the government allows another building of the kind (TTA-ON-BLD-02)."""
    limit = civil(civ.government).urban_limit
    return limit is None or civ.buildings(kind) < limit


# --- building


def may_build(civ: Civilization, card: CivilCard, less: int = 0) -> bool:
    """With an unused worker, room and resources; whoever asks looks at the action."""
    if not civ.unused or (card.group == "urban" and not below_limit(civ, card.kind)):
        return False
    return purse(civ, card) >= max(0, building_price(civ, card) - less)


def sites(civ: Civilization, groups: tuple[str, ...], less: int = 0) -> Iterator[str]:
    for id in civ.in_play():
        card = civil(id)
        if card.group in groups and may_build(civ, card, less):
            yield id


def build_moves(turn: PersonTurn) -> Moves:
    """Everything that can be built with the actions left (TTA-ON-BLD-01, TTA-ON-MIL-01)."""
    civ = turn.civ
    groups = (*(BUILT if civ.ca else ()), *(UNITS if civ.ma else ()))
    return {f"build {id}": partial(_build, id=id) for id in sites(civ, groups)} if groups else {}


def _build(turn: PersonTurn, id: str) -> Procedure[None]:
    spend_for(turn.civ, civil(id))
    build(turn, id)
    yield from ()


def spend_for(civ: Civilization, card: CivilCard) -> None:
    """A military action for units, a civil one for everything else."""
    if card.group == "military":
        civ.spend_military(1)
    else:
        civ.spend_civil(1)


def has_action_for(civ: Civilization, card: CivilCard) -> bool:
    return (civ.ma if card.group == "military" else civ.ca) > 0


def build(turn: PersonTurn, id: str, less: int = 0, rule: str = "TTA-ON-BLD-01") -> None:
    civ, card = turn.civ, civil(id)
    price = max(0, building_price(civ, card) - less)
    pay_for(civ, card, price)
    civ.unused -= 1
    civ.put_worker(id)
    turn.tell("build", rule, card=turn.card(id), n=price)


# --- upgrading


def upgrades(
    civ: Civilization, groups: tuple[str, ...], less: int = 0, bach: bool = True
) -> Iterator[tuple[str, str]]:
    """Every move to a higher card that can be paid, by the lower, then the higher one.

    TTA-ON-UPG-01, TTA-ON-UPG-03
    """
    order = technology_order()
    in_play = civ.in_play()
    for low in sorted(civ.workers, key=order.__getitem__):
        from_card = civil(low)
        if from_card.group not in groups:
            continue
        for high in in_play:
            to = civil(high)
            if not leads(civ, from_card, to, bach):
                continue
            if purse(civ, to) >= upgrade_price(civ, from_card, to, less):
                yield low, high


def leads(civ: Civilization, low: CivilCard, high: CivilCard, bach: bool = True) -> bool:
    """Whether a worker may move up so: within a kind, or into a theater with Bach.

    TTA-ON-LDR-14
    """
    if low.kind == high.kind:
        return high.level > low.level
    return bach and is_bach(low, high) and can_bach(civ)


def is_bach(low: CivilCard, high: CivilCard) -> bool:
    urban = low.group == "urban" and low.kind != "theater"
    return urban and high.kind == "theater" and high.level >= low.level


def can_bach(civ: Civilization) -> bool:
    return civ.is_able(BACH) and "bach" not in civ.used and below_limit(civ, "theater")


def upgrade_moves(turn: PersonTurn) -> Moves:
    """Everything that can be upgraded with the actions left (TTA-ON-UPG-01, TTA-ON-MIL-02)."""
    civ = turn.civ
    groups = (*(BUILT if civ.ca else ()), *(UNITS if civ.ma else ()))
    return {
        f"upgrade {low} {high}": partial(_upgrade, low=low, high=high)
        for low, high in upgrades(civ, groups)
    }


def _upgrade(turn: PersonTurn, low: str, high: str) -> Procedure[None]:
    spend_for(turn.civ, civil(low))
    upgrade(turn, low, high)
    yield from ()


def upgrade(turn: PersonTurn, low: str, high: str, less: int = 0) -> None:
    civ = turn.civ
    price = upgrade_price(civ, civil(low), civil(high), less)
    pay_for(civ, civil(high), price)
    civ.put_worker(low, -1)
    civ.put_worker(high)
    if civil(low).kind != civil(high).kind:
        civ.used.append("bach")
    turn.tell("upgrade", "TTA-ON-UPG-01", card=turn.card(high), source=turn.card(low), n=price)


# --- destroying


def destroy_moves(turn: PersonTurn) -> Moves:
    """Every building and unit that can be destroyed (TTA-ON-DST-01, TTA-ON-MIL-03)."""
    civ, order = turn.civ, technology_order()
    there = sorted(civ.workers, key=order.__getitem__)
    found: Moves = {}
    if civ.ca:
        built = (id for id in there if civil(id).group in BUILT)
        found |= {f"destroy {id}": partial(_destroy, id=id) for id in built}
    if civ.ma:
        units = (id for id in there if civil(id).group in UNITS)
        found |= {f"disband {id}": partial(_destroy, id=id) for id in units}
    return found


def _destroy(turn: PersonTurn, id: str) -> Procedure[None]:
    spend_for(turn.civ, civil(id))
    destroy(turn, id, "TTA-ON-MIL-03" if civil(id).group in UNITS else "TTA-ON-DST-01")
    yield from ()


def destroy(turn: PersonTurn, id: str, rule: str) -> None:
    """The worker is unused (TTA-ON-R-23)."""
    turn.civ.put_worker(id, -1)
    turn.civ.unused += 1
    turn.tell("destroy", rule, card=turn.card(id))


# --- Frederick Barbarossa


def barbarossa_moves(turn: PersonTurn) -> Moves:
    """Barbarossa: population and a unit for one military action (TTA-ON-LDR-08)."""
    civ = turn.civ
    if not civ.ma or not civ.is_able("grow_and_build_unit") or not can_grow(civ, 1):
        return {}
    less = side_of(civ.leader).unit_discount
    return {
        f"barbarossa {id}": partial(_barbarossa, id=id)
        for id in civ.in_play()
        if civil(id).group in UNITS
        and purse(civ, civil(id)) >= building_price(civ, civil(id)) - less["resources"]
    }


def _barbarossa(turn: PersonTurn, id: str) -> Procedure[None]:
    civ = turn.civ
    less = side_of(civ.leader).unit_discount
    civ.spend_military(1)
    grow(turn, less["food"], "TTA-ON-LDR-08")
    build(turn, id, less["resources"], "TTA-ON-LDR-08")
    yield from ()
