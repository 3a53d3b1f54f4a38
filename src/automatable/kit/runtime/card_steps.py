"""Steps with cards: draw, peek, find, shuffle, move, deal, remove."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from automatable.core.turns.events import Log, Ref, Value
from automatable.core.turns.listed import choices
from automatable.core.turns.procedure import Ask, Draw, Procedure
from automatable.kit.runtime.cards import Card
from automatable.kit.runtime.piles import DISCARD, DRAW, Piles
from automatable.kit.runtime.values import Condition, Held, Names, card_ref


class CardSteps(ABC):
    """What a turn does with the cards of a deck."""

    names: Names
    log: Log
    rule: str

    @abstractmethod
    def piles(self, deck: str) -> Piles: ...

    @abstractmethod
    def card(self, deck: str, id: str) -> Card: ...

    @abstractmethod
    def count_question(self) -> None: ...

    @abstractmethod
    def happened(self, kind: str, **args: Value) -> None: ...

    @property
    @abstractmethod
    def by_table(self) -> bool: ...

    # --- draw and peek

    def draw(self, name: str, deck: str, pile: str = "") -> Procedure[None]:
        """The known card on top, else one by chance; it lies on the discard pile at once."""
        if pile in ("", DRAW):
            id, _ = yield from self._next_card(deck, pile)
        else:
            id = yield from self._from_pile(deck, pile)
        if id is None:
            return self._no_card(name, deck)
        self.piles(deck).place(id, DISCARD, "top")
        return self._hold(name, deck, id, DISCARD, "drew")

    def peek(self, name: str, deck: str) -> Procedure[None]:
        """As draw, but the card stays on top, known to all."""
        id, known = yield from self._next_card(deck, "")
        if id is None:
            return self._no_card(name, deck)
        self.piles(deck).place(id, DRAW, "top")
        return self._hold(name, deck, id, DRAW, "" if known else "peeked")

    def _next_card(self, deck: str, pile: str) -> Procedure[tuple[str | None, bool]]:
        """The card on top of the draw pile, and whether it was known before."""
        piles = self.piles(deck)
        if piles.top:
            return piles.top.pop(0), True
        if not piles.left(DRAW) and piles.deck.reshuffles and not pile and (n := piles.renew()):
            self._shuffled(deck, n)
        if not piles.left(DRAW):
            return None, False
        id = yield from self._by_chance_from(deck, DRAW)
        piles.take(id, DRAW)
        return id, False

    def _from_pile(self, deck: str, pile: str) -> Procedure[str | None]:
        """The discard pile is ordered and gives its top; of another pile any card comes."""
        piles = self.piles(deck)
        if not piles.left(pile):
            return None
        if pile == DISCARD and piles.discard:
            return piles.discard.pop(0)
        id = yield from self._by_chance_from(deck, pile)
        piles.take(id, pile)
        return id

    def _by_chance_from(self, deck: str, pile: str) -> Procedure[str]:
        """Which card comes from a pile."""
        self.count_question()
        id: Any = yield from Draw(
            prompt="kit-card", rule=self.rule, stream=f"kit/{deck}",
            outcomes=self.piles(deck).chances(pile), args={"deck": Ref("deck", deck)},
        )  # fmt: skip
        return str(id)

    def _hold(self, name: str, deck: str, id: str, pile: str, told: str) -> None:
        self.names[name] = Held(self.card(deck, id), pile)
        if told:
            self.happened(told, deck=Ref("deck", deck), card=card_ref(deck, id))

    def _no_card(self, name: str, deck: str) -> None:
        self.names[name] = None
        self.happened("no_card", deck=Ref("deck", deck))

    # --- find and remove

    def find(self, name: str, deck: str, pile: str, where: Condition) -> Procedure[None]:
        """The first card in the order of the file for which the condition holds."""
        piles, fits = self.piles(deck), self._fits(name, deck, where)
        if pile:
            yield from self._look_for_unseen(deck, pile, fits)
        id = piles.found(pile, fits)
        if id is None and not pile:
            id = piles.unseen_fitting("", fits)
        place = piles.where_is(id, pile or DRAW) if id else ""
        self.names[name] = Held(self.card(deck, id), place) if id else None

    def remove(self, name: str, deck: str, where: Condition) -> Procedure[None]:
        """Every card for which the condition holds goes out of the game."""
        fits, before = self._fits(name, deck, where), dict(self.names)
        yield from self._look_for_unseen(deck, "", fits)
        gone = tuple(card_ref(deck, id) for id in self.piles(deck).remove(fits))
        self.names.restore(name, before)
        self.happened("removed", deck=Ref("deck", deck), cards=gone)

    def _fits(self, name: str, deck: str, where: Condition) -> Callable[[str], bool]:
        """Whether a card fulfils a condition."""

        def fits(id: str) -> bool:
            self.names[name] = Held(self.card(deck, id), self.piles(deck).where_is(id, DRAW))
            return bool(where())

        return fits

    def _look_for_unseen(
        self, deck: str, pile: str, fits: Callable[[str], bool]
    ) -> Procedure[None]:
        """Somebody must look where a card of an unseen set lies (KIT-CHA-03)."""
        while (id := self.piles(deck).unseen_fitting(pile, fits)) is not None:
            yield from self._look_where(deck, id)

    def _look_where(self, deck: str, id: str) -> Procedure[None]:
        self.count_question()
        there = {f"pile {pile}": pile for pile in self.piles(deck).piles_of_unseen(id)}
        pile = yield from Ask(
            prompt="kit-where", rule=self.rule, seat=1, args={"card": card_ref(deck, id)},
            **choices(lambda: there),
        )  # fmt: skip
        self.piles(deck).settle_at(id, pile)

    # --- shuffle, move, deal

    def shuffle(self, deck: str, *piles: str) -> None:
        self._shuffled(deck, self.piles(deck).shuffle(*piles))

    def _shuffled(self, deck: str, cards: int) -> None:
        """With cards of one's own, shuffling is to be done (KIT-CHA-03)."""
        record = self.log.instruct if self.by_table else self.log.happened
        record("kit-shuffled", self.rule, deck=Ref("deck", deck), cards=cards)

    def move(self, name: str, deck: str, to: str, how: str) -> Procedure[None]:
        """The card leaves where it lies; moving none does nothing."""
        held = self.names[name]
        if held is None:
            return
        piles, id = self.piles(deck), held.card.id
        if not piles.where_is(id, held.pile or DRAW) and piles.piles_of_unseen(id):
            yield from self._look_where(deck, id)
        pile = piles.where_is(id, held.pile or DRAW)
        if pile:
            piles.take(id, pile)
            piles.place(id, to, how)
            self._moved("moved", deck, id, to)

    def _moved(self, kind: str, deck: str, id: str, to: str) -> None:
        card, pile = card_ref(deck, id), Ref("pile", f"{deck}-{to}")
        self.happened(kind, deck=Ref("deck", deck), card=card, to=pile)

    def deal(self, count: int, deck: str, pile: str, to: str) -> Procedure[None]:
        """Cards by chance, unseen."""
        piles = self.piles(deck)
        if self.by_table:
            if dealt := piles.deal_unseen(count, pile, to):
                there = Ref("pile", f"{deck}-{to}")
                self.happened("dealt_unseen", deck=Ref("deck", deck), number=dealt, to=there)
            return
        for _ in range(min(count, piles.left(pile))):
            yield from self._deal_one(deck, pile, to)

    def _deal_one(self, deck: str, pile: str, to: str) -> Procedure[None]:
        piles = self.piles(deck)
        if pile == DRAW and piles.top:
            id = piles.top.pop(0)
        else:
            id = yield from self._by_chance_from(deck, pile)
            piles.take(id, pile)
        piles.lay([id], to)
        self._moved("dealt", deck, id, to)
