"""Military cards of the Automa, sorted into its hand; production (TTA-GAIN, TTA-PROD)."""

from __future__ import annotations

from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Draw, Procedure
from automatable.games.through_the_ages.base_cards import military
from automatable.games.through_the_ages.military_deck import (
    HIDDEN_PILES,
    discard,
    notice_shuffle,
    possible_draws,
    renew_if_empty,
    see,
)
from automatable.games.through_the_ages.ratings import rating
from automatable.games.through_the_ages.state import State
from automatable.games.through_the_ages.tactics import check_tactics


def draw_military(state: State, count: int, log: Log) -> Procedure[None]:
    """One at a time, each sorted at once (TTA-GAIN-02); none in Age IV (TTA-GAIN-11).

    TTA-EFF-07, TTA-GAIN-13
    """
    if state.age == "IV":
        if count:
            log.happened("tta-no_military_cards", "TTA-GAIN-11")
        return
    for _ in range(count):
        renew_if_empty(state, log)
        outcomes = possible_draws(state)
        if not outcomes:
            return
        drawn = yield from Draw[str](
            prompt="military",
            rule="TTA-GAIN-02",
            stream=f"military/{state.age}",
            outcomes=outcomes,
            word="her draws" if state.on_screen else "military",
            args={"age": state.age},
        )
        sort_card(state, drawn, log)


def sort_card(state: State, what: str, log: Log) -> None:
    """A military card goes where its kind belongs (TTA-GAIN-03 to -10 (TTA-GAIN-04))."""
    hand, age = state.automa.hand, state.age
    if what in HIDDEN_PILES:
        notice_shuffle(state, what, age)
        slot = {"event": hand.events, "war": hand.wars, "aggression": hand.aggressions}[what]
        slot[age] = slot.get(age, 0) + 1
        _tell_hidden(state, what, log)
    elif military(what).kind == "bonus":
        see(state, what)
        discard(state, what)
        log.instruct("tta-bonus_discarded", "TTA-GAIN-06", card=Ref("civ", what))
    else:
        see(state, what)
        _sort_tactic(state, what, log)


def _tell_hidden(state: State, what: str, log: Log) -> None:
    """Where the app deals nobody sees more than the slot (TTA-R-50)."""
    if what == "event":
        turned = state.age == "III"
        kind = "tta-event_slot_turned" if turned else "tta-event_slot"
        log.instruct(kind, "TTA-GAIN-03", age=state.age)
    else:
        log.instruct("tta-war_slot", "TTA-GAIN-05", age=state.age)


def _sort_tactic(state: State, tactic: str, log: Log) -> None:
    hand = state.automa.hand
    reason = tactic_refused(state, tactic)
    if reason:
        discard(state, tactic)
        log.instruct(f"tta-tactic_{reason}", _REASONS[reason], card=Ref("civ", tactic))
        return
    if hand.tactic:
        discard(state, hand.tactic)
        log.instruct("tta-tactic_replaced", "TTA-GAIN-07", card=Ref("civ", hand.tactic))
    hand.tactic = tactic
    age = military(tactic).age
    if age not in state.automa.tactic_ages_kept:
        state.automa.tactic_ages_kept.append(age)
    log.instruct("tta-tactic_kept", "TTA-GAIN-07", card=Ref("civ", tactic))
    check_tactics(state, log)  # TTA-GAIN-10


_REASONS = {"discarded_common": "TTA-GAIN-08", "owned": "TTA-GAIN-14", "not_kept": "TTA-GAIN-09"}


def tactic_refused(state: State, tactic: str) -> str:
    """Why a tactic is discarded at once, or nothing."""
    automa = state.automa
    if tactic in state.common_tactics:
        return "discarded_common"
    if tactic in (automa.hand.tactic, *automa.exclusive_tactics):
        return "owned"  # TTA-R-54
    if state.settings.tactic_limit == "once_per_age":
        return "not_kept" if military(tactic).age in automa.tactic_ages_kept else ""
    held = automa.hand.tactic
    return "not_kept" if held and military(held).level >= military(tactic).level else ""  # TTA-R-25


def gain(state: State, cards: int, happiness: int, log: Log) -> Procedure[None]:
    """Happiness and military cards (TTA-GAIN-01)."""
    if happiness:
        state.automa.happiness_gained += happiness
        now = rating(state, "happiness")
        log.instruct("tta-happiness", "TTA-GAIN-01", n=happiness, now=now)
    yield from draw_military(state, cards, log)


def produce(state: State, log: Log) -> None:
    """Never skipped or reduced (TTA-PROD-01, TTA-PROD-02)."""
    automa = state.automa
    science, culture = rating(state, "science"), rating(state, "culture")
    automa.science_points += science
    automa.culture_points += culture
    log.instruct(
        "tta-production", "TTA-PROD-01", science=science, culture=culture,
        science_points=automa.science_points, culture_points=automa.culture_points,
    )  # fmt: skip
