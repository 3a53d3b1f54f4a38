"""What the cards say, in our own short words: nobody has to look for the printed one."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.games.through_the_ages.base_cards import CivilCard, MilitaryCard, military_cards
from automatable.games.through_the_ages.on_screen.side import CivilSide, side_of

UNITS = ("infantry", "cavalry", "artillery")


@cache
def _said(language: str) -> Mapping[str, Any]:
    file = files(__package__) / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else _said("en")


def card_words(id: str, words: Words) -> str:
    """What a military card does or is worth; empty for any other card."""
    card = military_cards().get(id)
    if card is None:
        return ""
    if card.kind == "tactic":
        return _tactic(card, _said(words.language)["tactic"])
    if card.kind == "territory":
        return _territory(card, words)
    if card.kind == "bonus":
        return words("says-bonus", defence=card.defence, colonization=card.colonization)
    return str(_said(words.language).get(id, ""))


def civil_words(card: CivilCard, words: Words) -> Iterator[str]:
    """What a card of the row gives a person who has it, line by line."""
    if card.yields:
        yield words("says-per_worker", what=amounts(card.yields, words))
    if gives := amounts(card.printed, words):
        yield words("says-gives", what=gives)
    if card.urban_limit is not None:
        yield words("says-urban", n=card.urban_limit)
    if card.note:
        yield str(_said(words.language)[card.id])
    if card.group == "action":
        yield _action(side_of(card.id), words)


def _action(side: CivilSide, words: Words) -> str:
    """What an action card does when it is played."""
    what = amounts(side.gain or side.then, words)
    if side.choice:
        one, other = (amounts(way, words) for way in side.choice)
        return words("effect-action-choice", what=one, other=other)
    if not side.order:
        return words(f"effect-action-{side.gain_if or 'gain'}", what=what)
    order = "-".join((side.order, *side.groups[:1]))
    return words(f"effect-action-{order}", n=side.discount, what=what)


def amounts(given: Mapping[str, Any], words: Words) -> str:
    """`3 science, 1 blue cube less`; what nobody knows is left to the words of the card."""
    return ", ".join(_amount(kind, n, words) for kind, n in given.items() if isinstance(n, int))


def _amount(kind: str, n: int, words: Words) -> str:
    what = words(f"amount-{kind}", n=abs(n))
    return what if n >= 0 else words("amount-less", what=what)


def _territory(card: MilitaryCard, words: Words) -> str:
    return words(
        "says-territory",
        now=amounts(card.printed_immediate, words),
        lasting=amounts(card.printed_permanent, words),
    )


def _tactic(card: MilitaryCard, said: Mapping[str, str]) -> str:
    """Which units make an army, and how strong it is."""
    units = [said[unit].format(n=n) for unit in UNITS if (n := card.units.get(unit, 0))]
    return said["whole"].format(
        units=", ".join(units), strength=card.strength, outdated=card.outdated
    )
