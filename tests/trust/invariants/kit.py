"""Games from files: limits and cards as the bare text says them, and numbers as they were told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from automatable.core.matches.match import Match
from automatable.kit.runtime.piles import OUT, TOP, Piles
from automatable.kit.state import KitState, got
from tests.trust.invariants import Invariants, Told

NUMBER = re.compile(r"(?m)^number (\w+) (-?\d+) (-?\d+)\.\.(-?\d+)")


def invariants_of_file(game: str) -> Invariants:
    text = (files("automatable.kit") / "games" / f"{game}.automa").read_text("utf-8")
    numbers = {name: tuple(map(int, limits)) for name, *limits in NUMBER.findall(text)}

    def impossible(state: KitState) -> Iterator[str]:
        for name, (_, low, high) in numbers.items():
            if not low <= got(state.numbers, name) <= high:
                yield f"{name} is {got(state.numbers, name)}"
        for deck in vars(state.decks).values():
            yield from _amiss(deck)

    def told(match: Match[Any]) -> Told:
        """Whoever moves the markers as told has them where they are."""
        held = {name: start for name, (start, *_) in numbers.items()}
        for args in (dict[str, Any](e.args) for e in match.events() if e.kind == "kit-changed"):
            if (name := args["name"].id) in held:
                yield f"{name} before", args["old"], held[name]
                held[name] = args["new"]
        for name, value in held.items():
            yield name, value, got(match.state.numbers, name)
        over: dict[str, Any] = next(dict(e.args) for e in match.events() if e.kind == "kit-over")
        for seat in match.score().seats:
            yield f"points of {seat.name}", over[seat.name], seat.total

    return Invariants(lambda state: {"turn": state.turn}, impossible, told)


def _amiss(deck: Piles) -> Iterator[str]:
    """Every copy of every card lies somewhere, once."""
    lying: Counter[str] = Counter()
    for pile in (*deck.pile_names, TOP, OUT):
        lying.update(deck.pile(pile))
    for unseen in deck.unsure:
        lying.update(unseen.cards)
    if lying != Counter({card.id: card.copies for card in deck.deck.cards.values()}):
        yield f"cards {lying}"
