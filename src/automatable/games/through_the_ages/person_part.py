"""The person's part of an event: what the app can say from the values on both sides."""

from __future__ import annotations

from automatable.core.turns.asking import asked
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Ask, Procedure
from automatable.games.through_the_ages.base_cards import MilitaryCard
from automatable.games.through_the_ages.event_effects import Comparison
from automatable.games.through_the_ages.military_deck import draw_for_person
from automatable.games.through_the_ages.on_screen.comparing import Standing
from automatable.games.through_the_ages.questions import ask_card, ask_one_of, card_ref
from automatable.games.through_the_ages.ratings import rating, strength
from automatable.games.through_the_ages.row import slide_and_fill
from automatable.games.through_the_ages.state import State


def tell_person_part(
    state: State, card: MilitaryCard, comparison: Comparison, standing: Standing | None, log: Log
) -> Procedure[None]:
    """Always carried out normally (TTA-EFF-11); comparisons are settled here (TTA-EVT-23)."""
    stronger = not comparison.automa_strongest(state)
    if standing:
        log.instruct(
            "tta-your_outcome", "TTA-EVT-23", card=card_ref(card.id),
            standing=Ref("standing", standing.name),
            outcome=Ref("outcome", f"{card.id}-{standing.name}"),
            what=standing.what, mine=standing.mine, hers=standing.hers,
        )  # fmt: skip
    else:
        log.instruct("tta-your_part", "TTA-EFF-11", card=card_ref(card.id))
    if card.id == "independence_declaration" and not stronger:
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


def standing_of(state: State, card: MilitaryCard, comparison: Comparison) -> Standing | None:
    """How the person compares; None for a card that compares nothing.

    TTA-EVT-02, TTA-EVT-12: whose buildings are destroyed is settled like everything else.
    """
    stronger = not comparison.automa_strongest(state)
    most_culture = not comparison.automa_most_culture(state)
    person, automa = state.person, state.automa
    if "strength" in card.person_facts:
        name = "stronger" if stronger else "weaker"
        if card.id == "barbarians":
            name = "leading_and_weaker" if most_culture and not stronger else "spared"
        return Standing(name, "strength", person.strength, strength(state))
    if "culture_points" in card.person_facts:
        name = "most_culture" if most_culture else "less_culture"
        return Standing(name, "culture", person.culture_points, automa.culture_points)
    if "science_rating" in card.person_facts:
        name = "less_science" if comparison.automa_most_science(state) else "most_science"
        return Standing(name, "science", comparison.person_science, rating(state, "science"))
    if "happiness" in card.person_facts:
        mine, hers = comparison.person_happiness, rating(state, "happiness")
        return Standing("happiest" if mine >= hers else "less_happy", "happiness", mine, hers)
    return None


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
