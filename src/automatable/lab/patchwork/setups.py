"""Which game is played in the laboratory: the set-up, as plain data that travels to workers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from automatable.games.patchwork.cards import AutomaDeck, built_in_deck
from automatable.games.patchwork.set_up import PRINTED_BUTTONS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class SetUp:
    """One way to set the game up; without a deck two persons play."""

    deck: AutomaDeck | None = None
    level: int = 3
    leather_layout: str = "original"
    recycle: str = "two_aside"
    automa_leather: str = "take"
    starting_buttons: int = PRINTED_BUTTONS

    @property
    def solo(self) -> bool:
        return self.deck is not None

    def settings(self) -> NDArray[np.int64]:
        """The set-up as the kernel reads it."""
        import numpy as np

        from automatable.lab.patchwork.tables import marker_space, spaces

        return np.array(
            [
                self.solo, self.level, marker_space(self.level), *spaces(self.leather_layout),
                self.recycle == "all", self.automa_leather == "take", 0,
                self.starting_buttons,
            ],
            np.int64,
        )  # fmt: skip

    @property
    def cards(self) -> AutomaDeck:
        """The deck; for two persons any, because the kernel wants one."""
        return self.deck or built_in_deck("normal")
