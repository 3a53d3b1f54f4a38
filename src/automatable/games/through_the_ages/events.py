"""Events: turning up the top one, its effects on the Automa, what the person does (TTA-EVT)."""

from __future__ import annotations

from automatable.core.turns.events import Log, Ref, Value
from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.auction import auction
from automatable.games.through_the_ages.base_cards import MilitaryCard, military
from automatable.games.through_the_ages.cards import AutomaCard
from automatable.games.through_the_ages.event_effects import Comparison, apply_effects
from automatable.games.through_the_ages.on_screen.events import reveal
from automatable.games.through_the_ages.on_screen.refusals import new_turn
from automatable.games.through_the_ages.person_part import standing_of, tell_person_part
from automatable.games.through_the_ages.questions import (
    ask_culture,
    ask_number,
    ask_one_of,
    ask_strength,
    card_ref,
)
from automatable.games.through_the_ages.readings import read_by_owner
from automatable.games.through_the_ages.state import PreparedEvent, State
from automatable.games.through_the_ages.top_event import turn_up_top

EXTRA_CULTURE = 5
MOST_CULTURE = 60
"""No event gives a civilization more; some have a limit of their own."""
LIMITS = {"impact_of_happiness": 16, "impact_of_variety": 26, "impact_of_progress": 30}
PER_COLONY = 3


def reveal_event(state: State, log: Log, active: AutomaCard | None = None) -> Procedure[None]:
    """The top current event is turned up and resolved (TTA-POL-10)."""
    if state.on_screen:
        yield from reveal(new_turn(state, log), active)
        return
    event = yield from turn_up_top(state)
    assert event.card is not None
    reading = Ref("reading", state.as_read(event.card).reading)
    log.instruct("tta-event_revealed", "TTA-POL-10", card=card_ref(event.card), reading=reading)
    if military(event.card).kind == "territory":
        yield from auction(state, event.card, log, active)
    else:
        yield from resolve(state, event, log)
    if not state.events_in_current_pile and state.future_events:
        state.current_events, state.future_events = state.future_events, []
        log.instruct("tta-future_becomes_current", "TTA-POL-10", n=len(state.current_events))


def resolve(state: State, event: PreparedEvent, log: Log) -> Procedure[None]:
    """The Automa's part, the person's part, the extra culture.

    TTA-EVT-01, TTA-EVT-03, TTA-EVT-04
    """
    assert event.card is not None
    card = state.as_read(event.card)
    comparison = yield from compare(state, card)
    before, standing = state.automa.culture_points, standing_of(state, card, comparison)
    yield from _automa_part(state, card, comparison, log)
    gained = state.automa.culture_points - before
    yield from tell_person_part(state, card, comparison, standing, log)
    if card.age == "III" and event.by == "automa":
        yield from _extra_culture(state, card, comparison, gained, log)


def compare(state: State, card: MilitaryCard) -> Procedure[Comparison]:
    """The person's values that the card reads, and how the two sides compare (TTA-EVT-02)."""
    rule, found = "TTA-EVT-02", Comparison(automa_wins_ties=_automa_wins_ties(state))
    args: dict[str, Value] = {"card": card_ref(card.id)}
    if "strength" in card.person_facts:
        yield from ask_strength(state, rule, "event", **args)
    if "culture_points" in card.person_facts:
        yield from ask_culture(state, rule, "event", **args)
    if "science_rating" in card.person_facts:
        found.person_science = yield from ask_number("science_rating", rule, high=99, args=args)
    if "happiness" in card.person_facts:
        found.person_happiness = yield from ask_number("happiness", rule, high=8, args=args)
    return found


def _automa_wins_ties(state: State) -> bool:
    """The player on turn; in the final scoring the starting player (TTA-EVT-02)."""
    on_turn = state.start_player if state.phase == "final" else state.on_turn
    return on_turn == "automa"


def _automa_part(
    state: State, card: MilitaryCard, comparison: Comparison, log: Log
) -> Procedure[None]:
    if not (yield from read_by_owner(state, card, log)):
        yield from apply_effects(state, card, comparison, log)


def _extra_culture(
    state: State, card: MilitaryCard, comparison: Comparison, gained: int, log: Log
) -> Procedure[None]:
    """5 culture if the person got more from the Automa's event than the Automa (TTA-EVT-04)."""
    person = comparison.person_rank_points(state, card)
    if person is None:
        person = yield from _ask_gain(state, card)
    if person > gained:
        state.automa.culture_points += EXTRA_CULTURE
        log.instruct("tta-extra_culture", "TTA-EVT-04", n=EXTRA_CULTURE, you=person, automa=gained)


def _ask_gain(state: State, card: MilitaryCard) -> Procedure[int]:
    """What the person got; asked back if no civilization can get as much."""
    args: dict[str, Value] = {"card": card_ref(card.id)}
    most = LIMITS.get(card.id, MOST_CULTURE)
    if card.id == "impact_of_colonies":
        most = PER_COLONY * len(state.person.colonies)
    while True:
        gain = yield from ask_number("gain", "TTA-EVT-04", high=200, args=args)
        if gain <= most:
            return gain
        told: dict[str, Value] = {**args, "n": gain, "most": most}
        if (yield from ask_one_of("sure_gain", "TTA-EVT-04", ("yes", "no"), told)) == "yes":
            return gain
