"""The end: Age III events still in the piles are scored, then the totals compared (TTA-END)."""

from __future__ import annotations

from dataclasses import replace

from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Draw, Procedure
from automatable.games.through_the_ages.events import resolve
from automatable.games.through_the_ages.military_deck import see, unseen, weighed
from automatable.games.through_the_ages.on_screen.final import begin_final, end_game, score_event
from automatable.games.through_the_ages.on_screen.refusals import new_turn
from automatable.games.through_the_ages.questions import ask_culture, card_ref
from automatable.games.through_the_ages.state import PreparedEvent, State


def final_scoring(state: State, log: Log) -> Procedure[State]:
    """One event after the other, those of the Automa first; then the person's total."""
    event = _next_event(state)
    if state.on_screen:
        begin_final(new_turn(state, log))
    if event is None and state.on_screen:
        end_game(new_turn(state, log))
        return state
    if event is None:
        yield from ask_culture(state, "TTA-END-04", "end")
        state.phase = "over"
        log.happened(
            "tta-end", "TTA-END-04", automa=state.automa.culture_points,
            you=state.person.culture_points,
        )  # fmt: skip
        return state
    known = yield from _turned_up(state, event)
    card, reading = str(known.card), state.as_read(str(known.card)).reading
    log.instruct(
        "tta-final_event", "TTA-END-03", card=card_ref(card), by=known.by,
        reading=Ref("reading", reading),
    )  # fmt: skip
    _remove(state, event)  # it lies open now, also while the person is asked about it
    if state.on_screen:
        yield from score_event(new_turn(state, log), known)
    else:
        yield from resolve(state, known, log)
    return state


def _next_event(state: State) -> PreparedEvent | None:
    """Events of other ages are ignored (TTA-END-03); the order is free."""
    top = [state.top_event] if state.top_event else []
    piles = [*top, *state.current_events, *state.future_events]
    left = [event for event in piles if event.age == "III"]
    return min(left, key=lambda event: event.by != "automa", default=None)


def _turned_up(state: State, event: PreparedEvent) -> Procedure[PreparedEvent]:
    if event.card is not None:
        return event
    card = yield from Draw[str](
        prompt="final_event", rule="TTA-END-03", stream="events/final",
        outcomes=weighed([(1, unseen(state, "event", "III"))]), args={"by": event.by},
        word="event" if state.on_screen else "card",
    )  # fmt: skip
    see(state, card)
    return replace(event, card=card)


def _remove(state: State, event: PreparedEvent) -> None:
    if event is state.top_event:
        state.top_event = None
    elif event in state.current_events:
        state.current_events.remove(event)
    else:
        state.future_events.remove(event)
