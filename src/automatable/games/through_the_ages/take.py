"""Taking cards from the row: which one, whether it may be taken, where it goes (TTA-TAKE)."""

from __future__ import annotations

from collections.abc import Sequence

from automatable.core.turns.choice import Decision, Filter, choose, first, keep, most, require
from automatable.core.turns.events import Log, Ref
from automatable.games.through_the_ages.base_cards import BOARD, CivilCard, civil
from automatable.games.through_the_ages.state import State, UnfinishedWonder

URBAN_PLACES = 2
ALLOWED = "allowed"

STATISTICS_OF_ICON: dict[str, tuple[str, ...]] = {
    "urban_science": ("science", "culture", "happiness"),
    "urban_culture": ("culture", "science", "happiness"),
    "urban_strength": ("strength",),
}
"""What a development icon looks at, in order (TTA-DEV-02, TTA-DEV-03, TTA-DEV-04)."""


def take_cards(state: State, icons: Sequence[Sequence[str]], log: Log) -> None:
    """Every take icon, in reading order (TTA-TAKE-01)."""
    for icon in icons:
        take_card(state, icon, log)


def take_card(state: State, icon: Sequence[str], log: Log) -> None:
    """The leftmost matching card that may be taken, else the leftmost of any kind."""
    decision = choose_card(state, icon)
    told = tuple(Ref("icon", name) for name in icon)
    if not isinstance(decision.chosen, str):
        log.decided("tta-take_lapses", "TTA-TAKE-04", decision, icon=told)
        return
    id = decision.chosen
    space = state.row.index(id) + 1
    matches = any(matches_icon(civil(id), name) for name in icon)
    kind, rule = ("tta-take", "TTA-TAKE-02") if matches else ("tta-take_other", "TTA-TAKE-03")
    log.decided(kind, rule, decision, icon=told, card=Ref("civ", id), space=Ref("space", space))
    state.row[space - 1] = None  # TTA-ROW-07
    receive(state, civil(id), log)


def choose_card(state: State, icon: Sequence[str]) -> Decision:
    """The cascade of a take icon; of equal cards the leftmost stands for all."""
    options = list(dict.fromkeys(id for id in state.row if id))
    filters = [
        require(
            "may_be_taken",
            lambda id: limit(state, civil(id)) == ALLOWED,
            rule="TTA-TAKE-02",
            measure=lambda id: Ref("limit", limit(state, civil(id))),
        ),
        keep(
            "matches",
            lambda id: any(matches_icon(civil(id), name) for name in icon),
            rule="TTA-TAKE-18" if len(icon) > 1 else "TTA-TAKE-06",
        ),
        *_most_productive(state, icon),
        first("leftmost", rule="TTA-ROW-01"),
    ]
    return choose("take", options, *filters, rule="TTA-TAKE-02", kind="civ")


def _most_productive(state: State, icon: Sequence[str]) -> list[Filter]:
    """The switch `take_urban_rule` (TTA-R-05); either/or takes the leftmost (TTA-R-55)."""
    if state.settings.take_urban_rule == "leftmost" or len(icon) > 1:
        return []
    return [_most(statistic, icon[0]) for statistic in STATISTICS_OF_ICON.get(icon[0], ())]


def _most(statistic: str, icon: str) -> Filter:
    """Cards of other kinds, taken for want of a matching one, are all alike (TTA-TAKE-03)."""

    def amount(id: str) -> int:
        return civil(id).yields.get(statistic, 0) if matches_icon(civil(id), icon) else 0

    return most(f"most_{statistic}", amount, rule="TTA-TAKE-02")


def matches_icon(card: CivilCard, icon: str) -> bool:
    """Whether an icon looks for this card (TTA-TAKE-06)."""
    return icon == "first_valid" or icon in card.takes


def limit(state: State, card: CivilCard) -> str:
    """Why a card may not be taken, or `allowed` (TTA-TAKE-07 to -15, TTA-R-04, TTA-TAKE-05)."""
    if card.is_technology and _has_copy(state, card.id):
        return "copy_owned"  # TTA-TAKE-07
    checks = {
        "leader": _leader_limit,
        "government": _government_limit,
        "urban": _urban_limit,
        "wonder": _wonder_limit,
        "special": _slot_limit,
        "farm_mine": _slot_limit,
        "military": _slot_limit,
    }
    check = checks.get(card.group)
    return check(state, card) if check else ALLOWED  # TTA-TAKE-08


def _has_copy(state: State, id: str) -> bool:
    automa = state.automa
    return id in (*automa.hand.technologies(), *automa.technologies, automa.government, *BOARD)


def _leader_limit(state: State, card: CivilCard) -> str:
    """Why a leader cannot be taken (TTA-TAKE-09, TTA-R-10)."""
    if card.age in state.automa.leader_ages_taken:
        return "age_taken"
    held = state.automa.leader
    return "older_than_held" if held and civil(held).level > card.level else ALLOWED


def _government_limit(state: State, card: CivilCard) -> str:
    """Why a government cannot be taken (TTA-TAKE-10)."""
    if card.age in state.automa.government_ages_taken:
        return "age_taken"
    held, in_play = state.automa.hand.government, state.automa.government
    newest = max(civil(id).level for id in (held, in_play) if id)
    return "older_than_held" if card.level <= newest else ALLOWED


def _urban_limit(state: State, card: CivilCard) -> str:
    """Why an urban building cannot be taken (TTA-TAKE-14, TTA-R-09)."""
    return "slot_full" if len(state.automa.hand.urban) >= URBAN_PLACES else ALLOWED


def _wonder_limit(state: State, card: CivilCard) -> str:
    """Why a wonder cannot be taken (TTA-TAKE-15)."""
    return "wonder_unfinished" if state.automa.unfinished_wonder else ALLOWED


def _slot_limit(state: State, card: CivilCard) -> str:
    """One place each (TTA-TAKE-11, TTA-TAKE-12, TTA-TAKE-13)."""
    return "slot_full" if getattr(state.automa.hand, card.group) else ALLOWED


def receive(state: State, card: CivilCard, log: Log) -> None:
    """The card goes to its slot, a wonder straight into play."""
    automa, told = state.automa, Ref("civ", card.id)
    if card.group == "action":
        automa.hand.action.append(card.id)
        log.instruct("tta-to_gold", "TTA-TAKE-08", card=told, n=card.gold)
    elif card.group == "leader":
        _receive_leader(state, card, log)
    elif card.group == "government":
        _receive_government(state, card, log)
    elif card.group == "wonder":
        automa.unfinished_wonder = UnfinishedWonder(card.id)
        log.instruct("tta-wonder_into_play", "TTA-TAKE-15", card=told, n=len(card.stages))
    elif card.group == "urban":
        automa.hand.urban.append(card.id)
        log.instruct("tta-to_urban_slot", "TTA-TAKE-14", card=told, n=len(automa.hand.urban))
    else:
        setattr(automa.hand, card.group, card.id)
        log.instruct("tta-to_slot", "TTA-SETUP-09", card=told, slot=Ref("slot", card.group))


def _receive_leader(state: State, card: CivilCard, log: Log) -> None:
    """A leader takes the place of the one before (TTA-TAKE-16, TTA-TAKE-17)."""
    automa = state.automa
    if automa.leader:
        log.instruct("tta-replaced", "TTA-TAKE-16", card=Ref("civ", automa.leader))
    automa.leader = card.id
    automa.leader_ages_taken.append(card.age)
    log.instruct("tta-to_leader_slot", "TTA-TAKE-17", card=Ref("civ", card.id))


def _receive_government(state: State, card: CivilCard, log: Log) -> None:
    """A government takes the place of the one in hand (TTA-TAKE-16)."""
    hand = state.automa.hand
    if hand.government:
        log.instruct("tta-replaced", "TTA-TAKE-16", card=Ref("civ", hand.government))
    hand.government = card.id
    state.automa.government_ages_taken.append(card.age)
    log.instruct(
        "tta-to_slot", "TTA-SETUP-09", card=Ref("civ", card.id), slot=Ref("slot", "government")
    )
