"""Developing technologies, special ones and governments; revolutions (TTA-ON-DEV, TTA-ON-GOV)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.base_cards import CivilCard, civil
from automatable.games.through_the_ages.on_screen.building import has_pair
from automatable.games.through_the_ages.on_screen.civilization import Civilization
from automatable.games.through_the_ages.on_screen.context import Moves, PersonTurn
from automatable.games.through_the_ages.on_screen.goods import change_blue, receive
from automatable.games.through_the_ages.on_screen.side import icons, side_of

BY_MILITARY = "revolution_by_military_actions"


# --- prices


def science_price(civ: Civilization, card: CivilCard, less: int = 0) -> int:
    """What a technology costs in science, with all discounts (TTA-ON-DEV-02)."""
    leader = side_of(civ.leader)
    price = card.science_cost - less - leader.develop_discount.get(card.kind, 0)
    if has_pair(civ, card):
        price -= leader.pair_discount.get("science", 0)
    return max(0, price)


def revolution_price(card: CivilCard, less: int = 0) -> int:
    assert card.revolution_cost is not None
    return max(0, card.revolution_cost - less)


def science_purse(civ: Civilization, card: CivilCard) -> int:
    """Science points, for unit technologies those of this turn too."""
    return civ.science + (civ.unit_science if card.group == "military" else 0)


def pay_science(civ: Civilization, card: CivilCard, price: int) -> None:
    if card.group == "military":
        pool = min(price, civ.unit_science)
        civ.unit_science -= pool
        price -= pool
    civ.science -= price


# --- what can be developed


def developable(civ: Civilization, less: int = 0) -> Iterator[str]:
    for id in dict.fromkeys(civ.hand):
        card = civil(id)
        if card.is_technology and science_purse(civ, card) >= science_price(civ, card, less):
            yield id


def revolutions(civ: Civilization, less: int = 0) -> Iterator[str]:
    """Governments at the lower price, if no action was spent (TTA-ON-GOV-02, TTA-ON-GOV-05)."""
    if not may_revolt(civ):
        return
    for id in civ.hand:
        card = civil(id)
        if card.group == "government" and civ.science >= revolution_price(card, less):
            yield id


def may_revolt(civ: Civilization) -> bool:
    """All actions of one kind must be there (TTA-ON-R-15)."""
    if civ.is_able(BY_MILITARY):
        return civ.ma > 0 and not civ.ma_spent
    return civ.ca > 0 and not civ.ca_spent


def develop_moves(turn: PersonTurn) -> Moves:
    if not turn.civ.ca:
        return {}
    return {f"develop {id}": partial(_develop, id=id) for id in developable(turn.civ)}


def revolution_moves(turn: PersonTurn) -> Moves:
    return {f"revolution {id}": partial(revolution, id=id) for id in revolutions(turn.civ)}


def _develop(turn: PersonTurn, id: str) -> Procedure[None]:
    turn.civ.spend_civil(1)
    yield from develop(turn, id)


# --- carrying it out


def develop(turn: PersonTurn, id: str, less: int = 0) -> Procedure[None]:
    """A technology of the hand comes into play (TTA-ON-DEV-01, TTA-ON-GOV-01)."""
    civ, card = turn.civ, civil(id)
    price = science_price(civ, card, less)
    pay_science(civ, card, price)
    civ.hand.remove(id)
    turn.tell("develop", "TTA-ON-DEV-01", card=turn.card(id), n=price)
    if card.group == "government":
        civ.government = id
        civ.settle_actions()
    elif card.group == "special":
        yield from enter_special(turn, id)
    else:
        civ.technologies.append(id)
    on_develop(turn)


def enter_special(turn: PersonTurn, id: str) -> Procedure[None]:
    """One of each kind: the higher level stays (TTA-ON-DEV-03)."""
    civ, card = turn.civ, civil(id)
    other = civ.special(card.kind)
    if other and other.level > card.level:
        turn.tell("special_leaves", "TTA-ON-DEV-03", card=turn.card(id), stays=turn.card(other.id))
        return
    before = 0
    if other:
        civ.technologies.remove(other.id)
        before = icons(other.id).get("blue_tokens", 0)
        turn.tell("special_leaves", "TTA-ON-DEV-03", card=turn.card(other.id), stays=turn.card(id))
    civ.technologies.append(id)
    civ.settle_actions()
    yield from change_blue(turn, icons(id).get("blue_tokens", 0) - before, "TTA-ON-DEV-03")


def on_develop(turn: PersonTurn) -> None:
    """Leonardo, Newton, Einstein (TTA-ON-DEV-04)."""
    text = side_of(turn.civ.leader).on_develop
    if "resources" in text:
        receive(turn, {"resources": text["resources"]}, "TTA-ON-DEV-04")
    turn.gain_culture(text.get("culture_points", 0), "TTA-ON-DEV-04")
    if "civil_action_back" in text:
        turn.civ.civil_back(text["civil_action_back"])


def revolution(turn: PersonTurn, id: str, less: int = 0) -> Procedure[None]:
    """All actions of one kind and the lower price; new ones of that kind are spent, too.

    TTA-ON-GOV-02, TTA-ON-GOV-03, TTA-ON-GOV-05, TTA-ON-GOV-06, TTA-ON-R-19
    """
    civ, price = turn.civ, revolution_price(civil(id), less)
    civ.science -= price
    civ.hand.remove(id)
    civ.government = id
    turn.tell("revolution", "TTA-ON-GOV-02", card=turn.card(id), n=price)
    if civ.is_able(BY_MILITARY):
        civ.spend_military(civ.ma)
        civ.settle_actions(spent="military")
    else:
        civ.spend_civil(civ.ca)
        civ.settle_actions(spent="civil")
    points = side_of(civ.leader).on_revolution.get("culture_points", 0)
    turn.gain_culture(points, "TTA-ON-GOV-05")
    on_develop(turn)
    yield from ()
