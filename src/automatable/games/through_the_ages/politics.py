"""The Automa's political action: the first icon that can be applied (TTA-POL)."""

from __future__ import annotations

from automatable.core.turns.choice import Decision, choose, first, require
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Draw, Procedure
from automatable.games.through_the_ages.aggression import attack_person
from automatable.games.through_the_ages.base_cards import AGES, LEVELS, military
from automatable.games.through_the_ages.cards import AutomaCard, PoliticsIcon
from automatable.games.through_the_ages.events import reveal_event
from automatable.games.through_the_ages.military_deck import see, turn_up, weighed
from automatable.games.through_the_ages.questions import ask_strength, card_ref
from automatable.games.through_the_ages.ratings import advantage
from automatable.games.through_the_ages.state import PreparedEvent, State

APPLICABLE = "applicable"
LEAST_ADVANTAGE = 1
"""An aggression needs more strength than the other side (TTA-R-21)."""


def politics(state: State, card: AutomaCard, log: Log) -> Procedure[None]:
    """Only the first applicable icon is carried out (TTA-POL-01)."""
    if _strength_matters(state, card):
        yield from ask_strength(state, "TTA-POL-02", "politics")
    decision = choose_action(state, card)
    if decision.chosen is None:
        log.decided("tta-no_politics", "TTA-POL-01", decision)
        return
    icon = icon_of(card, decision.chosen)
    log.decided("tta-politics", "TTA-POL-01", decision, icon=Ref("icon", icon.icon))
    if icon.icon == "event":
        yield from _prepare_event(state, card, log)
    elif icon.icon == "war":
        yield from _declare_war(state, log)
    else:
        yield from _play_aggression(state, log)


def choose_action(state: State, card: AutomaCard) -> Decision:
    """Options are the icons, in printed order."""
    options = icon_names(card)
    return choose(
        "politics",
        options,
        require(
            "applicable",
            lambda option: obstacle(state, icon_of(card, option)) == APPLICABLE,
            rule="TTA-POL-01",
            measure=lambda option: Ref("obstacle", obstacle(state, icon_of(card, option))),
        ),
        first("printed_order", rule="TTA-POL-01"),
        rule="TTA-POL-01",
        kind="politics" if 1 in options else "icon",
    )


def icon_names(card: AutomaCard) -> list[int | str]:
    """What the icons are called: by their kind, or by their place if a kind is there twice."""
    kinds: list[int | str] = [icon.icon for icon in card.politics]
    return kinds if len(set(kinds)) == len(kinds) else list(range(1, len(kinds) + 1))


def icon_of(card: AutomaCard, option: int | str) -> PoliticsIcon:
    return card.politics[icon_names(card).index(option)]


def obstacle(state: State, icon: PoliticsIcon) -> str:
    """Why an icon cannot be applied, or `applicable` (TTA-POL-03, TTA-POL-06, TTA-POL-08)."""
    hand = state.automa.hand
    if icon.icon == "event":
        return APPLICABLE if hand.events else "no_event"  # TTA-R-20
    held = hand.wars if icon.icon == "war" else hand.aggressions
    if not held:
        return "no_such_card"
    if icon.icon == "war" and state.is_last_round:
        return "last_round"  # TTA-R-22
    needed = icon.min_advantage or 0
    if icon.icon == "aggression":
        needed = max(needed, LEAST_ADVANTAGE)
    return APPLICABLE if advantage(state) >= needed else "advantage_too_small"


def _strength_matters(state: State, card: AutomaCard) -> bool:
    """Asked only if an attack is possible before an event that can be prepared anyway."""
    hand = state.automa.hand
    for icon in card.politics:
        if icon.icon == "event" and hand.events:
            return False
        if icon.icon == "aggression" and hand.aggressions:
            return True
        if icon.icon == "war" and hand.wars and not state.is_last_round:
            return True
    return False


def _prepare_event(state: State, card: AutomaCard, log: Log) -> Procedure[None]:
    """A random event to the future events, its level in culture (TTA-POL-09, TTA-POL-11)."""
    events = state.automa.hand.events
    age = next(age for age in AGES if age in events)
    if len(events) > 1 or state.on_screen:
        age = yield from Draw(
            prompt="event_age", rule="TTA-POL-09", stream="military/prepare",
            outcomes=weighed([(1, events)]),
            word="her prepares" if state.on_screen else "age",
        )  # fmt: skip
    _remove(events, age)
    state.future_events.append(PreparedEvent(age, "automa"))
    state.automa.culture_points += LEVELS[age]
    points = {"n": LEVELS[age], "now": state.automa.culture_points}
    log.instruct("tta-event_prepared", "TTA-POL-09", age=age, **points)
    if state.events_in_current_pile:
        yield from reveal_event(state, log, card)


def _play_aggression(state: State, log: Log) -> Procedure[None]:
    """A random one of the slot; the rest goes back (TTA-POL-04, TTA-POL-05)."""
    id = yield from _turn_up(state, "aggression", "TTA-POL-04")
    yield from attack_person(state, id, log)


def _declare_war(state: State, log: Log) -> Procedure[None]:
    """A random one of the slot lies before the Automa until its next turn (TTA-POL-07)."""
    id = yield from _turn_up(state, "war", "TTA-POL-07")
    state.automa.war_declared = id
    log.instruct("tta-automa_declares_war", "TTA-POL-07", card=card_ref(id))


def _turn_up(state: State, kind: str, rule: str) -> Procedure[str]:
    hand = state.automa.hand
    slot = hand.wars if kind == "war" else hand.aggressions
    id = yield from turn_up(state, kind, slot, f"automa_{kind}", rule)
    _remove(slot, military(id).age)
    see(state, id)
    return id


def _remove(slot: dict[str, int], age: str) -> None:
    slot[age] -= 1
    if not slot[age]:
        del slot[age]
