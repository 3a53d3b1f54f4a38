"""The columns of a result, the same for the kernel and for the reference engine."""

from __future__ import annotations

CARDS = 12

# Behind these comes one column for each card of the deck: bit n is set if it was drawn in the
# Automa's n-th turn.
COLUMNS = (
    "plies", "legal_actions", "score_1", "score_2", "winner", "automa_turns", "tile", "passes",
    "covered_1", "covered_2", "buttons_1", "buttons_2", "patches_1", "patches_2",
    "with_buttons", "printed", "lead_changes",
)  # fmt: skip
(
    PLIES, LEGAL, SCORE_1, SCORE_2, WINNER, AUTOMA_TURNS, TILE_OWNER, PASSES,
    COVERED_1, COVERED_2, BUTTONS_1, BUTTONS_2, PATCHES_1, PATCHES_2,
    PILE_WITH_BUTTONS, PILE_PRINTED, LEAD_CHANGES,
) = range(len(COLUMNS))  # fmt: skip
DRAWN = len(COLUMNS)
RESULTS = DRAWN + CARDS
