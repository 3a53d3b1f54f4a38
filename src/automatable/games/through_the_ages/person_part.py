"""The person's part of an event: what the app can say from the values on both sides."""

from __future__ import annotations

from automatable.core.asking import asked
from automatable.core.events import Log
from automatable.core.procedure import Ask, Procedure
from automatable.games.through_the_ages.base_cards import MilitaryCard
from automatable.games.through_the_ages.event_effects import Comparison
from automatable.games.through_the_ages.military_deck import draw_for_person
from automatable.games.through_the_ages.questions import ask_card, ask_one_of, card_ref
from automatable.games.through_the_ages.ratings import rating
from automatable.games.through_the_ages.row import slide_and_fill
from automatable.games.through_the_ages.state import State


def tell_person_part(
    state: State, card: MilitaryCard, comparison: Comparison, log: Log
) -> Procedure[None]:
    """Always carried out normally (TTA-EFF-11); comparisons are settled here (TTA-EVT-23)."""
    stronger = not comparison.automa_strongest(state)
    if "strength" in card.person_facts:
        log.happened("tta-you_stronger" if stronger else "tta-you_weaker", "TTA-EVT-02")
    if "culture_points" in card.person_facts:
        most = not comparison.automa_most_culture(state)
        log.happened("tta-you_most_culture" if most else "tta-you_less_culture", "TTA-EVT-02")
    if "science_rating" in card.person_facts:
        most = not comparison.automa_most_science(state)
        log.happened("tta-you_most_science" if most else "tta-you_less_science", "TTA-EVT-02")
    if "happiness" in card.person_facts:
        happiest = comparison.person_happiness >= rating(state, "happiness")
        log.happened("tta-you_happiest" if happiest else "tta-you_less_happy", "TTA-EVT-23")
    log.instruct("tta-your_part", "TTA-EFF-11", card=card_ref(card.id))
    if card.id == "barbarians":
        _barbarians(state, comparison, log)
    elif card.id == "terrorism":
        _terrorism(state, comparison, log)
    elif card.id == "independence_declaration" and not stronger:
        yield from _colony_of_person_lost(state, card.id, log)
    elif card.id == "international_agreement" and stronger:
        yield from _agreement(state, log)
    else:
        yield from draw_for_person(state, _cards_drawn(state, card, stronger), log)


def _cards_drawn(state: State, card: MilitaryCard, stronger: bool) -> int:
    """Military cards that the event gives the person, where the app deals them."""
    if not state.app_deals_military:
        return 0
    if card.id == "development_of_politics":
        return 3
    return 5 if card.id == "politics_of_strength" and stronger else 0


def _barbarians(state: State, comparison: Comparison, log: Log) -> None:
    """The culture leader loses population if it is also the weaker one (TTA-EVT-23)."""
    hit = comparison.automa_strongest(state) and not comparison.automa_most_culture(state)
    log.instruct("tta-barbarians_you" if hit else "tta-barbarians_not_you", "TTA-EVT-23")


def _terrorism(state: State, comparison: Comparison, log: Log) -> None:
    """TTA-EVT-12: the Automa picks the highest level, ties are the person's."""
    if not comparison.automa_most_culture(state):
        log.instruct("tta-you_lose_building", "TTA-EVT-12", level=3)


def _colony_of_person_lost(state: State, event: str, log: Log) -> Procedure[None]:
    if state.person.colonies:
        why = {"card": card_ref(event)}
        id = yield from ask_card("colony", "own_colony", "TTA-COL-10", state.person.colonies, why)
        state.person.colonies.remove(id)
        log.instruct("tta-your_colony_lost", "TTA-COL-10", card=card_ref(id))


def _agreement(state: State, log: Log) -> Procedure[None]:
    """Row cards the person takes; then the row fills, nothing is cleared (TTA-EVT-13)."""
    taken = 0
    while True:
        answer = yield from asked(lambda: _ask_agreement(state))
        if answer == "done":
            break
        person_takes(state, int(answer.removeprefix("take ")), "TTA-EVT-13", log)
        taken += 1
    if taken:
        yield from slide_and_fill(state, log)


def _ask_agreement(state: State) -> Ask[str]:
    spaces = [space for space, id in enumerate(state.row, start=1) if id]
    return ask_one_of("agreement", "TTA-EVT-13", [*(f"take {space}" for space in spaces), "done"])


def person_takes(state: State, space: int, rule: str, log: Log) -> None:
    """The person takes a card of the row; it leaves a gap (TTA-ROW-07, TTA-R-52)."""
    card = state.row[space - 1]
    assert card is not None
    state.row[space - 1] = None
    log.happened("tta-you_take", rule, card=card_ref(card))
