"""Events on screen: turned up, both parts carried out with the values before (TTA-ON-EVT)."""

from __future__ import annotations

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.auction import auction
from automatable.games.through_the_ages.base_cards import military
from automatable.games.through_the_ages.cards import AutomaCard
from automatable.games.through_the_ages.event_effects import apply_effects
from automatable.games.through_the_ages.on_screen.comparing import Before
from automatable.games.through_the_ages.on_screen.context import PersonTurn
from automatable.games.through_the_ages.on_screen.event_parts import carry_out
from automatable.games.through_the_ages.points import change_points
from automatable.games.through_the_ages.readings import read_by_owner
from automatable.games.through_the_ages.state import PreparedEvent
from automatable.games.through_the_ages.top_event import turn_up_top

EXTRA_CULTURE = 5


def look_at_top(turn: PersonTurn) -> Procedure[None]:
    """Joan: it is drawn now and stays on top (TTA-ON-POL-09, TTA-ON-R-39)."""
    event = yield from turn_up_top(turn.state, "top")
    turn.state.top_event = event
    assert event.card is not None
    turn.tell("peek", "TTA-ON-POL-09", card=turn.card(event.card))


def reveal(turn: PersonTurn, active: AutomaCard | None = None) -> Procedure[None]:
    """The top event; after the last one the future events become current, before it acts.

    TTA-ON-POL-03
    """
    state = turn.state
    event = yield from turn_up_top(state, "event")
    assert event.card is not None
    reading = Ref("reading", state.as_read(event.card).reading)
    turn.announce("event", "TTA-ON-POL-03", card=turn.card(event.card), reading=reading)
    if not state.events_in_current_pile and state.future_events:
        state.current_events, state.future_events = state.future_events, []
        turn.tell("events_current", "TTA-ON-POL-03", n=len(state.current_events))
    if military(event.card).kind == "territory":
        yield from auction(state, event.card, turn.log, active)
    else:
        yield from resolve(turn, event)


def resolve(turn: PersonTurn, event: PreparedEvent) -> Procedure[tuple[int, int]]:
    """Both parts, that of the side on turn first; culture points of the person and of her.

    TTA-ON-AUT-04, TTA-ON-AUT-11, TTA-ON-EVT-17, TTA-ON-R-44
    """
    assert event.card is not None
    before = Before.of(turn.state)
    _tell_standing(turn, event.card, before)
    mine, hers = turn.person.culture_points, turn.state.automa.culture_points
    if before.automa_wins_ties:
        yield from _her_part(turn, event.card, before)
        wanted = yield from carry_out(turn, event.card, before)
    else:
        wanted = yield from carry_out(turn, event.card, before)
        yield from _her_part(turn, event.card, before)
    _extra_culture(turn, event, wanted, turn.state.automa.culture_points - hers)
    return (
        turn.person.culture_points - mine,
        turn.state.automa.culture_points - hers,
    )


def _tell_standing(turn: PersonTurn, card: str, before: Before) -> None:
    """Who is ahead by what the card compares, and what that means for the person.

    TTA-ON-VIEW-08
    """
    standing = before.standing(turn.state.as_read(card))
    if standing:
        turn.announce(
            "standing", "TTA-ON-EVT-02", card=turn.card(card), what=standing.what,
            standing=Ref("standing", standing.name),
            outcome=Ref("outcome", f"{card}-{standing.name}"),
            mine=standing.mine, hers=standing.hers,
        )  # fmt: skip


def _her_part(turn: PersonTurn, card: str, before: Before) -> Procedure[None]:
    """What the event does to her (TTA-ON-AUT-17)."""
    state = turn.state
    read = state.as_read(card)
    yield from read_by_owner(state, read, turn.log)
    yield from apply_effects(state, read, before, turn.log)


def _extra_culture(turn: PersonTurn, event: PreparedEvent, person: int, hers: int) -> None:
    """Her Age III event that brought the person more than her (TTA-ON-AUT-11)."""
    if event.age == "III" and event.by == "automa" and person > hers:
        change_points(turn.state, EXTRA_CULTURE, 0, "TTA-ON-AUT-11", turn.log)
