"""A decision card in one line: `+ | sweep 3:map > | 5:corruption*2 >>` (see the notation page).

Progress (`+` or `-`), then the north and the central part: `sweep` if there is the icon, the
target as stars:kind (`-` if the line is empty), and one `>` for each arrow.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from automatable.core.errors import BadPosition, Problem
from automatable.core.state.declaring import Way
from automatable.core.state.positions import bad_value
from automatable.games.expeditions.components import (
    DecisionCard,
    Section,
    Target,
    shipped_cards,
)

_SECTION = re.compile(
    r"(?P<sweep>sweep )?(?:-|(?P<stars>[0-8]):(?P<kind>map|corruption|token_20)"
    r"(?:\*(?P<times>[1-3]))?) (?P<arrows>>{1,3})"
)


def write_card(card: DecisionCard) -> str:
    progress = "+" if card.progress else "-"
    return f"{progress} | {_write(card.north)} | {_write(card.central)}"


def _write(section: Section) -> str:
    sweep = "sweep " if section.sweep else ""
    return f"{sweep}{_target(section.target)} {'>' * section.distance}"


def _target(target: Target | None) -> str:
    if target is None:
        return "-"
    times = f"*{target.take_up_to}" if target.take_up_to else ""
    return f"{target.min_stars}:{target.kind}{times}"


def read_card(text: str, shipped: DecisionCard) -> DecisionCard:
    """The card of a text (EXP-OWN-01); the same as the shipped one keeps its provenance."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != 3 or parts[0] not in ("+", "-"):
        raise bad_card(shipped.number, text)
    north, central = (_section(part, shipped.number, text) for part in parts[1:])
    card = DecisionCard(shipped.number, parts[0] == "+", north, central)
    return shipped if card.same_as(shipped) else replace(card, confidence="owner")


def _section(part: str, number: int, text: str) -> Section:
    read = _SECTION.fullmatch(" ".join(part.split()))
    if read is None:
        raise bad_card(number, text)
    kind, times = read["kind"], read["times"]
    if (kind == "corruption") != (times is not None):
        raise bad_card(number, text)
    target = None
    if kind is not None:
        target = Target(kind, int(read["stars"]), int(times) if times else None)  # type: ignore[arg-type]
    return Section(read["sweep"] is not None, len(read["arrows"]), target)


def bad_card(number: int, text: str) -> BadPosition:
    return BadPosition([Problem("bad_card", {"card": number, "value": text[:80]})])


def _write_cards(cards: Mapping[int, DecisionCard]) -> dict[str, str]:
    return {str(number): write_card(card) for number, card in sorted(cards.items())}


def _read_cards(told: Mapping[str, str], path: str) -> dict[int, DecisionCard]:
    """All cards: those that are not given are the shipped ones."""
    cards = dict(shipped_cards())
    for number, text in told.items():
        if number not in map(str, cards):
            raise bad_value(path, number)
        cards[int(number)] = read_card(text, shipped_cards()[int(number)])
    return cards


CARD_TEXTS = Way(dict[str, str], _write_cards, _read_cards)
