"""Cards that we read ourselves: the mark they bear, and how their owner resolves them by hand.

The rulebook's appendix is not public. What follows from its general principle is marked; what a
ruling of ours decided (`ruled`) may be resolved by hand instead.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from automatable.core.turns.asking import ask_one_of
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.base_cards import MilitaryCard
from automatable.games.through_the_ages.construct import Site, has_room
from automatable.games.through_the_ages.gain import draw_military
from automatable.games.through_the_ages.points import change_points
from automatable.games.through_the_ages.questions import ask_number, card_ref
from automatable.games.through_the_ages.state import PERSON, State
from automatable.games.through_the_ages.tactics import check_tactics

Step: TypeAlias = Callable[[State, Log], Procedure[None]]
BY_HAND = 60
MOST_CARDS = 5
PRINCIPLE = "TTA-EFF-05"
RULINGS = {
    "uncertain_borders": "TTA-R-37", "war_over_territory": "TTA-R-37", "plunder_i": "TTA-R-38",
    "plunder_ii": "TTA-R-38", "plunder_iii": "TTA-R-38", "raid_i": "TTA-R-39",
    "raid_ii": "TTA-R-39", "raid_iii": "TTA-R-39", "annex_ii": "TTA-R-39",
    "infiltrate_ii": "TTA-R-39", "politics_of_strength": "TTA-R-40", "iconoclasm": "TTA-R-41",
    "ravages_of_time": "TTA-R-42", "war_over_technology": "TTA-R-43",
}  # fmt: skip
"""The rulings on single cards; the others of status `ruled` stand in TTA-R-34."""


def read_by_owner(state: State, card: MilitaryCard, log: Log) -> Procedure[bool]:
    """Say whose reading it is; true if the person has resolved the Automa's part by hand."""
    args = {"card": card_ref(card.id)}
    if card.reading == "owner":
        log.happened("tta-owner_reading", "TTA-OWN-06", **args, note=card.note)
    elif card.reading == "ruled":
        ruling = RULINGS.get(card.id, "TTA-R-34")
        log.instruct("tta-our_reading", ruling, **args, ruling=ruling)
        if state.settings.ruled_events == "by_hand":
            return (yield from _by_hand(state, card, log))
    elif card.reading in ("none", "applies", "partly"):
        log.happened("tta-by_principle", PRINCIPLE, **args, ruling="TTA-R-34")
    return False


def _by_hand(state: State, card: MilitaryCard, log: Log) -> Procedure[bool]:
    """Our reading, or what the owner's appendix says: cards and cubes, then points."""
    args = {"card": card_ref(card.id)}
    while True:
        chosen = yield from ask_one_of(
            "by_hand", "TTA-OWN-05", lambda: _by_hand_answers(state), seat=PERSON, args=args
        )
        if isinstance(chosen, bool):
            break
        yield from chosen(state, log)
    if chosen:
        yield from _points_by_hand(state, log)
    return chosen


def _by_hand_answers(state: State) -> dict[str, bool | Step]:
    """`reading`, `by_hand`, and what may come before: `draw 2`, `build warriors`, `lose drama`."""
    answers: dict[str, bool | Step] = {"reading": False, "by_hand": True}
    if state.age != "IV":
        for n in range(1, MOST_CARDS + 1):
            answers[f"draw {n}"] = partial(_draw, n)
    for card in state.automa.in_play():
        if card.group in ("urban", "military") and has_room(state, Site(card)):
            answers[f"build {card.id}"] = partial(_move_cube, card.id, 1)
        if state.automa.cubes.get(card.id, 0):
            answers[f"lose {card.id}"] = partial(_move_cube, card.id, -1)
    return answers


def _draw(count: int, state: State, log: Log) -> Procedure[None]:
    return draw_military(state, count, log)


def _move_cube(technology: str, count: int, state: State, log: Log) -> Procedure[None]:
    state.automa.add_cube(technology, count)
    kind = "tta-build" if count > 0 else "tta-building_lost"
    log.instruct(kind, "TTA-OWN-05", card=card_ref(technology))
    check_tactics(state, log)
    yield from ()


def _points_by_hand(state: State, log: Log) -> Procedure[None]:
    """What the owner's appendix says the Automa gains or loses."""
    most = BY_HAND
    culture = yield from ask_number(
        "culture", "TTA-OWN-05", low=-most, high=most, prompt="hand_culture"
    )
    science = yield from ask_number(
        "science", "TTA-OWN-05", low=-most, high=most, prompt="hand_science"
    )
    change_points(state, culture, science, "TTA-OWN-05", log)
