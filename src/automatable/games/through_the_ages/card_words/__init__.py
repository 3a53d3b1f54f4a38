"""What the military cards say, in our own short words: nobody has to look for the printed one."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from automatable.core.screens import Words
from automatable.games.through_the_ages.base_cards import MilitaryCard, military_cards

UNITS = ("infantry", "cavalry", "artillery")


@cache
def _said(language: str) -> Mapping[str, Any]:
    file = files(__package__) / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else _said("en")


def card_words(id: str, words: Words) -> str:
    """What an event, an aggression or a war does, or what a tactic is worth; else empty."""
    said = _said(words.language)
    if id in said and id != "tactic":
        return str(said[id])
    card = military_cards().get(id)
    return _tactic(card, said["tactic"]) if card is not None and card.kind == "tactic" else ""


def _tactic(card: MilitaryCard, said: Mapping[str, str]) -> str:
    """Which units make an army, and how strong it is."""
    units = [said[unit].format(n=n) for unit in UNITS if (n := card.units.get(unit, 0))]
    return said["whole"].format(
        units=", ".join(units), strength=card.strength, outdated=card.outdated
    )
