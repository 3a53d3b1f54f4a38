"""The facts of a game in progress. All of it is public: hidden cards are nowhere in here."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from automatable.core.deck import Deck
from automatable.games.patchwork.cards import AutomaDeck
from automatable.games.patchwork.components import Patch, levels, patches, time_board
from automatable.games.patchwork.quilt import CELLS, Quilt

PERSON, OTHER = 1, 2
FINAL = time_board().final_space
WINDOW = time_board().window


@dataclass
class Person:
    """A person's seat; the quilt is None when it is not tracked (companion)."""

    buttons: int
    patches: list[int] = field(default_factory=list)
    leather: int = 0
    quilt: Quilt | None = None

    @property
    def income(self) -> int:
        """Buttons printed on the patches of the quilt (PAT-BASE-INC-01)."""
        table = patches()
        return sum(table[id].printed_buttons for id in self.patches)

    @property
    def covered(self) -> int:
        table = patches()
        return sum(table[id].cells for id in self.patches) + self.leather

    @property
    def empty(self) -> int:
        return CELLS - self.covered

    def copy(self) -> Person:
        quilt = self.quilt.copy() if self.quilt else None
        return replace(self, patches=list(self.patches), quilt=quilt)


@dataclass
class Automa:
    """The Automa's seat: no quilt, two piles, a deck (PAT-SET-02)."""

    level: int
    cards: AutomaDeck
    deck: Deck
    buttons: int = 0
    patches: list[int] = field(default_factory=list)
    leather: int = 0
    next_back: int | None = None
    set_aside_backs: tuple[int, ...] | None = None
    deck_source: str = "table"

    @property
    def pile_with_buttons(self) -> list[int]:
        """PAT-TAKE-03"""
        return [id for id in sorted(self.patches) if patches()[id].printed_buttons]

    @property
    def pile_without_buttons(self) -> list[int]:
        return [id for id in sorted(self.patches) if not patches()[id].printed_buttons]

    def copy(self) -> Automa:
        return replace(self, patches=list(self.patches), deck=self.deck.copy())


@dataclass
class State:
    """One position. `circle` holds None for patches the app was not told yet."""

    circle: list[int | None]
    time: list[int]
    """Spaces of seat 1 and seat 2."""
    to_move: int
    """The seat to decide; on equal spaces also the token that lies on top."""
    seats: tuple[Person, Person | Automa]
    leather_to_place: int = 0
    first_on_final_space: int | None = None
    tile: int | None = None
    leather_layout: str = "original"
    recycle: str = "two_aside"
    automa_leather: str = "take"

    def copy(self) -> State:
        first, second = self.seats
        seats = (first.copy(), second.copy())
        return replace(self, circle=list(self.circle), time=list(self.time), seats=seats)

    @property
    def window(self) -> list[int | None]:
        """The next three patches (PAT-BASE-BUY-01, PAT-R-06)."""
        return self.circle[:WINDOW]

    @property
    def known_window(self) -> list[Patch]:
        table = patches()
        return [table[id] for id in self.window if id is not None]

    @property
    def automa(self) -> Automa | None:
        second = self.seats[1]
        return second if isinstance(second, Automa) else None

    def person(self, seat: int) -> Person:
        found = self.seats[seat - 1]
        assert isinstance(found, Person)
        return found

    @property
    def is_automa_turn(self) -> bool:
        """PAT-GEN-01"""
        return self.to_move == OTHER and self.automa is not None

    @property
    def game_over(self) -> bool:
        """PAT-BASE-END-01, PAT-BASE-END-02"""
        return self.time == [FINAL, FINAL] and not self.leather_to_place

    @property
    def leather_spaces(self) -> tuple[int, ...]:
        """PAT-SET-08, PAT-R-10"""
        return time_board().leather_layouts[self.leather_layout]

    def takes_leather(self, seat: int) -> bool:
        """Whether a seat is entitled to leather patches (PAT-LEA-01, PAT-LEA-02, PAT-R-05)."""
        return seat == PERSON or self.automa is None or self.automa_leather == "take"

    @property
    def leather_spaces_left(self) -> list[int]:
        """PAT-BASE-LEA-01: the first token to cross a space has taken its patch."""
        reached = max(self.time[seat - 1] for seat in (1, 2) if self.takes_leather(seat))
        return [space for space in self.leather_spaces if space > reached]

    @property
    def marker_space(self) -> int | None:
        """The space of the level marker, while it stands there (PAT-SET-07, PAT-SEV-04).

        PAT-R-24, PAT-SET-06, PAT-SEV-03
        """
        if self.automa is None or self.tile is not None:
            return None
        return FINAL - levels()[self.automa.level].spaces_before_final

    def seat_name(self, seat: int) -> str:
        """The message key of a seat."""
        if self.automa is None:
            return f"person_{seat}"
        return "person" if seat == PERSON else "automa"

    def take_from_circle(self, patch: int) -> None:
        """The neutral token takes the place of the patch (PAT-BASE-BUY-05)."""
        k = self.circle.index(patch)
        self.circle = self.circle[k + 1 :] + self.circle[:k]
