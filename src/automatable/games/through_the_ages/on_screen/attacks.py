"""Aggressions in both directions on screen (TTA-ON-AGG)."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.turns.choice import choose, first, most
from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.base_cards import Strike, civil, military
from automatable.games.through_the_ages.cards import AutomaCard
from automatable.games.through_the_ages.deck import draw_automa_card, put_back
from automatable.games.through_the_ages.event_effects import (
    colony_worth,
    destroy_urban,
    lose_face_down,
)
from automatable.games.through_the_ages.military_deck import discard
from automatable.games.through_the_ages.on_screen.colonies import gain_colony, lose_colony
from automatable.games.through_the_ages.on_screen.context import PersonTurn
from automatable.games.through_the_ages.on_screen.goods import (
    gain_mix,
    lose_mix,
    lose_population,
    receive,
    stored,
    take_away,
)
from automatable.games.through_the_ages.on_screen.leaders import leader_leaves
from automatable.games.through_the_ages.on_screen.losing import lose_highest, lose_unfinished
from automatable.games.through_the_ages.on_screen.ratings import own_strength
from automatable.games.through_the_ages.on_screen.side import military_order
from automatable.games.through_the_ages.points import change_points
from automatable.games.through_the_ages.ratings import strength
from automatable.games.through_the_ages.readings import read_by_owner

OTHER_CARD = 1
"""What any card but a bonus adds to the defence (TTA-ON-AGG-10)."""


# --- the person attacks


def attack_problems(turn: PersonTurn, id: str) -> Iterator[str]:
    """Why an aggression or war cannot be played now.

    TTA-ON-AGG-01, TTA-ON-AGG-02, TTA-ON-POL-12, TTA-ON-WAR-01
    """
    card = military(id)
    if card.kind == "war" and turn.state.is_last_round:
        yield "last_round"
    if turn.civ.is_able("peaceful"):
        yield "peaceful_leader"
    if turn.civ.ma < card.military_actions:
        yield "too_dear"
    if card.kind == "aggression":
        if not has_target(turn, id):
            yield "no_target"
        if own_strength(turn.state) <= strength(turn.state):
            yield "not_stronger"


def can_attack(turn: PersonTurn, id: str) -> bool:
    return not any(attack_problems(turn, id))


def has_target(turn: PersonTurn, id: str) -> bool:
    """Annex and Infiltrate name what they take (TTA-ON-AGG-02, TTA-ON-R-05)."""
    strike, automa = military(id).on_automa, turn.state.automa
    assert strike is not None
    if strike.op == "lose_colony":
        return bool(automa.colonies)
    if strike.op == "lose_leader_or_unfinished_wonder":
        return bool(automa.leader or automa.unfinished_wonder)
    return True


def attack_her(turn: PersonTurn, id: str) -> Procedure[None]:
    """Her strength and the value of a card against the person's (TTA-ON-AGG-03, TTA-ON-AUT-06)."""
    state, card = turn.state, military(id)
    turn.civ.spend_military(card.military_actions)
    turn.person.hand.remove(id)
    discard(state, id)
    turn.announce("aggression", "TTA-ON-AGG-01", card=turn.card(id))
    drawn = yield from draw_automa_card(state, "defence_card", "TTA-ON-AGG-03", turn.log)
    if _repelled(turn, drawn):
        yield from lose_face_down(state, card.level, "TTA-AGG-03", turn.log)
    else:
        read = state.as_read(id)
        assert read.on_automa is not None
        yield from read_by_owner(state, read, turn.log)
        yield from _succeed(turn, id, read.on_automa)
    put_back(state, "TTA-AGG-05", turn.log, drawn)


def _repelled(turn: PersonTurn, drawn: AutomaCard) -> bool:
    state, attack = turn.state, own_strength(turn.state)
    alone = state.settings.defence_value == "alone"  # TTA-R-53
    defence = drawn.defence + (0 if alone else strength(state))
    turn.announce(
        "her_defence", "TTA-ON-AGG-03", card=Ref("card", drawn.id), n=defence, attack=attack,
        bonus=drawn.defence,
    )  # fmt: skip
    held = defence >= attack
    turn.announce("she_repels" if held else "she_fails", "TTA-ON-AGG-03")
    return held


def _succeed(turn: PersonTurn, id: str, strike: Strike) -> Procedure[None]:
    """What an aggression that succeeded takes from her (TTA-ON-AGG-04, TTA-ON-AUT-01)."""
    if strike.op in ("lose_science", "lose_culture"):
        _take_points(turn, strike)
    elif strike.op == "destroy_urban":
        yield from _raid(turn, id, strike)
    elif strike.op == "lose_colony":
        yield from _annex(turn)
    elif strike.op == "lose_leader_or_unfinished_wonder":
        yield from _infiltrate(turn, strike)
    for goods, n in strike.goods.items():
        if goods == "food_or_resources":
            yield from gain_mix(turn, n, "TTA-ON-AGG-04")
        else:
            receive(turn, {goods: n}, "TTA-ON-AGG-04")


def _take_points(turn: PersonTurn, strike: Strike) -> None:
    """At most what she has (TTA-ON-GEN-05)."""
    state, automa, rule = turn.state, turn.state.automa, "TTA-ON-AGG-04"
    if strike.op == "lose_science":
        n = min(strike.n, automa.science_points)
        change_points(state, 0, -n, rule, turn.log)
        turn.gain_science(n, rule)
    else:
        n = min(strike.n, automa.culture_points)
        change_points(state, -n, 0, rule, turn.log)
        turn.gain_culture(n, rule)


def _raid(turn: PersonTurn, id: str, strike: Strike) -> Procedure[None]:
    """Half the price of each building, or of all together (TTA-ON-R-02)."""
    prices = []
    for level in strike.max_levels:
        hit = yield from destroy_urban(turn.state, id, level, "TTA-ON-AGG-04", turn.log)
        if hit:
            prices.append(civil(hit).resource_cost)
    if turn.state.settings.raid_gain == "sum":
        prices = [sum(prices)]
    receive(turn, {"resources": sum(-(-price // 2) for price in prices)}, "TTA-ON-AGG-04")


def _annex(turn: PersonTurn) -> Procedure[None]:
    """The colony changes sides with its permanent effect (TTA-ON-AGG-04, TTA-ON-COL-09)."""
    hers = turn.state.automa.colonies
    answers = {f"annex {id}": id for id in hers}
    id = yield from turn.choose("annex", "TTA-ON-AGG-04", lambda: answers)
    hers.remove(id)
    yield from gain_colony(turn, id)


def _infiltrate(turn: PersonTurn, strike: Strike) -> Procedure[None]:
    automa = turn.state.automa
    targets: dict[str, str] = {}
    if automa.leader:
        targets["remove leader"] = automa.leader
    if automa.unfinished_wonder:
        targets["remove wonder"] = automa.unfinished_wonder.id
    id = yield from turn.choose("remove", "TTA-ON-AGG-04", lambda: targets)
    if id == automa.leader:
        automa.leader = None
    else:
        automa.unfinished_wonder = None
    turn.tell("removed", "TTA-ON-AGG-04", card=turn.card(id))
    turn.gain_culture(strike.per_level * civil(id).level, "TTA-ON-AGG-04")


# --- she attacks


def attack_person(turn: PersonTurn, id: str) -> Procedure[None]:
    """The person may add cards; equal is repelled (TTA-ON-AGG-10, TTA-ON-R-33)."""
    state, attack = turn.state, strength(turn.state)
    turn.announce("she_attacks", "TTA-ON-AGG-10", card=turn.card(id), n=attack)
    held = (yield from _defend(turn, id, attack)) >= attack
    discard(state, id)
    if held:
        turn.announce("you_repel", "TTA-ON-AGG-10", card=turn.card(id))
        return
    turn.announce("you_fail", "TTA-ON-AGG-10", card=turn.card(id))
    read = state.as_read(id)
    assert read.by_automa is not None
    yield from read_by_owner(state, read, turn.log)
    yield from _suffer(turn, read.by_automa)


def _defend(turn: PersonTurn, attack_card: str, attack: int) -> Procedure[int]:
    """One by one while the sum is too low and cards may be used (TTA-ON-ASK-11)."""
    total, used, last = own_strength(turn.state), 0, ""
    limit = turn.civ.military_total
    while total < attack and used < limit:
        cards = _defenders(turn, last)
        if not cards:
            break
        answers: dict[str, str] = {f"defend {id}": id for id in cards}
        answers["done"] = ""
        id = yield from turn.ask(
            "defend", "TTA-ON-AGG-10", lambda answers=answers: answers,  # type: ignore[misc]
            card=turn.card(attack_card), attack=attack, mine=total, n=limit - used,
        )  # fmt: skip
        if not id:
            break
        turn.person.hand.remove(id)
        discard(turn.state, id)
        total += defence_value(id)
        turn.tell("defend", "TTA-ON-AGG-10", card=turn.card(id), n=defence_value(id))
        used, last = used + 1, id
    return total


def _defenders(turn: PersonTurn, last: str) -> list[str]:
    """In reverse hand order, bonus cards first, none before the last one used."""
    order = military_order()
    cards = sorted(set(turn.person.hand), key=order.__getitem__, reverse=True)
    return [id for id in cards if not last or order[id] <= order[last]]


def defence_value(id: str) -> int:
    return military(id).defence or OTHER_CARD


def _suffer(turn: PersonTurn, strike: Strike) -> Procedure[None]:
    """What her success costs (TTA-ON-AGG-11, TTA-ON-AUT-13)."""
    if strike.op in ("gain_science", "gain_culture"):
        _lose_points(turn, strike)
    elif strike.op == "take_colony":
        yield from _lose_best_colony(turn)
    elif strike.op == "gain_culture_per_level":
        _lose_leader_or_wonder(turn, strike.per_level)
    for level in strike.max_levels:
        yield from lose_highest(turn, level, "TTA-ON-AGG-11")
    for goods, n in strike.goods.items():
        if goods == "population":
            yield from lose_population(turn, n, "TTA-ON-AGG-11")
        else:
            yield from _plundered(turn, n)


def _lose_points(turn: PersonTurn, strike: Strike) -> None:
    """She takes at most what is there (TTA-ON-GEN-05)."""
    rule = "TTA-ON-AGG-11"
    if strike.op == "gain_science":
        lost = -turn.gain_science(-strike.n, rule)
        change_points(turn.state, 0, lost, rule, turn.log)
    else:
        lost = -turn.gain_culture(-strike.n, rule)
        change_points(turn.state, lost, 0, rule, turn.log)


def _plundered(turn: PersonTurn, n: int) -> Procedure[None]:
    """Who chooses the mix is a switch (TTA-ON-R-06)."""
    rule, mix = "TTA-ON-AGG-11", turn.state.settings.plunder_mix
    if mix == "person":
        yield from lose_mix(turn, n, rule)
        return
    goods = ("resources", "food") if mix == "resources_first" else ("food", "resources")
    first_lost = min(n, stored(turn.civ, goods[0]))
    take_away(turn, {goods[0]: first_lost, goods[1]: n - first_lost}, rule)


def _lose_best_colony(turn: PersonTurn) -> Procedure[None]:
    """The one that is worth most to her (TTA-AGG-09)."""
    decision = choose(
        "colony_taken",
        sorted(turn.person.colonies),
        most("most_worth", lambda id: colony_worth(turn.state, id), rule="TTA-AGG-09"),
        most("newer", lambda id: military(id).level, rule="TTA-AGG-09"),
        first("by_id", rule="TTA-AGG-09"),
        rule="TTA-AGG-09",
        kind="civ",
    )
    if not isinstance(decision.chosen, str):
        turn.tell("nothing_lost", "TTA-ON-AGG-11")
        return
    id = decision.chosen
    turn.log.decided("tta-colony_chosen", "TTA-AGG-09", decision, card=turn.card(id))
    yield from lose_colony(turn, id)
    turn.state.automa.colonies.append(id)


def _lose_leader_or_wonder(turn: PersonTurn, per_level: int) -> None:
    """The one of the higher level, a tie is the leader's (TTA-AGG-09)."""
    civ = turn.civ
    leader = civil(civ.leader).level if civ.leader else -1
    wonder = civil(civ.unfinished.id).level if civ.unfinished else -1
    if leader < 0 and wonder < 0:
        turn.tell("nothing_lost", "TTA-ON-AGG-11")
        return
    if leader >= wonder:
        leader_leaves(turn, "TTA-ON-AGG-11")
    else:
        lose_unfinished(turn, "TTA-ON-AGG-11")
    change_points(turn.state, per_level * max(leader, wonder), 0, "TTA-AGG-09", turn.log)
