"""Decks with public composition and hidden order.

A deck knows which cards exist and which were drawn since the last shuffle. The order of the
rest is nowhere in the state: it lies in the source of chance alone (the seed, or the real
cards on the table), so no view of a state can give it away. Drawing from what is left, one
card after another, gives every order the same probability as shuffling first.
"""

from __future__ import annotations

from typing import Self

from automatable.core.state.copying import copied
from automatable.core.state.declaring import fact, record
from automatable.core.turns.procedure import Draw


@record
class Deck:
    """A draw pile of different cards, some of them perhaps set aside unseen.

    What was drawn is stored in positions; what the deck is made of a game knows.
    """

    name: str = fact(stored=False)
    cards: tuple[int, ...] = fact(stored=False)
    set_aside: int = fact(default=0, stored=False)
    cycle: int = 1
    """Which shuffle this is: 1 for the one at set-up."""
    drawn: list[int] = fact(factory=list)
    """Cards revealed since the last shuffle, in order."""

    def unseen(self) -> list[int]:
        """Cards that are in the draw pile or set aside: what can come next."""
        return [card for card in self.cards if card not in self.drawn]

    @property
    def size(self) -> int:
        """How many cards this cycle has."""
        return len(self.cards) - self.set_aside

    @property
    def left(self) -> int:
        """How many cards lie in the draw pile."""
        return self.size - len(self.drawn)

    @property
    def stream(self) -> str:
        return f"{self.name}/{self.cycle}"

    def request(self, prompt: str, rule: str) -> Draw[int]:
        """The draw of the top card: every unseen card is equally likely."""
        outcomes: dict[int | str, int] = dict.fromkeys(self.unseen(), 1)
        return Draw(prompt=prompt, rule=rule, stream=self.stream, outcomes=outcomes)

    def reveal(self, card: int) -> None:
        """The card was drawn."""
        self.drawn.append(card)

    def renew(self, set_aside: int) -> None:
        """All cards are shuffled into a new draw pile, some set aside unseen."""
        self.cycle += 1
        self.drawn = []
        self.set_aside = set_aside

    def copy(self) -> Self:
        return copied(self)
