"""Cards that we read ourselves: the mark they bear, and how their owner resolves them by hand.

The rulebook's appendix is not public. What follows from its general principle is marked; what a
ruling of ours decided (`ruled`) may be resolved by hand instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from automatable.core.errors import Refused
from automatable.core.events import Log, Value
from automatable.core.procedure import Answer, Ask, Procedure
from automatable.games.through_the_ages.base_cards import MilitaryCard
from automatable.games.through_the_ages.construct import Site, has_room
from automatable.games.through_the_ages.gain import draw_military
from automatable.games.through_the_ages.points import change_points
from automatable.games.through_the_ages.questions import ask_number, card_ref
from automatable.games.through_the_ages.state import PERSON, State
from automatable.games.through_the_ages.tactics import check_tactics

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
        answer = yield from _ask(state, args)
        word, _, what = answer.partition(" ")
        if word == "draw":
            yield from draw_military(state, int(what), log)
        elif word in ("build", "lose"):
            _move_cube(state, what, 1 if word == "build" else -1, log)
        else:
            break
    if answer == "by_hand":
        yield from _points_by_hand(state, log)
    return answer == "by_hand"


def _ask(state: State, args: Mapping[str, Value]) -> Ask[str]:
    def read(text: str) -> Answer[str]:
        if text not in by_hand_answers(state):
            raise Refused("unreadable", token=text)
        return Answer(text, text)

    return Ask(
        prompt="by_hand", rule="TTA-OWN-05", seat=PERSON, args=args, reader=read,
        listing=lambda: list(by_hand_answers(state)),
    )  # fmt: skip


def by_hand_answers(state: State) -> Iterator[str]:
    """`reading`, `by_hand`, and what may come before: `draw 2`, `build warriors`, `lose drama`."""
    yield from ("reading", "by_hand")
    if state.age != "IV":
        yield from (f"draw {n}" for n in range(1, MOST_CARDS + 1))
    for card in state.automa.in_play():
        if card.group in ("urban", "military") and has_room(state, Site(card)):
            yield f"build {card.id}"
        if state.automa.cubes.get(card.id, 0):
            yield f"lose {card.id}"


def _move_cube(state: State, technology: str, count: int, log: Log) -> None:
    state.automa.add_cube(technology, count)
    kind = "tta-build" if count > 0 else "tta-building_lost"
    log.instruct(kind, "TTA-OWN-05", card=card_ref(technology))
    check_tactics(state, log)


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
