"""Development: technologies from the hand into play (TTA-DEV)."""

from __future__ import annotations

from collections.abc import Sequence

from automatable.core.turns.choice import Decision, Filter, choose, first, most, require
from automatable.core.turns.events import Log, Ref
from automatable.games.through_the_ages.base_cards import CivilCard, civil
from automatable.games.through_the_ages.gold import can_pay, pay
from automatable.games.through_the_ages.state import State
from automatable.games.through_the_ages.take import STATISTICS_OF_ICON

_RULES = {
    "urban_science": "TTA-DEV-02",
    "urban_culture": "TTA-DEV-03",
    "urban_strength": "TTA-DEV-04",
    "urban_leftmost": "TTA-DEV-05",
}


def develop(state: State, icons: Sequence[Sequence[str]], log: Log) -> None:
    """Every development icon, in reading order (TTA-DEV-01)."""
    for alternatives in icons:
        develop_one(state, alternatives, log)


def develop_one(state: State, alternatives: Sequence[str], log: Log) -> None:
    """The first alternative that is in hand and can be paid (TTA-DEV-08, TTA-R-18)."""
    for icon in alternatives:
        decision = choose_technology(state, icon)
        if isinstance(decision.chosen, str):
            log.decided(
                "tta-develop", decision.rule, decision,
                icon=Ref("icon", icon), card=Ref("civ", decision.chosen),
            )  # fmt: skip
            _develop(state, civil(decision.chosen), log)
            return
        log.decided(_failure(decision), "TTA-DEV-10", decision, icon=Ref("icon", icon))


def _failure(decision: Decision) -> str:
    too_dear = decision.steps and decision.steps[-1].filter == "payable"
    return "tta-develop_too_dear" if too_dear else "tta-develop_nothing"


def choose_technology(state: State, icon: str) -> Decision:
    """What an icon means; whether it can be paid comes last (TTA-DEV-10)."""
    statistics = STATISTICS_OF_ICON.get(icon, ())
    rule = _RULES.get(icon, "TTA-DEV-07")
    filters = [_most(name, rule) for name in statistics]
    if statistics:
        filters.insert(
            0,
            require(
                f"any_{statistics[0]}",
                lambda id: civil(id).yields.get(statistics[0], 0) >= 1,  # TTA-R-12
                rule=rule,
                measure=lambda id: civil(id).yields.get(statistics[0], 0),
            ),
        )
    payable = require(
        "payable",
        lambda id: can_afford(state, civil(id)),
        rule="TTA-DEV-10",
        measure=lambda id: civil(id).science_cost,
    )
    left_place = first("left_place", rule=rule)
    options = in_hand(state, icon)
    return choose("develop", options, *filters, left_place, payable, rule=rule, kind="civ")


def _most(statistic: str, rule: str) -> Filter:
    return most(f"most_{statistic}", lambda id: civil(id).yields.get(statistic, 0), rule=rule)


def in_hand(state: State, icon: str) -> list[str]:
    """The cards of the slot that an icon looks at (TTA-DEV-07)."""
    hand = state.automa.hand
    if icon.startswith("urban"):
        return list(hand.urban)
    if icon == "special_strength":
        strong = hand.special and civil(hand.special).icons.get("strength", 0) >= 1
        return [hand.special] if hand.special and strong else []
    slot = "special" if icon == "special_any" else icon
    card = getattr(hand, slot)
    return [card] if card else []


def can_afford(state: State, card: CivilCard) -> bool:
    """Science first, what is missing in gold (TTA-DEV-09, TTA-GOLD-01)."""
    return can_pay(state, card.science_cost - state.automa.science_points)


def _develop(state: State, card: CivilCard, log: Log) -> None:
    """Pay, leave the hand, enter play.

    TTA-DEV-09, TTA-DEV-10, TTA-DEV-11, TTA-DEV-12, TTA-DEV-13, TTA-DEV-14
    """
    automa = state.automa
    science = min(card.science_cost, automa.science_points)
    automa.science_points -= science
    log.instruct("tta-pay_science", "TTA-DEV-09", n=science, left=automa.science_points)
    pay(state, card.science_cost - science, log)
    _leave_hand(state, card)
    if card.group == "government":
        log.instruct(
            "tta-new_government", "TTA-DEV-11", card=_ref(card.id), old=_ref(automa.government)
        )
        automa.government = card.id
    elif card.group == "special":
        _enter_special(state, card, log)
    else:
        automa.technologies.append(card.id)  # TTA-DEV-12
        log.instruct("tta-technology_into_play", "TTA-DEV-12", card=_ref(card.id))


def _leave_hand(state: State, card: CivilCard) -> None:
    """A card leaves its slot of the hand (TTA-R-19)."""
    if card.group == "urban":
        state.automa.hand.urban.remove(card.id)  # TTA-DEV-06: the second card slides
    else:
        setattr(state.automa.hand, card.group, None)


def _enter_special(state: State, card: CivilCard, log: Log) -> None:
    """One special technology per kind: the higher level stays (TTA-DEV-13, TTA-R-48)."""
    automa = state.automa
    same = next((other for other in automa.specials() if other.kind == card.kind), None)
    if same and same.level > card.level:
        log.instruct("tta-special_leaves", "TTA-DEV-13", card=_ref(card.id), stays=_ref(same.id))
        return
    if same:
        automa.technologies.remove(same.id)
        log.instruct("tta-special_leaves", "TTA-DEV-13", card=_ref(same.id), stays=_ref(card.id))
    automa.technologies.append(card.id)
    log.instruct("tta-technology_into_play", "TTA-DEV-12", card=_ref(card.id))


def _ref(id: str) -> Ref:
    return Ref("civ", id)
