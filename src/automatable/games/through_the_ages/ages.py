"""A new age: obsolete cards leave, the Automa deck changes, blue cubes come back (TTA-AGE)."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.turns.events import Log, Ref
from automatable.games.through_the_ages.base_cards import AGES, Age, civil, military
from automatable.games.through_the_ages.on_screen.ages import age_of_person
from automatable.games.through_the_ages.state import AutomaPile, State

TOKENS_LOST = 2


def begin_age(state: State, age: Age, log: Log) -> None:
    """The age begins at once (TTA-ROW-05).

    TTA-AGE-05, TTA-AGE-06, TTA-AGE-08, TTA-R-44, TTA-R-45, TTA-ON-AGE-06
    """
    state.age = age
    log.announce("tta-age_begins", "TTA-ROW-05", age=age)
    if age == "I":
        return  # TTA-AGE-02: nothing is obsolete, the Automa deck stays
    remove_obsolete(state, log)
    if state.on_screen:
        age_of_person(state, log, lambda of: is_obsolete(of, age), TOKENS_LOST)
    else:
        log.instruct("tta-your_age_steps", "TTA-AGE-07", n=TOKENS_LOST)
    state.military_discards = {}
    if age == "IV":
        _announce_end(state, log)
        return
    state.automa_pile = AutomaPile(age=age)  # type: ignore[arg-type]
    log.instruct("tta-automa_deck_changes", "TTA-AGE-01", age=age)
    if state.automa.blue_cubes != state.automa.blue_cubes_start:
        state.automa.blue_cubes = state.automa.blue_cubes_start
        log.instruct("tta-blue_cubes_back", "TTA-BLUE-04", n=state.automa.blue_cubes)


def is_obsolete(age: str, now: str) -> bool:
    """Older than the age that has just ended (TTA-R-49)."""
    return AGES.index(age) < AGES.index(now) - 1


def remove_obsolete(state: State, log: Log) -> None:
    """Cards of the age before last leave the game (TTA-AGE-03, TTA-AGE-04)."""
    gone = list(_obsolete_open_cards(state))
    if gone:
        refs = tuple(Ref("civ", id) for id in gone)
        log.instruct("tta-obsolete", "TTA-AGE-03", cards=refs)
    _remove_open_cards(state, set(gone))
    hidden = _remove_face_down(state)
    if hidden:
        log.instruct("tta-obsolete_face_down", "TTA-AGE-03", n=hidden)
    state.person.hand = [
        id for id in state.person.hand if not is_obsolete(military(id).age, state.age)
    ]


def _obsolete_open_cards(state: State) -> Iterator[str]:
    automa, hand = state.automa, state.automa.hand
    open_cards = [*hand.action, *hand.technologies()]
    open_cards += [automa.leader] if automa.leader else []
    open_cards += [automa.unfinished_wonder.id] if automa.unfinished_wonder else []
    yield from (id for id in open_cards if is_obsolete(civil(id).age, state.age))
    if hand.tactic and is_obsolete(military(hand.tactic).age, state.age):
        yield hand.tactic


def _remove_open_cards(state: State, gone: set[str]) -> None:
    automa, hand = state.automa, state.automa.hand
    hand.action = [id for id in hand.action if id not in gone]
    hand.urban = [id for id in hand.urban if id not in gone]
    for slot in ("government", "special", "farm_mine", "military", "tactic"):
        if getattr(hand, slot) in gone:
            setattr(hand, slot, None)
    if automa.leader in gone:
        automa.leader = None
    if automa.unfinished_wonder and automa.unfinished_wonder.id in gone:
        automa.unfinished_wonder = None


def _remove_face_down(state: State) -> int:
    """Events, wars and aggressions of obsolete ages leave the hand; returns how many."""
    count = 0
    for slot in (state.automa.hand.events, state.automa.hand.wars, state.automa.hand.aggressions):
        for age in [age for age in slot if is_obsolete(age, state.age)]:
            count += slot.pop(age)
    return count


def _announce_end(state: State, log: Log) -> None:
    """The last round is this one or the next, so that both have as many turns.

    TTA-END-01, TTA-END-02, TTA-ON-END-01
    """
    state.last_round = state.round + (state.on_turn != state.start_player)
    log.announce("tta-last_round", "TTA-END-02", round=state.last_round)
