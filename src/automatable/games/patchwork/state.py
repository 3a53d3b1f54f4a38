"""The facts of a game in progress. All of it is public: hidden cards are nowhere in here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Literal

from automatable.core.decks.deck import Deck
from automatable.core.state.declaring import REQUIRED, Told, fact, record
from automatable.core.state.facts import Shows, chosen, number, only_if, written
from automatable.games.patchwork.cards import DECK, AutomaDeck
from automatable.games.patchwork.components import Patch, levels, patches, time_board
from automatable.games.patchwork.facts import (
    ANY_SEAT,
    SORTED,
    TIMES,
    circle_by_name,
    letters,
    read_circle,
    read_patches,
    read_rows,
    show_drawn,
    show_patches,
    show_quilt,
    show_times,
    untracked,
)
from automatable.games.patchwork.quilt import CELLS, Quilt
from automatable.games.patchwork.quilt_text import QUILT

PERSON, OTHER = 1, 2
FINAL = time_board().final_space
WINDOW = time_board().window
SEATS = (None, 1, 2)
DECK_STREAM = "automa_deck"
BUTTONS, LEATHERS, CYCLES = range(-9_999, 10_000), range(6), range(1, 10_000)


@record
class Person:
    """A person's seat; the quilt is None when it is not tracked (companion)."""

    tags: ClassVar[Mapping[str, str]] = {"kind": "person"}
    buttons: int = fact(values=BUTTONS, shows=number(), rank=1)
    patches: list[int] = fact(
        factory=list, null=True, way=SORTED, values=patches,
        shows=untracked(show_patches), typed=read_patches, rank=6,
    )  # fmt: skip
    leather: int = fact(default=0, values=LEATHERS, shows=untracked(number()), rank=6)
    quilt: Quilt | None = fact(default=None, way=QUILT, shows=show_quilt, typed=read_rows, rank=6)

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


CARDS = {
    "cycle": Told(values=CYCLES, shows=number(), rank=8),
    "drawn": Told(null=True, shows=show_drawn, rank=7),
}


@record(kw_only=True)
class Automa:
    """The Automa's seat: no quilt, two piles, a deck (PAT-SET-02)."""

    tags: ClassVar[Mapping[str, str]] = {"kind": "automa"}
    level: int = fact(values=levels, shows=chosen(1, 2, 3, 4, 5, label="option-level"), rank=9)
    cards: AutomaDeck = fact(name="deck", way=DECK)
    deck_source: Literal["app", "table"] = "table"
    buttons: int = fact(default=0, absent=REQUIRED, values=BUTTONS, shows=number(), rank=1)
    patches: list[int] = fact(
        factory=list, null=True, way=SORTED, values=patches,
        shows=show_patches, typed=read_patches, rank=6,
    )  # fmt: skip
    leather: int = fact(default=0, values=LEATHERS, shows=number(), rank=6)
    deck: Deck = fact(factory=lambda: Deck(DECK_STREAM, ()), flat=True, inside=CARDS)
    next_back: int | None = None
    set_aside_backs: tuple[int, ...] | None = None

    @property
    def cards_left_in_draw_pile(self) -> int:
        return self.deck.left

    @property
    def pile_with_buttons(self) -> list[int]:
        """Its patches that show buttons (PAT-TAKE-03)."""
        return [id for id in sorted(self.patches) if patches()[id].printed_buttons]

    @property
    def pile_without_buttons(self) -> list[int]:
        return [id for id in sorted(self.patches) if not patches()[id].printed_buttons]


def _option(*values: str, option: str) -> Shows:
    """A ruling for the Automa: on the page only if it plays."""
    shows = chosen(*values, label=f"option-{option}")
    return only_if(lambda state: state.automa is not None, shows)


def _of(seat: int) -> Callable[[State], Mapping[str, str]]:
    return lambda state: {"seat": state.seat_name(seat)}


@record(kw_only=True)
class State:
    """One position. `circle` holds None for patches the app was not told yet."""

    circle: list[int | None] = fact(
        values=lambda: (None, *patches()), shows=written("fact-circle", letters, circle_by_name),
        typed=read_circle, rank=5,
    )  # fmt: skip
    time: list[int] = fact(way=TIMES, shows=show_times, rank=2)
    """Spaces of seat 1 and seat 2."""
    to_move: int = fact(
        way=ANY_SEAT, values=SEATS, absent=None,
        gives=lambda state: None if state.game_over else state.to_move,
        shows=chosen(1, 2), args=_of(1), rank=3,
    )  # fmt: skip
    """The seat to decide; on equal spaces also the token that lies on top."""
    leather_to_place: int = fact(default=0, values=LEATHERS)
    first_on_final_space: int | None = fact(default=None, values=SEATS)
    tile: int | None = fact(
        default=None, values=SEATS, shows=chosen(None, 1, 2), args=_of(1), rank=4
    )
    leather_layout: str = fact(
        default="original",
        values=lambda: time_board().leather_layouts,
        shows=_option("original", "revised", option="leather_layout"),
        rank=10,
    )
    recycle: str = fact(
        default="two_aside",
        values=("two_aside", "all"),
        shows=_option("two_aside", "all", option="recycle"),
        rank=10,
    )
    automa_leather: str = fact(
        default="take",
        values=("take", "leave"),
        shows=_option("take", "leave", option="automa_leather"),
        rank=10,
    )
    seat_1: Person = fact(args=_of(1))
    seat_2: Person | Automa = fact(args=_of(2))

    @property
    def seats(self) -> tuple[Person, Person | Automa]:
        return self.seat_1, self.seat_2

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
        return self.seat_2 if isinstance(self.seat_2, Automa) else None

    def person(self, seat: int) -> Person:
        found = self.seats[seat - 1]
        assert isinstance(found, Person)
        return found

    @property
    def is_automa_turn(self) -> bool:
        """Whether the Automa moves (PAT-GEN-01)."""
        return self.to_move == OTHER and self.automa is not None

    @property
    def game_over(self) -> bool:
        """Whether both tokens have arrived and nothing is left to place.

        PAT-BASE-END-01, PAT-BASE-END-02
        """
        return self.time == [FINAL, FINAL] and not self.leather_to_place

    @property
    def leather_spaces(self) -> tuple[int, ...]:
        """Where leather patches lie at the beginning (PAT-SET-08, PAT-R-10)."""
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
