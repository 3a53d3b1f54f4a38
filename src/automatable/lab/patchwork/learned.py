"""What was learned, as it ships: one network against the Automa, one for two persons.

`training` made them; `docs/laboratory.md` says how, and what they are good for.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np

from automatable.games.patchwork.cards import built_in_deck
from automatable.lab.patchwork import network
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.patchwork.tables import block

FOLDER = Path(__file__).parent / "networks"
SOLO, TWO = "solo", "two"
DECKS = ("normal", "tactical")


def network_for(set_up: SetUp) -> np.record | None:
    """The network that knows this game; none for other decks, printings and rulings."""
    if replace(set_up, deck=None, level=SetUp.level) != SetUp():
        return None
    if set_up.deck is None:
        return learned(TWO)
    known = any(set_up.deck == built_in_deck(name) for name in DECKS)
    return learned(SOLO) if known else None


@cache
def learned(name: str) -> np.record:
    """A network in one block of memory; read once, never written to."""
    return block(network.read(FOLDER / f"{name}.npz"))
