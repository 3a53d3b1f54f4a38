"""The top card of the current events: older ages lie on top, within an age chance decides."""

from __future__ import annotations

from automatable.core.turns.procedure import Draw, Procedure
from automatable.games.through_the_ages.base_cards import AGES, military
from automatable.games.through_the_ages.military_deck import see, unseen, weighed
from automatable.games.through_the_ages.questions import ask_one_of
from automatable.games.through_the_ages.state import PreparedEvent, State


def turn_up_top(state: State, word: str = "card") -> Procedure[PreparedEvent]:
    """Older ages lie on top; within an age every card is as likely (TTA-POL-10)."""
    if state.top_event is not None:
        event, state.top_event = state.top_event, None
        if state.on_screen:  # what was seen is turned up like any other (TTA-ON-NOT-03)
            yield from _draw(event.age, {str(event.card): 1}, word)
        return event
    age = min((event.age for event in state.current_events), key=AGES.index)
    lying = [event for event in state.current_events if event.age == age]
    hidden = sum(event.card is None for event in lying)
    known = [(1, {event.card: 1}) for event in lying if event.card is not None]
    odds = weighed([*known, (hidden, unseen(state, "event", age))])
    card = yield from _draw(age, odds, word)
    event = yield from _which(state, card, lying)
    state.current_events.remove(event)
    if event.card is None:
        see(state, card)
    return PreparedEvent(event.age, event.by, card)


def _which(state: State, card: str, lying: list[PreparedEvent]) -> Procedure[PreparedEvent]:
    """Of which prepared event the card is; whether it lies turned is asked if unclear."""
    for event in lying:
        if event.card == card:
            return event
    hidden = [event for event in lying if event.card is None]
    by = {event.by for event in hidden}
    if military(card).age == "III" and len(by) > 1:  # TTA-POL-11
        answer = yield from ask_one_of("turned", "TTA-POL-11", ("automa", "human"))
        return next(event for event in hidden if event.by == answer)
    return hidden[0]


def _draw(age: str, outcomes: dict[int | str, int], word: str) -> Draw[str]:
    return Draw(
        prompt="event_card", rule="TTA-POL-10", stream="events", outcomes=outcomes,
        args={"age": age}, word=word,
    )  # fmt: skip
