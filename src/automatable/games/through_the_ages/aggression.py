"""Aggressions in both directions (TTA-AGG)."""

from __future__ import annotations

from automatable.core.turns import asking
from automatable.core.turns.asking import asked
from automatable.core.turns.choice import choose, first, most
from automatable.core.turns.events import Log, Ref, Value
from automatable.core.turns.procedure import Ask, Procedure
from automatable.games.through_the_ages.base_cards import Strike, civil, military
from automatable.games.through_the_ages.cards import AutomaCard
from automatable.games.through_the_ages.deck import draw_automa_card, put_back
from automatable.games.through_the_ages.event_effects import (
    colony_worth,
    destroy_urban,
    lose_face_down,
)
from automatable.games.through_the_ages.military_deck import discard
from automatable.games.through_the_ages.on_screen.attacks import (
    attack_person as attack_on_screen,
)
from automatable.games.through_the_ages.on_screen.refusals import new_turn
from automatable.games.through_the_ages.points import change_points
from automatable.games.through_the_ages.questions import (
    ask_card,
    ask_number,
    ask_one_of,
    card_ref,
)
from automatable.games.through_the_ages.ratings import strength
from automatable.games.through_the_ages.readings import read_by_owner
from automatable.games.through_the_ages.state import PERSON, State

# --- the person attacks


def attack_automa(state: State, aggression: str, attack: int, log: Log) -> Procedure[None]:
    """Strength and a defence card against the attack.

    TTA-AGG-01, TTA-AGG-02, TTA-AGG-03, TTA-AGG-04, TTA-AGG-05
    """
    card = yield from draw_automa_card(state, "defence_card", "TTA-AGG-02", log)
    defence = _defence(state, card, attack, log)
    discard(state, aggression)
    if defence >= attack:
        level = military(aggression).level
        log.announce("tta-repelled", "TTA-AGG-03", n=level)
        yield from lose_face_down(state, level, "TTA-AGG-03", log)  # TTA-R-33
    else:
        log.announce("tta-not_repelled", "TTA-AGG-04", card=card_ref(aggression))
        yield from _suffer(state, aggression, log)
    put_back(state, "TTA-AGG-05", log, card)


def _defence(state: State, card: AutomaCard, attack: int, log: Log) -> int:
    """The number on the card, on top of the strength or instead of it (TTA-R-53)."""
    named = Ref("card", card.id)
    if state.settings.defence_value == "alone":
        log.announce("tta-defence_alone", "TTA-AGG-02", card=named, n=card.defence, attack=attack)
        return card.defence
    both = strength(state) + card.defence
    log.announce(
        "tta-defence", "TTA-AGG-02", card=named, strength=strength(state),
        bonus=card.defence, n=both, attack=attack,
    )  # fmt: skip
    return both


def _suffer(state: State, aggression: str, log: Log) -> Procedure[None]:
    """What the attacker takes from the Automa.

    TTA-AGG-04, TTA-AGG-08, TTA-AGG-10, TTA-AGG-11, TTA-AGG-12
    """
    card = state.as_read(aggression)
    strike = card.on_automa
    assert strike is not None
    if (yield from read_by_owner(state, card, log)):
        return
    if strike.op == "lose_science":
        _suffer_points(state, 0, strike.n, log)
    elif strike.op == "lose_culture":
        _suffer_points(state, strike.n, 0, log)
    elif strike.op == "destroy_urban":
        yield from _suffer_raid(state, aggression, strike, log)
    elif strike.op == "lose_colony":
        yield from _suffer_annex(state, log)
    elif strike.op == "lose_leader_or_unfinished_wonder":
        yield from _suffer_infiltration(state, strike.per_level, log)
    for goods, amount in strike.goods.items():
        log.instruct(f"tta-you_gain_{goods}", "TTA-AGG-12", n=amount)


def _suffer_points(state: State, culture: int, science: int, log: Log) -> None:
    """At most what the Automa has (TTA-AGG-08)."""
    automa, kind = state.automa, "tta-you_gain_culture" if culture else "tta-you_gain_science"
    culture, science = min(culture, automa.culture_points), min(science, automa.science_points)
    change_points(state, -culture, -science, "TTA-AGG-08", log)
    log.instruct(kind, "TTA-AGG-08", n=culture or science)


def _suffer_raid(state: State, aggression: str, strike: Strike, log: Log) -> Procedure[None]:
    """TTA-AGG-10: half the printed cost of each building, rounded up."""
    resources = 0
    for level in strike.max_levels:
        id = yield from destroy_urban(state, aggression, level, "TTA-AGG-10", log)
        resources += -(-civil(id).resource_cost // 2) if id else 0
    log.instruct("tta-you_gain_resources", "TTA-AGG-10", n=resources)


def _suffer_annex(state: State, log: Log) -> Procedure[None]:
    """TTA-AGG-11: permanent effects move, immediate ones do not repeat."""
    if not state.automa.colonies:
        log.happened("tta-no_effect", "TTA-AGG-11")
        return
    id = yield from ask_card("colony", "automa_colony", "TTA-AGG-11", state.automa.colonies)
    state.automa.colonies.remove(id)
    state.person.colonies.append(id)
    log.instruct("tta-you_annex", "TTA-AGG-11", card=card_ref(id))


def _suffer_infiltration(state: State, per_level: int, log: Log) -> Procedure[None]:
    """TTA-AGG-11: a lost leader's age stays taken."""
    automa = state.automa
    wonder = automa.unfinished_wonder.id if automa.unfinished_wonder else None
    options = [id for id in (automa.leader, wonder) if id]
    if not options:
        log.happened("tta-no_effect", "TTA-AGG-11")
        return
    id = yield from ask_card("infiltrate", "infiltrate", "TTA-AGG-11", options)
    if id == automa.leader:
        automa.leader = None
    else:
        automa.unfinished_wonder = None
    log.instruct("tta-removed", "TTA-AGG-11", card=card_ref(id))
    log.instruct("tta-you_gain_culture", "TTA-AGG-11", n=per_level * civil(id).level)


# --- the Automa attacks


def attack_person(state: State, aggression: str, log: Log) -> Procedure[None]:
    """The person may defend by the standard rules (TTA-AGG-06)."""
    if state.on_screen:
        yield from attack_on_screen(new_turn(state, log), aggression)
        return
    attack = strength(state)
    card = card_ref(aggression)
    log.instruct("tta-automa_attacks", "TTA-AGG-06", card=card, n=attack)
    answer = yield from asked(lambda: _ask_defence(state, card))
    discard(state, aggression)  # TTA-POL-05
    if answer == "repelled":
        log.happened("tta-you_repel", "TTA-AGG-06", card=card)
        return
    read = state.as_read(aggression)
    assert read.by_automa is not None
    if not (yield from read_by_owner(state, read, log)):
        yield from _strike(state, card, read.by_automa, log)


def _ask_defence(state: State, card: Ref) -> Ask[str]:
    attack, mine = strength(state), state.person.strength
    args: dict[str, Value] = {
        "card": card, "attack": attack, "n": max(0, attack - mine), "mine": mine
    }  # fmt: skip
    return ask_one_of("defend", "TTA-AGG-06", ("repelled", "hit"), args)


def _strike(state: State, card: Ref, strike: Strike, log: Log) -> Procedure[None]:
    """What the person loses to an aggression that was not repelled.

    TTA-AGG-07, TTA-AGG-08, TTA-AGG-09, TTA-R-39
    """
    if strike.op in ("gain_science", "gain_culture"):
        yield from _take_points(state, strike, log)
    elif strike.op == "take_colony":
        _annex(state, log)
    elif strike.op == "gain_culture_per_level":
        yield from _infiltrate(state, card, strike.per_level, log)
    for level in strike.max_levels:
        log.instruct("tta-you_lose_building", "TTA-AGG-09", level=level)
    for goods, amount in strike.goods.items():
        log.instruct(f"tta-you_lose_{goods}", "TTA-AGG-07", n=amount)


def _take_points(state: State, strike: Strike, log: Log) -> Procedure[None]:
    """At most what the person has (TTA-AGG-08)."""
    science = strike.op == "gain_science"
    prompt = "lost_science" if science else "lost_culture"
    lost = yield from ask_number(
        "lost", "TTA-AGG-08", high=strike.n, prompt=prompt, args={"n": strike.n}
    )
    change_points(state, 0 if science else lost, lost if science else 0, "TTA-AGG-08", log)
    kind = "tta-you_lose_science" if science else "tta-you_lose_culture"
    log.instruct(kind, "TTA-AGG-08", n=lost)


def _annex(state: State, log: Log) -> None:
    """The best colony, then the newer, then by id (TTA-AGG-09)."""
    decision = choose(
        "colony_taken",
        sorted(state.person.colonies),
        most("most_worth", lambda id: colony_worth(state, id), rule="TTA-AGG-09"),
        most("newer", lambda id: military(id).level, rule="TTA-AGG-09"),
        first("by_id", rule="TTA-AGG-09"),
        rule="TTA-AGG-09",
        kind="civ",
    )
    if not isinstance(decision.chosen, str):
        log.happened("tta-no_effect", "TTA-AGG-09")
        return
    card = card_ref(decision.chosen)
    log.decided("tta-colony_chosen", "TTA-AGG-09", decision, card=card)
    state.person.colonies.remove(decision.chosen)
    state.automa.colonies.append(decision.chosen)
    log.instruct("tta-automa_annexes", "TTA-AGG-09", card=card)


def _infiltrate(state: State, card: Ref, per_level: int, log: Log) -> Procedure[None]:
    """Leader or unfinished wonder of the higher level, a tie is the leader's (TTA-AGG-09)."""
    told = yield from _ask_levels(card)
    levels = {name: level for name, level in told.items() if level is not None}
    decision = choose(
        "infiltrated",
        list(levels),
        most("higher_level", lambda name: levels[name], rule="TTA-AGG-09"),
        first("leader_first", rule="TTA-AGG-09"),
        rule="TTA-AGG-09",
        kind="thing",
    )
    if not isinstance(decision.chosen, str):
        log.happened("tta-no_effect", "TTA-AGG-09")
        return
    thing = Ref("thing", decision.chosen)
    log.decided("tta-infiltrate_chosen", "TTA-AGG-09", decision, what=thing)
    log.instruct("tta-you_lose_thing", "TTA-AGG-09", what=thing)
    change_points(state, per_level * levels[decision.chosen], 0, "TTA-AGG-09", log)


def _ask_levels(card: Ref) -> Ask[dict[str, int | None]]:
    """`leader 2 wonder none`: the levels of what the person has."""
    levels: tuple[int | None, ...] = (None, 0, 1, 2, 3)
    texts = {
        f"leader {_level(leader)} wonder {_level(wonder)}": {"leader": leader, "wonder": wonder}
        for leader in levels
        for wonder in levels
    }
    return asking.ask_one_of("levels", "TTA-AGG-09", texts, seat=PERSON, args={"card": card})


def _level(level: int | None) -> str:
    return "none" if level is None else str(level)
