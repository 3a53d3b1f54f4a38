"""One number of a card or the level changed step by step."""

from __future__ import annotations

import re
from dataclasses import asdict, replace

from automatable.games.patchwork.cards import AutomaDeck, read_own_deck
from automatable.lab.errors import BadExperiment
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.patchwork.simulation import Variant
from automatable.lab.patchwork.variants import read_levels

_SWEEP = re.compile(r"(?:card\.(\d+)\.(budget|income)|(level))=(\d+)\.\.(\d+)")


def sweep_variants(
    deck: AutomaDeck, what: str, level: int, player: str, rulings: SetUp
) -> list[Variant]:
    """One variant for each value of `card.7.budget=5..12` or `level=1..5`."""
    read = _SWEEP.fullmatch(what)
    if read is None or int(read[4]) > int(read[5]):
        raise BadExperiment("bad_sweep", what=what)
    values = range(int(read[4]), int(read[5]) + 1)
    if read[3]:
        levels = [read_levels(str(value))[0] for value in values]
        set_ups = {f"level={n}": replace(rulings, deck=deck, level=n) for n in levels}
    else:
        card, fact = int(read[1]), read[2]
        set_ups = {
            f"{fact}={n}": replace(rulings, deck=changed(deck, card, fact, n), level=level)
            for n in values
        }
    return [Variant(name, set_up, (player, player)) for name, set_up in set_ups.items()]


def changed(deck: AutomaDeck, card: int, fact: str, value: int) -> AutomaDeck:
    """The deck with one number of one card replaced, under a name that says so."""
    if card not in deck.by_number:
        known = ", ".join(map(str, deck.numbers))
        raise BadExperiment("no_such_lab_card", card=card, known=known)
    contents = asdict(deck)
    contents["id"] = f"{deck.id}-card-{card}-{fact}-{value}"
    for entry in contents["card"]:
        if entry["number"] == card:
            entry[fact] = value
    return read_own_deck(contents, contents["id"])
