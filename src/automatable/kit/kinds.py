"""Kinds of values: found out when a file is read, so that no formula fails while playing."""

from __future__ import annotations

from typing import NamedTuple


class Kind(NamedTuple):
    """What a formula gives."""

    name: str
    of: frozenset[str] | None = None
    """Of an item or a list, the groups and options it comes from, None for any; of a card, its
    deck."""

    @property
    def is_any(self) -> bool:
        """A parameter of a formula that nobody has called yet."""
        return self.name == "any"


ANY = Kind("any")
NUMBER = Kind("number")
CONDITION = Kind("condition")
TEXT = Kind("text")
NONE = Kind("none")
"""It may stand for an item and for a card."""
ITEM = Kind("item")
LIST = Kind("list")


def item(*groups: str) -> Kind:
    return Kind("item", frozenset(groups))


def list_of(*groups: str) -> Kind:
    return Kind("list", frozenset(groups))


def card(deck: str) -> Kind:
    return Kind("card", frozenset((deck,)))


def element(kind: Kind) -> Kind:
    """What is in a list."""
    return Kind("item", kind.of) if kind.name == "list" else ANY


def joined(one: Kind, other: Kind) -> Kind | None:
    """The kind of either of two values; None if there is none."""
    if one.is_any or other.is_any:
        return other if one.is_any else one
    if one == other:
        return one
    if NONE in (one, other):
        some = other if one == NONE else one
        return some if some.name in ("item", "card") else None
    if one.name != other.name or one.name not in ("item", "list"):
        return None
    if one.of is None or other.of is None:
        return Kind(one.name)
    return Kind(one.name, one.of | other.of)


EMPTY = {"number": 0, "condition": False, "item": None, "card": None, "list": (), "text": ""}
"""What a name is bound to by a step that was skipped (KIT-TUR-04)."""
