"""What is odd about a deck: conditions that never decide, dominated cards, balance of icons.

Whether a condition can decide is not guessed: every window of three patches is tried, with the
Automa behind the person by 0 to 12 spaces.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from automatable.games.patchwork.cards import PRINTED, AutomaCard, AutomaDeck, built_in_deck
from automatable.games.patchwork.components import Patch, patches

GAPS = (0, 1, 2, 4, 6, 9, 12)
EVERY = 11
"""Every eleventh of the 32,736 windows is tried: nearly 3,000 for each gap."""


@dataclass(frozen=True)
class Finding:
    """One thing worth knowing: a code (message `lint-CODE`) and its facts."""

    code: str
    facts: dict[str, Any]


def lint(deck: AutomaDeck) -> list[Finding]:
    """All findings, the general ones first."""
    return [
        *_balance(deck),
        *_never_deciding(deck),
        *_twins(deck),
        *_dominating(deck),
        *_against_printed(deck),
    ]


def _balance(deck: AutomaDeck) -> list[Finding]:
    """Totals beside those of the printed decks, which are equal to each other in income."""
    counted = Counter(name for card in deck.card for name in card.conditions)
    first = Counter(card.conditions[0] for card in deck.card if card.conditions)
    return [
        Finding("totals", {
            "budget": sum(card.budget for card in deck.card),
            "income": sum(card.income for card in deck.card),
        }),
        *(
            Finding("icon", {"condition": name, "cards": counted[name], "first": first[name]})
            for name in ("no_overtake", "most_buttons", "largest", "farthest")
        ),
    ]  # fmt: skip


def _never_deciding(deck: AutomaDeck) -> list[Finding]:
    found = []
    for card in sorted(deck.card, key=lambda card: card.number):
        used = deciding(card)
        found += [
            Finding("never_decides", {"card": card.number, "condition": name, "place": i + 1})
            for i, name in enumerate(card.conditions)
            if i not in used
        ]
    return found


def deciding(card: AutomaCard) -> set[int]:
    """The conditions of a card that change what is left in at least one position tried."""
    used: set[int] = set()
    table = patches()
    windows = list(permutations(table.values(), 3))[::EVERY]
    for gap in GAPS:
        for window in windows:
            _narrow(card, [p for p in window if p.button_cost <= card.budget], window, gap, used)
            if len(used) == len(card.conditions):
                return used
    return used


def _narrow(
    card: AutomaCard, left: list[Patch], window: tuple[Patch, ...], gap: int, used: set[int]
) -> None:
    for i, name in enumerate(card.conditions):
        if len(left) < 2:
            return
        values = [_value(name, patch, window, gap) for patch in left]
        kept = [p for p, value in zip(left, values, strict=True) if value == max(values)]
        if len(kept) < len(left):
            used.add(i)
        left = kept


def _value(name: str, patch: Patch, window: tuple[Patch, ...], gap: int) -> int:
    return {
        "no_overtake": int(patch.time_cost <= gap),
        "most_buttons": patch.printed_buttons,
        "largest": patch.cells,
        "farthest": window.index(patch),
    }[name]


def _twins(deck: AutomaDeck) -> list[Finding]:
    """Cards that are the same but for their number."""
    seen: dict[tuple[Any, ...], int] = {}
    found = []
    for card in sorted(deck.card, key=lambda card: card.number):
        contents = (card.budget, card.conditions, card.income)
        if contents in seen:
            found.append(Finding("twin", {"card": card.number, "other": seen[contents]}))
        seen.setdefault(contents, card.number)
    return found


def _dominating(deck: AutomaDeck) -> list[Finding]:
    """Cards with the conditions of another and at least as much of everything, more of one."""
    return [
        Finding("dominates", {"card": a.number, "other": b.number})
        for a in deck.card
        for b in deck.card
        if a.conditions == b.conditions
        and a.budget >= b.budget
        and a.income >= b.income
        and (a.budget, a.income) != (b.budget, b.income)
    ]


def _against_printed(deck: AutomaDeck) -> list[Finding]:
    """What differs from the printed deck that is nearest."""
    if deck.id in PRINTED:
        return []
    nearest = min((built_in_deck(id) for id in PRINTED), key=lambda other: _distance(deck, other))
    mine, theirs = (_contents(d) for d in (deck, nearest))
    return [
        Finding("differs", {"deck": nearest.id, "cards": (mine - theirs).total()}),
        Finding("against_printed", {
            "deck": nearest.id,
            "budget": _total(deck, "budget") - _total(nearest, "budget"),
            "income": _total(deck, "income") - _total(nearest, "income"),
        }),
    ]  # fmt: skip


def _total(deck: AutomaDeck, fact: str) -> int:
    return sum(getattr(card, fact) for card in deck.card)


def _distance(deck: AutomaDeck, other: AutomaDeck) -> int:
    return (_contents(deck) - _contents(other)).total()


def _contents(deck: AutomaDeck) -> Counter[tuple[Any, ...]]:
    return Counter((card.budget, card.conditions, card.income) for card in deck.card)
