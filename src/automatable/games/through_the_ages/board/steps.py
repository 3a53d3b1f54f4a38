"""Which instructions of the Automa's turn are one step: what one section of its card wants."""

from __future__ import annotations

from automatable.core.events import Event

TAKING = (
    "tta-replaced", "tta-to_slot", "tta-to_urban_slot", "tta-to_leader_slot", "tta-to_gold",
    "tta-wonder_into_play",
)  # fmt: skip
DEVELOPING = (
    "tta-pay_science", "tta-technology_into_play", "tta-new_government", "tta-special_leaves",
)  # fmt: skip
BUILDING = (
    "tta-pay", "tta-pay_blue_cube", "tta-build", "tta-upgrade", "tta-stages", "tta-wonder_finished",
)  # fmt: skip
GAINING = (
    "tta-happiness", "tta-event_slot", "tta-event_slot_turned", "tta-war_slot",
    "tta-bonus_discarded", "tta-tactic_kept", "tta-tactic_replaced", "tta-tactic_owned",
    "tta-tactic_not_kept", "tta-automa_gains_culture", "tta-automa_gains_science",
    "tta-automa_loses_culture", "tta-automa_loses_science",
)  # fmt: skip
ROW = ("tta-card_discarded", "tta-row_cleared", "tta-row_dealt")
SECTIONS = (TAKING, DEVELOPING, BUILDING, GAINING, ROW)
"""What the sections of a card make one do is one step each."""


def together_in_one_go(event: Event, following: Event) -> bool:
    """What one section of the card wants done."""
    return any(event.kind in kinds and following.kind in kinds for kinds in SECTIONS)
