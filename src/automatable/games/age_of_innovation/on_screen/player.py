"""The person's facts in a game on screen: everything is known, and nothing is reported.

Home terrain, faction and round bonus stand in `Person` (`state.person("person_1")`), levels in
`state.knowledge["person_1"]`, buildings, bridges, terrain and scholar spaces on the tracked board,
as at a table; `state.player` holds the rest. All of it is public (section 3 of the rules).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from automatable.core.state.declaring import fact, record
from automatable.core.state.facts import number
from automatable.games.age_of_innovation.components import DISCIPLINES, base_game
from automatable.games.age_of_innovation.on_screen import page
from automatable.games.age_of_innovation.on_screen.components import (
    LEDGER,
    SPECIAL,
    city_tiles,
    competencies,
    faction_sides,
    innovations,
    palace_tiles,
    person_switches,
    planning_boards,
    side,
)

if TYPE_CHECKING:
    from automatable.games.age_of_innovation.state import State

PERSON = "person_1"
INCOME = "income"
BRIDGE = "bridge"
"""Used with the switch `moles_bridge_once`."""


def no_books() -> dict[str, int]:
    return dict.fromkeys(DISCIPLINES, 0)


def default_switches() -> dict[str, Any]:
    return {id: switch.default for id, switch in person_switches().items()}


@record
class PersonOnScreen:
    """What the person has beside the tracked board (AOI-ON, section 3)."""

    points: int = fact(
        factory=lambda: base_game().scoring.start_points, shows=number("fact-own_points"), rank=2
    )
    coins: int = fact(default=0, shows=number(), rank=2)
    tools: int = fact(default=0, shows=number(), rank=2)
    scholars: int = fact(default=0, shows=number(), rank=2)
    """In hand; those sent are on the board, the rest is in the pool."""
    books: dict[str, int] = fact(
        factory=no_books, keys=DISCIPLINES, partial=True, shows=page.books, rank=3
    )
    bowls: list[int] = fact(
        factory=lambda: list(side().start.bowls), shows=page.numbers(page.MOST_TOKENS), rank=3
    )
    """Tokens in the bowls I, II, III."""
    sailing: int = fact(default=0, values=(0, 1, 2, 3), shows=number("fact-own_sailing"), rank=3)
    tools_per_spade: int = fact(
        default=3, values=lambda: side().terraforming.tools_per_spade, shows=number(), rank=3
    )
    keys: int = fact(default=0, shows=number(), rank=3)
    """City keys that are not spent."""
    city_tiles: list[str] = fact(
        factory=list,
        values=lambda: city_tiles(),
        shows=page.tiles("city_tile", city_tiles),
        rank=3,
    )
    """In the order of gaining."""
    cities: list[list[str]] = fact(factory=list)
    """The hexes of each settlement when it became a city; none for the tile of palace 11."""
    competencies: list[int] = fact(
        factory=list,
        values=lambda: competencies(),
        shows=page.tiles("competency", competencies),
        rank=3,
    )
    competency_display: list[int] = fact(
        factory=lambda: list(competencies()), values=lambda: competencies()
    )
    """Row by row, four columns: banking, law, engineering, medicine."""
    innovations: list[str] = fact(
        factory=list,
        values=lambda: innovations(),
        shows=page.tiles("innovation_tile", innovations),
        rank=3,
    )
    palace: int | None = fact(default=None, values=lambda: (None, *palace_tiles()))
    bonus_coins: list[int] = fact(
        factory=lambda: [0, 0, 0], shows=page.numbers(page.MOST_COINS), rank=28
    )
    """On the displayed round bonuses, from left to right."""
    annexes: int = fact(default=0, shows=number(), rank=3)
    """In hand."""
    used: list[str] = fact(factory=list, values=(*SPECIAL, BRIDGE))
    """Special actions used this round."""
    stage: str = fact(default="turn", values=("turn", "after", INCOME))
    """Before the main action of a turn, after it, or before the income of a round."""
    ledger: dict[str, int] = fact(factory=dict)
    """Points gained since the start by their source; lines of 0 are left out."""
    switches: dict[str, Any] = fact(factory=default_switches, partial=True)
    """How some rules are read (section 5)."""

    @property
    def start_points(self) -> int:
        """The line `start` of the score sheet: whatever the ledger does not know."""
        return self.points - sum(self.ledger.values())

    @property
    def books_in_hand(self) -> int:
        return sum(self.books.values())

    def city_supply(self) -> dict[str, int]:
        """Copies left of each city tile."""
        taken = Counter(self.city_tiles)
        return {id: side().city.copies - taken[id] for id in city_tiles()}

    def score(self, source: str, points: int) -> None:
        """Points, written down under their source (AOI-ON-INV-10)."""
        assert source in LEDGER
        self.points += points
        now = self.ledger.get(source, 0) + points
        self.ledger[source] = now
        if not now:
            del self.ledger[source]

    # --- bowls

    @property
    def capacity(self) -> int:
        """How much power could still be gained (AOI-ON-AUT-01)."""
        return 2 * self.bowls[0] + self.bowls[1]

    def gain_power(self, n: int) -> int:
        """From I to II first, then from II to III; what cannot move is lost (AOI-ON-POW-01)."""
        one = min(n, self.bowls[0])
        two = min(n - one, self.bowls[1] + one)
        self.bowls[0] -= one
        self.bowls[1] += one - two
        self.bowls[2] += two
        return one + two

    def spend_power(self, n: int) -> None:
        """From III to I (AOI-ON-POW-02)."""
        self.bowls[2] -= n
        self.bowls[0] += n


def new_player(home: str, faction: str, switches: dict[str, Any]) -> PersonOnScreen:
    """What board and faction lay out (AOI-ON-SET-06, AOI-ON-SET-07)."""
    start, board = side().start, planning_boards()[home]
    return PersonOnScreen(
        coins=start.coins,
        tools=(start.tools if board.tools is None else board.tools)
        + faction_sides()[faction].tools,
        scholars=board.scholars,
        bowls=list(board.bowls or start.bowls),
        sailing=board.sailing,
        tools_per_spade=start.tools_per_spade,
        switches={**default_switches(), **switches},
    )


def is_income(state: State) -> bool:
    """Whether the income of the round comes before anything else."""
    return state.player is not None and state.player.stage == INCOME


def scholars_sent(state: State) -> int:
    return sum(spaces.count(PERSON) for spaces in state.scholar_spaces.values())


def scholar_pool(state: State) -> int:
    """Pieces that are neither in hand nor on the knowledge board (AOI-ON-INV-03)."""
    assert state.player is not None
    return base_game().buildings.scholars - state.player.scholars - scholars_sent(state)


def palace_offer(state: State) -> list[int]:
    """Palace tiles that can still be taken, ascending."""
    assert state.player is not None
    return [id for id in sorted(state.palaces or ()) if id != state.player.palace]
