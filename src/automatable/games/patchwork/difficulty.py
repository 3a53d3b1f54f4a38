"""How hard Patchwork is, in points: measured with the kernel, greedy and planner playing.

The unit is chosen so that a strength of n points is even with level III and the normal deck if
that Automa has n points there, which is 27 on average (docs/your-level.md has the figures).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from automatable.core.advice.difficulty import OWN, Prior, Rung, Setting
from automatable.games.patchwork.cards import PRINTED
from automatable.games.patchwork.components import levels
from automatable.games.patchwork.set_up import PRINTED_BUTTONS

HARD = {
    "normal": {1: (3.6, 3.4), 2: (17.1, 1.0), 3: (27.0, 0.7), 4: (34.7, 0.8), 5: (43.9, 0.8)},
    "tactical": {1: (4.6, 3.2), 2: (18.7, 0.8), 3: (28.4, 0.8), 4: (35.3, 0.8), 5: (44.3, 0.8)},
}
"""By deck and level: the mean of what is measured with two players of very different strength,
and how far they disagree (level I is worth more to who can win the tile)."""
OWN_DECK = 8.0
"""How far a deck of somebody's own may be from the normal one."""
BUTTONS = {0: 15.4, 1: 12.4, 2: 9.5, 3: 6.2, 4: 3.4, 5: 0.0, 6: -2.9, 7: -6.1, 8: -9.3, 9: -12.2,
           10: -15.1, 12: -20.2, 15: -27.1}  # fmt: skip
"""What beginning with that many buttons does, at levels II and IV: about three points each."""
LEATHER_LEFT = -4.4
"""Automa leaves the leather patches: from the published averages of the rules."""


class PatchworkDifficulty:
    """See `automatable.core.advice.difficulty.Difficulty`."""

    by_points = True
    prior = Prior(20.0, 14.0, {8.0: 1.0, 9.5: 2.0, 11.0: 2.0, 12.5: 1.0})

    def setting(self, options: Mapping[str, Any]) -> Setting | None:
        level, deck = options.get("level"), options.get("deck")
        if level not in levels() or options.get("sit") == "duo":
            return None
        shift = BUTTONS.get(options.get("starting_buttons", PRINTED_BUTTONS), 0.0)
        shift += LEATHER_LEFT if options.get("automa_leather") == "leave" else 0.0
        if isinstance(deck, str) and deck in HARD:
            return Setting(f"{level}:{deck}", *HARD[deck][level], shift)
        own = deck.get("id", "") if isinstance(deck, Mapping) else ""
        return Setting(f"{level}:{OWN}:{own}", HARD["normal"][level][0], OWN_DECK, shift)

    def rungs(self) -> Sequence[Rung]:
        printed = [Rung({"level": level, "deck": deck}) for level in levels() for deck in PRINTED]
        return [*printed, *self._between()]

    def _between(self) -> list[Rung]:
        """No rulebook lets a person begin with other than five buttons."""
        return [
            Rung({"level": level, "deck": deck, "starting_buttons": buttons}, "ours")
            for level in levels()
            for deck in PRINTED
            for buttons in BUTTONS
            if _is_between(level, buttons)
        ]


def _is_between(level: int, buttons: int) -> bool:
    """Steps on the way to the next level; below the first and above the last there is room."""
    easiest, hardest = level == min(levels()), level == max(levels())
    few = PRINTED_BUTTONS - 2 <= buttons <= PRINTED_BUTTONS + 2
    beyond = (easiest and buttons > PRINTED_BUTTONS) or (hardest and buttons < PRINTED_BUTTONS)
    return buttons != PRINTED_BUTTONS and (few or beyond)


DIFFICULTY = PatchworkDifficulty()
