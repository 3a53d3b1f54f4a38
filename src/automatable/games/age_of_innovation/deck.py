"""The Automa deck: known members, unseen members, and what has been drawn this round.

The order of the cards is nowhere in here, and neither is which reserve cards were added
unseen. Drawing the next card from what it can be, with its true odds, is the same as having
shuffled before.
"""

from __future__ import annotations

from dataclasses import dataclass

from automatable.core.errors import Refused
from automatable.core.state.declaring import fact, record
from automatable.core.state.facts import number
from automatable.core.turns.procedure import Answer, Draw
from automatable.games.age_of_innovation.components import CARDS, Level
from automatable.games.age_of_innovation.facts import cards

LAST = 2
"""The lowest two cards are turned sideways (AOI-DECK-08)."""


@record
class AutomaDeck:
    """The deck of one round and the reserve behind it."""

    known: list[int] = fact(shows=cards, rank=21)
    """Members that are known to be in the deck, drawn ones included."""
    unknown: int = fact(default=0, shows=number(), rank=22)
    """Members that were added unseen and have not been seen since."""
    round: int = fact(default=1, stored=False)
    drawn: list[int] = fact(factory=list, shows=cards, rank=20)
    """Cards of this round in the order drawn: the last is the action card, the one before it
    the support card (AOI-TURN-02, AOI-TURN-03)."""
    reserve_top: list[int] = fact(factory=list, stored=False)
    """Cards known to lie on top of the reserve (AOI-DECK-03)."""

    @property
    def size(self) -> int:
        return len(self.known) + self.unknown

    @property
    def left(self) -> int:
        """Cards in the draw pile."""
        return self.size - len(self.drawn)

    @property
    def action_card(self) -> int | None:
        return self.drawn[-1] if len(self.drawn) > 1 else None

    @property
    def support_card(self) -> int | None:
        return self.support_pile[-1] if self.support_pile else None

    @property
    def support_pile(self) -> list[int]:
        return self.drawn[:-1]

    def in_pile(self) -> list[int]:
        """Known members not yet drawn this round."""
        return [card for card in self.known if card not in self.drawn]

    def may_be_unseen(self) -> list[int]:
        """Cards that an unseen member can be: not known to be anywhere else."""
        elsewhere = {*self.known, *self.reserve_top}
        return [card for card in range(1, CARDS + 1) if card not in elsewhere]

    def odds(self) -> dict[int | str, int]:
        """What the top card can be, with weights: an unseen member is any candidate alike."""
        candidates = self.may_be_unseen() if self.unknown else []
        weight = len(candidates) or 1
        known: dict[int | str, int] = dict.fromkeys(self.in_pile(), weight)
        return {**known, **dict.fromkeys(candidates, self.unknown)}

    def reveal(self, card: int) -> None:
        """The card was drawn; an unseen member is known from now on."""
        if card not in self.known:
            self.known.append(card)
            self.unknown -= 1
        self.drawn.append(card)

    def renew(self) -> None:
        """All cards of the round and the top card of the reserve (AOI-PASS-04, AOI-PASS-05)."""
        if self.reserve_top:
            self.known.append(self.reserve_top.pop(0))
        else:
            self.unknown += 1
        self.drawn = []
        self.round += 1


def starting_deck(level: Level, starters: list[int]) -> AutomaDeck:
    """The deck of round 1: what is in it, never in which order.

    AOI-DECK-01, AOI-DECK-02, AOI-DECK-03, AOI-DECK-04, AOI-DECK-05, AOI-DECK-06, AOI-DECK-07
    """
    known = [card for card in starters if card not in level.to_reserve_top]  # AOI-DECK-03
    known += level.add_fixed  # AOI-DECK-07
    return AutomaDeck(known, level.add_random, reserve_top=list(level.to_reserve_top))


def size_in_round(level: Level, starters: int, round: int) -> int:
    """How many cards the deck has in a round (AOI-DECK-09)."""
    first = starters - len(level.to_reserve_top) + len(level.add_fixed) + level.add_random
    return first + round - 1


@dataclass(frozen=True, kw_only=True)
class CardDraw(Draw[int]):
    """The top card of the Automa deck: `card 12`, or the number alone."""

    deck: AutomaDeck

    @staticmethod
    def top_of(deck: AutomaDeck, prompt: str, rule: str) -> CardDraw:
        return CardDraw(
            prompt=prompt,
            rule=rule,
            stream=f"automa_deck/{deck.round}",
            outcomes=dict(deck.odds()),
            deck=deck,
        )

    def read(self, text: str) -> Answer[int]:
        word = text.removeprefix("card").strip()
        if not word.isdecimal() or len(word) > 3:
            raise Refused("unreadable", token=text)
        self._check(int(word))
        return Answer(int(word), f"card {int(word)}")

    def _check(self, card: int) -> None:
        """Any card that cannot be on top is refused with the reason."""
        if not 1 <= card <= CARDS:
            raise Refused("no_such_card", card=card, cards=CARDS)
        if card in self.deck.drawn:
            raise Refused("card_already_drawn", card=card)
        if card not in self.outcomes:
            raise Refused("card_in_reserve", card=card)
