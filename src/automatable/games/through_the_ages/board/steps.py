"""Which instructions of the Automa's turn are one step: what one section of its card wants."""

from __future__ import annotations

from automatable.core.drawing.screens import Weighed
from automatable.core.turns.events import Event

TAKING = (
    "tta-replaced", "tta-to_slot", "tta-to_urban_slot", "tta-to_leader_slot", "tta-to_gold",
    "tta-wonder_into_play",
)  # fmt: skip
DEVELOPING = (
    "tta-pay_science", "tta-pay", "tta-pay_blue_cube", "tta-technology_into_play",
    "tta-new_government", "tta-special_leaves",
)  # fmt: skip
BUILDING = (
    "tta-pay", "tta-pay_blue_cube", "tta-build", "tta-upgrade", "tta-stages", "tta-wonder_finished",
    "tta-happiness",
)  # fmt: skip
GAINING = (
    "tta-happiness", "tta-event_slot", "tta-event_slot_turned", "tta-war_slot",
    "tta-bonus_discarded", "tta-tactic_kept", "tta-tactic_replaced", "tta-tactic_owned",
    "tta-tactic_not_kept", "tta-automa_gains_culture", "tta-automa_gains_science",
    "tta-automa_loses_culture", "tta-automa_loses_science",
)  # fmt: skip
ENDING = ("tta-production", "tta-card_discarded", "tta-row_cleared", "tta-row_dealt")
AGE = ("tta-age_begins", "tta-obsolete", "tta-your_age_steps", "tta-automa_deck_changes")
OWN_END = (
    "tta-on_uprising", "tta-on_corruption", "tta-on_produce_food", "tta-on_consumption",
    "tta-on_hunger", "tta-on_produce_resources", "tta-on_turn_over",
)  # fmt: skip
OWN_ATTACK = ("tta-on_aggression", "tta-on_her_defence", "tta-on_she_repels", "tta-on_she_fails")
OWN_EVENT = ("tta-on_event", "tta-on_standing")
DRAWN = ("tta-you_draw",)
SECTIONS = (
    OWN_END, OWN_ATTACK, OWN_EVENT, TAKING, DEVELOPING, BUILDING, GAINING, ENDING, AGE, DRAWN,
)  # fmt: skip
"""What a section of a card makes one do is one step; so are her end, a new age, cards drawn."""


COMPARED: dict[str, tuple[str, str]] = {
    "tta-your_outcome": ("mine", "hers"),
    "tta-too_weak": ("mine", "hers"),
    "tta-war_compared": ("you", "automa"),
    "tta-defence": ("attack", "n"),
    "tta-defence_alone": ("attack", "n"),
    "tta-on_standing": ("mine", "hers"),
    "tta-on_war_compared": ("you", "automa"),
    "tta-on_her_defence": ("attack", "n"),
}
"""Events that compare both sides, and which of their arguments are the values."""


def weighed(event: Event) -> Weighed | None:
    """Both values of an event, an attack or a war."""
    if event.kind not in COMPARED:
        return None
    mine, hers = (event.args[name] for name in COMPARED[event.kind])
    assert isinstance(mine, int)
    assert isinstance(hers, int)
    return Weighed(f"table-{event.args.get('what', 'strength')}", mine, hers)


def together_in_one_go(event: Event, following: Event) -> bool:
    """What one section of the card wants done."""
    return any(event.kind in kinds and following.kind in kinds for kinds in SECTIONS)
