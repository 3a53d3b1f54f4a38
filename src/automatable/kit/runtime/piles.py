"""The piles of a deck: what lies where is known, orders that nobody knows are nowhere (KIT-CHA).

A draw pile is a set of cards under a list of known ones. Where a person deals, cards that nobody
has seen lie in *unseen sets*: some of these cards on that pile, the others on the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import field
from math import lcm
from typing import ClassVar

from automatable.core.state.declaring import fact, record
from automatable.kit.runtime.cards import Deck

BUILT_IN = DRAW, DISCARD, TOP, OUT = "draw", "discard", "top", "out"


def attribute(name: str) -> str:
    """The name of a fact in the code: none of Python's words, no method of a record."""
    return f"{name}_"


@record
class Unseen:
    """Cards of which nobody knows which lies where, and how many lie on each pile."""

    cards: list[str]
    there: dict[str, int] = fact(factory=dict, name="in")


@record
class Piles:
    """Where the cards of a deck lie; a deck adds its own piles."""

    deck: ClassVar[Deck]
    draw: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    """The last card drawn is the first."""
    top: list[str] = field(default_factory=list)
    """Known cards on the draw pile, the first on top."""
    out: list[str] = field(default_factory=list)
    unsure: list[Unseen] = fact(factory=list, left_out=[])

    # --- what lies there

    @property
    def pile_names(self) -> tuple[str, ...]:
        """The piles on which cards can be, but for those out of the game."""
        return (DRAW, DISCARD, *self.deck.piles)

    def pile(self, name: str) -> list[str]:
        cards: list[str] = getattr(self, name if name in BUILT_IN else attribute(name))
        return cards

    def unseen_on(self, pile: str) -> int:
        return sum(one.there.get(pile, 0) for one in self.unsure)

    def left(self, pile: str) -> int:
        known = len(self.pile(pile)) + (len(self.top) if pile == DRAW else 0)
        return known + self.unseen_on(pile)

    def chances(self, pile: str) -> dict[int | str, int]:
        """Every card that can be drawn from a pile by chance, with its weight (KIT-CHA-03)."""
        whole = lcm(*(len(one.cards) for one in self.unsure if one.there.get(pile)))
        weights: Counter[str] = Counter()
        for id in self.pile(pile):
            weights[id] += whole
        for one in self.unsure:
            for id in one.cards if one.there.get(pile) else ():
                weights[id] += one.there[pile] * whole // len(one.cards)
        return {id: weights[id] for id in self.deck.cards if weights[id]}

    def _in_order(self, cards: Iterable[str]) -> list[str]:
        places = {id: place for place, id in enumerate(self.deck.cards)}
        return sorted(cards, key=places.__getitem__)

    # --- cards that move

    def take(self, id: str, pile: str) -> None:
        """A card leaves a pile; one that nobody had seen leaves its set."""
        if pile == DRAW and id in self.top and id not in self.draw:
            self.top.remove(id)
        elif id in self.pile(pile):
            self.pile(pile).remove(id)
        else:
            self._take_unseen(id, pile)

    def _take_unseen(self, id: str, pile: str) -> None:
        one = next(one for one in self.unsure if id in one.cards and one.there.get(pile))
        one.cards.remove(id)
        one.there[pile] -= 1
        self._settle()

    def _settle(self) -> None:
        """A set whose cards all lie on one pile is no set any more."""
        for one in self.unsure:
            one.there = {pile: count for pile, count in one.there.items() if count}
            if len(one.there) == 1:
                self.lay(one.cards, next(iter(one.there)))
                one.cards = []
        self.unsure[:] = [one for one in self.unsure if one.cards]

    def lay(self, cards: Iterable[str], pile: str) -> None:
        """Cards come to a pile, below those that lie there."""
        there = self.pile(pile)
        there.extend(cards)
        if pile == DRAW:
            there[:] = self._in_order(there)

    def place(self, id: str, pile: str, how: str) -> None:
        """A card that is known comes to a pile: on top, to the bottom, or shuffled in."""
        if how == "in":
            self.lay([id], pile)
        elif how == "bottom":
            self.pile(pile).append(id)
        else:
            (self.top if pile == DRAW else self.pile(pile)).insert(0, id)

    def where_is(self, id: str, likely: str) -> str:
        """The pile on which a card lies, first the one where it was seen last."""
        for pile in (likely, DISCARD, DRAW, *self.deck.piles):
            if id in self.pile(pile) or (pile == DRAW and id in self.top):
                return pile
        return ""

    # --- shuffling and dealing

    def shuffle(self, *piles: str) -> int:
        """The draw pile, its known cards and these piles become one; how many cards it has."""
        self.lay(self.top, DRAW)
        self.top.clear()
        for pile in (DISCARD, *piles):
            if pile == DRAW:
                continue
            self.lay(self.pile(pile), DRAW)
            self.pile(pile).clear()
            for one in self.unsure:
                one.there[DRAW] = one.there.get(DRAW, 0) + one.there.pop(pile, 0)
        self._settle()
        return self.left(DRAW)

    def renew(self) -> int:
        """The discard pile becomes the draw pile; how many cards it had."""
        return self.shuffle() if self.left(DISCARD) else 0

    def deal_unseen(self, count: int, pile: str, to: str) -> int:
        """So many cards go unseen to another pile; they are one set now (KIT-CHA-03).

        Known cards on top of the draw pile go first, and stay known.
        """
        if pile == to:
            return 0
        known = self.top[: max(0, count)] if pile == DRAW else []
        del self.top[: len(known)]
        self.lay(known, to)
        return len(known) + self._deal_from_sets(count - len(known), pile, to)

    def _deal_from_sets(self, count: int, pile: str, to: str) -> int:
        joined = [one for one in self.unsure if one.there.get(pile)]
        cards = [*self.pile(pile), *(id for one in joined for id in one.cards)]
        count = min(count, len(self.pile(pile)) + sum(one.there[pile] for one in joined))
        if count < 1:
            return 0
        there: Counter[str] = Counter({pile: len(self.pile(pile)) - count, to: count})
        for one in joined:
            there.update(one.there)
        self.pile(pile).clear()
        self.unsure[:] = [one for one in self.unsure if one not in joined]
        self.unsure.append(Unseen(self._in_order(cards), dict(there)))
        self._settle()
        return count

    def found(self, pile: str, fits: Callable[[str], bool]) -> str | None:
        """The first card in the order of the file that is known to lie there and fits."""
        piles = (pile,) if pile else self.pile_names
        lying = {id for name in piles for id in self.pile(name)}
        lying |= set(self.top) if DRAW in piles else set()
        ordered = (id for id in self.deck.cards if id in lying)
        return next((id for id in ordered if fits(id)), None)

    def unseen_fitting(self, pile: str, fits: Callable[[str], bool]) -> str | None:
        """The first card of which nobody knows whether it lies there, and which would fit."""
        sets = [one for one in self.unsure if not pile or one.there.get(pile)]
        ids = {id for one in sets for id in one.cards}
        return next((id for id in self._in_order(ids) if fits(id)), None)

    def settle_at(self, id: str, pile: str) -> None:
        """Somebody has looked where a card lies."""
        self._take_unseen(id, pile)
        self.lay([id], pile)

    def piles_of_unseen(self, id: str) -> list[str]:
        return [pile for one in self.unsure if id in one.cards for pile in one.there]

    def remove(self, fits: Callable[[str], bool]) -> list[str]:
        """All known cards that fit go out of the game, in the order of the file."""
        gone: list[str] = []
        for name in (*self.pile_names, TOP):
            there = self.pile(name)
            gone += [id for id in there if fits(id)]
            there[:] = [id for id in there if not fits(id)]
        self.out += (gone := self._in_order(gone))
        return gone
