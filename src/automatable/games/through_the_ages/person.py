"""The person's turn, as far as the Automa has to know of it: one report after another."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from automatable.core.errors import Refused
from automatable.core.events import Log, Value
from automatable.core.procedure import Answer, Ask, Procedure
from automatable.games.through_the_ages.ages import is_obsolete
from automatable.games.through_the_ages.aggression import attack_automa
from automatable.games.through_the_ages.automa import end_turn
from automatable.games.through_the_ages.base_cards import (
    AGES,
    LEVELS,
    MilitaryCard,
    military,
    military_cards,
)
from automatable.games.through_the_ages.events import reveal_event, turn_up_top
from automatable.games.through_the_ages.military_deck import (
    HIDDEN_PILES,
    can_be_elsewhere,
    discard,
    draw_for_person,
    see,
)
from automatable.games.through_the_ages.person_part import person_takes
from automatable.games.through_the_ages.questions import (
    ask_one_of,
    ask_strength,
    card_ref,
    read_number,
)
from automatable.games.through_the_ages.ratings import strength
from automatable.games.through_the_ages.state import PERSON, SPACES, PreparedEvent, State

RESIGN = "resign"
POLITICAL = ("event", "aggression", "war", "columbus")
"""Reports of a political action: a turn has one, unless a card says otherwise."""
AGAIN = "second_politics"
ASKED_BACK = (AGAIN, "sure_gain")
MOST_DRAWN = 3
"""Military cards at the end of a turn."""


def person_turn(state: State, log: Log) -> Procedure[State]:
    """One report: `take 4`, `event crusades`, `war war_over_culture`, ... or `done`."""
    report = yield from Ask(
        prompt="turn",
        rule="TTA-EFF-12",
        seat=PERSON,
        args={"round": state.round, "age": state.age},
        reader=lambda text: read_report(state, text),
        listing=lambda: legal_reports(state),
        giving_up=(RESIGN,),
    )
    word, _, what = report.partition(" ")
    if word in POLITICAL and state.person.politics_done:
        sure = yield from ask_one_of(AGAIN, "TTA-EFF-12", ("yes", "no"))
        if sure == "no":
            return state
    yield from _REPORTS[word](state, what, log)
    return state


# --- what may be reported


def read_report(state: State, text: str) -> Answer[str]:
    """The report, if it is possible now."""
    word, _, what = " ".join(text.split()).partition(" ")
    if word not in _REPORTS:
        raise Refused("unreadable", token=text)
    _CHECKS.get(word, _no_more_words)(state, what)
    if word in ("take", "draw"):
        what = str(read_number(what))
    return Answer(f"{word} {what}".strip(), f"{word} {what}".strip())


def legal_reports(state: State) -> Iterator[str]:
    """Every report that is possible now, the usual ones first, giving up last."""
    yield "done"
    yield from (f"take {space}" for space, id in enumerate(state.row, start=1) if id)
    if state.round > 1:
        for word in ("event", "aggression", "war", "tactic", "columbus", "discard"):
            yield from (f"{word} {what}" for what in _nameable(state, word))
        if state.app_deals_military:
            yield from (f"draw {n}" for n in range(1, MOST_DRAWN + 1) if state.age != "IV")
            yield from ["peek"] if state.current_events and not state.top_event else []
    yield RESIGN


def _nameable(state: State, word: str) -> list[str]:
    found = _event_ages(state) if word == "event" and not state.app_deals_military else []
    if found or (word == "discard" and not state.app_deals_military):
        return found
    cards = [id for id in dict.fromkeys(_at_hand(state)) if _fits(word, id)]
    return [] if cards and _obstacle(state, word) else cards


_KINDS = {
    "event": ("event", "territory"),
    "aggression": ("aggression",),
    "war": ("war",),
    "tactic": ("tactic",),
    "columbus": ("territory",),
}


def _fits(word: str, id: str) -> bool:
    return word not in _KINDS or military(id).kind in _KINDS[word]


def _at_hand(state: State) -> list[str]:
    """Cards the person can hold: those dealt by the app, or any that nobody has seen."""
    if state.app_deals_military:
        return state.person.hand
    return [
        card.id
        for card in military_cards().values()
        if AGES.index(card.age) <= AGES.index(state.age)
        and card.age != "A"
        and not is_obsolete(card.age, state.age)
        and _can_be_held(state, card)
    ]


def _can_be_held(state: State, card: MilitaryCard) -> bool:
    """At a table: a copy is unaccounted for, or may have come back from the discards."""
    if card.id in state.military_discards:
        return True
    if state.military_seen.get(card.id, 0) >= card.copies:
        return False
    return card.pile not in HIDDEN_PILES or can_be_elsewhere(state, card.pile, card.age)


def _event_ages(state: State) -> list[str]:
    """Ages of the events the person can hold, at a table."""
    return [
        age
        for age in ("III", "II", "I")
        if AGES.index(age) <= AGES.index(state.age)
        and not is_obsolete(age, state.age)
        and can_be_elsewhere(state, "event", age)
    ]


def _no_more_words(state: State, what: str) -> None:
    if what:
        raise Refused("unreadable", token=what)


def _check_space(state: State, what: str) -> None:
    if not 1 <= read_number(what) <= SPACES:
        raise Refused("unreadable", token=what)
    if state.row[int(what) - 1] is None:
        raise Refused("space_empty", space=int(what))


def _check_politics(state: State) -> None:
    if state.round == 1:
        raise Refused("no_politics_in_round_1")


def _check_card(word: str) -> Callable[[State, str], None]:
    """A card of the right kind that the person can hold."""

    def check(state: State, what: str) -> None:
        _check_politics(state)
        if what not in military_cards() or not _fits(word, what):
            raise Refused("no_such_card", what=what)
        if refused := _obstacle(state, word):
            raise refused
        if what not in _at_hand(state):
            raise Refused("card_not_at_hand", card=card_ref(what))

    return check


def _obstacle(state: State, word: str) -> Refused | None:
    """Why no card at all can be played in this way now."""
    if word == "war" and state.is_last_round:
        return Refused("war_in_last_round")  # TTA-R-22
    if word == "war" and state.person.war_declared:
        return Refused("war_pending", card=card_ref(state.person.war_declared))
    if word == "tactic" and state.person.exclusive_tactic:
        return Refused("tactic_played", card=card_ref(state.person.exclusive_tactic))
    return None


def _check_event(state: State, what: str) -> None:
    if state.app_deals_military:
        _check_card("event")(state, what)
        return
    _check_politics(state)
    if what not in _event_ages(state):
        raise Refused("no_event_of_age", age=what)


def _check_app_deals(state: State, what: str) -> None:
    _check_politics(state)
    if not state.app_deals_military:
        raise Refused("table_deals")


def _check_draw(state: State, what: str) -> None:
    _check_app_deals(state, what)
    if not 1 <= read_number(what) <= MOST_DRAWN:
        raise Refused("unreadable", token=what)
    if state.age == "IV":
        raise Refused("no_draws_in_age_iv")


def _check_peek(state: State, what: str) -> None:
    _no_more_words(state, what)
    _check_app_deals(state, what)
    if state.top_event or not state.current_events:
        raise Refused("nothing_to_peek")


def _check_discard(state: State, what: str) -> None:
    _check_app_deals(state, what)
    _check_card("discard")(state, what)


_CHECKS: dict[str, Callable[[State, str], None]] = {
    "take": _check_space,
    "event": _check_event,
    "aggression": _check_card("aggression"),
    "war": _check_card("war"),
    "tactic": _check_card("tactic"),
    "columbus": _check_card("columbus"),
    "draw": _check_draw,
    "discard": _check_discard,
    "peek": _check_peek,
}


# --- what follows from a report


def _take(state: State, what: str, log: Log) -> Procedure[None]:
    person_takes(state, int(what), "TTA-ROW-07", log)
    return
    yield


def _prepare(state: State, what: str, log: Log) -> Procedure[None]:
    """An event to the future events, then the top current one (TTA-POL-10, TTA-EVT-03)."""
    state.person.politics_done = True
    if state.app_deals_military:
        state.person.hand.remove(what)
        state.future_events.append(PreparedEvent(military(what).age, "human", what))
        log.happened("tta-you_prepare", "TTA-EVT-03", card=card_ref(what), n=military(what).level)
    else:
        age = next(age for age in AGES if age == what)
        state.future_events.append(PreparedEvent(age, "human"))
        log.happened("tta-you_prepare_age", "TTA-EVT-03", age=what, n=LEVELS[what])
    if state.events_in_current_pile:
        yield from reveal_event(state, log)


def _leave_hand(state: State, card: str) -> None:
    if state.app_deals_military:
        state.person.hand.remove(card)
    else:
        see(state, card)


def _attack(state: State, what: str, log: Log) -> Procedure[None]:
    """Whoever turns out not to be stronger keeps the card: nothing happens (TTA-AGG-01)."""
    yield from ask_strength(state, "TTA-AGG-01", "attack", card=card_ref(what))
    if state.person.strength <= strength(state):
        args = {"mine": state.person.strength, "hers": strength(state)}
        log.announce("tta-too_weak", "TTA-AGG-01", card=card_ref(what), **args)
        return
    _leave_hand(state, what)
    state.person.politics_done = True
    log.happened("tta-you_attack", "TTA-AGG-01", card=card_ref(what), n=state.person.strength)
    yield from attack_automa(state, what, state.person.strength, log)


def _declare_war(state: State, what: str, log: Log) -> Procedure[None]:
    """TTA-WAR-01"""
    state.person.politics_done = True
    _leave_hand(state, what)
    state.person.war_declared = what
    state.person.war_turn_done = False
    return _told(log, "tta-you_declare_war", "TTA-WAR-01", card=card_ref(what))


def _play_tactic(state: State, what: str, log: Log) -> Procedure[None]:
    """TTA-TAC-09"""
    _leave_hand(state, what)
    state.person.exclusive_tactic = what
    return _told(log, "tta-you_play_tactic", "TTA-TAC-09", card=card_ref(what))


def _columbus(state: State, what: str, log: Log) -> Procedure[None]:
    """A colony without an auction (TTA-COL-10)."""
    state.person.politics_done = True
    _leave_hand(state, what)
    state.person.colonies.append(what)
    return _told(log, "tta-you_settle", "TTA-COL-10", card=card_ref(what))


def _draw(state: State, what: str, log: Log) -> Procedure[None]:
    yield from draw_for_person(state, int(what), log, reported=True)


def _discard(state: State, what: str, log: Log) -> Procedure[None]:
    state.person.hand.remove(what)
    discard(state, what)
    return _told(log, "tta-you_discard", "TTA-EFF-12", card=card_ref(what))


def _peek(state: State, what: str, log: Log) -> Procedure[None]:
    """A look at the top current event, which the log tells."""
    state.top_event = yield from turn_up_top(state)
    log.happened("tta-you_peek", "TTA-EFF-12", card=card_ref(str(state.top_event.card)))


def _done(state: State, what: str, log: Log) -> Procedure[None]:
    end_turn(state, log)
    return
    yield


def _resign(state: State, what: str, log: Log) -> Procedure[None]:
    """The Automa wins (TTA-R-51)."""
    state.resigned = True
    state.phase = "over"
    return _told(log, "tta-you_resign", "TTA-END-04")


def _told(log: Log, kind: str, rule: str, **args: Value) -> Procedure[None]:
    log.happened(kind, rule, **args)
    return
    yield


_REPORTS: dict[str, Callable[[State, str, Log], Procedure[None]]] = {
    "done": _done,
    "take": _take,
    "event": _prepare,
    "aggression": _attack,
    "war": _declare_war,
    "tactic": _play_tactic,
    "columbus": _columbus,
    "draw": _draw,
    "discard": _discard,
    "peek": _peek,
    RESIGN: _resign,
}
