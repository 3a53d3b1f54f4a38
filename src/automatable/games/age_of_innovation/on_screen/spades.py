"""Free spades, and the workshop after them (AOI-ON-SPD)."""

from __future__ import annotations

from dataclasses import dataclass, field

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.on_screen.building import affordable, build_workshop, dig
from automatable.games.age_of_innovation.on_screen.components import Jump, building_types
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.gaining import gives
from automatable.games.age_of_innovation.on_screen.reach import (
    in_reach,
    land_of,
    path,
    pay_jump,
    ways,
    word,
)

DONE = "done"


@dataclass(frozen=True)
class Use:
    """Free spades on a hex, as far as a terrain of its path; a jump is paid each time.

    AOI-ON-SPD-06
    """

    hex: str
    terrain: str
    jump: Jump | None


@dataclass
class Spades:
    """Free spades in hand: used at once or lost (AOI-ON-SPD-01)."""

    turn: PersonTurn
    left: int
    only: bool = False
    """Free spades alone: nothing bought, no jump, no workshop (AOI-ON-SPD-08)."""
    transformed: list[str] = field(default_factory=list)

    def uses(self) -> dict[str, Use]:
        """Every hex with every terrain on its path that can be reached (AOI-ON-SPD-02)."""
        turn, answers = self.turn, dict[str, Use]()
        found = ways(turn, with_jumps=not self.only)
        for hex in self._hexes(land_of(turn, found)):
            terrains = path(turn.state.terrain(hex), turn.home)
            for jump, hexes in found:
                if hex in hexes:
                    for terrain in terrains[: self._most(jump)]:
                        text = f"transform {hex} {terrain}{word(jump)}"
                        answers[text] = Use(hex, terrain, jump)
        return answers

    def _hexes(self, land: list[str]) -> list[str]:
        """Another hex only once the last one is home terrain (AOI-ON-SPD-04, AOI-ON-R-33)."""
        last = self.transformed[-1:]
        begun = bool(last) and self.turn.state.terrain(last[0]) != self.turn.home
        if begun and self.turn.switch("split_spades") == "off":
            return [hex for hex in land if hex in last]
        return land

    def _most(self, jump: Jump | None) -> int:
        """With spades bought on top (AOI-ON-SPD-03, AOI-ON-R-05)."""
        return self.left + (0 if self.only else affordable(self.turn, jump))

    def ask(self, source: str) -> Procedure[None]:
        """Until none is left, none can be used, or `done`."""
        while self.left and (answers := self.uses()):
            self.turn.free_spades, self.turn.buys_spades = self.left, not self.only
            use = yield from self.turn.ask(
                "spades",
                "AOI-ON-SPD-02",
                lambda answers=answers: {**answers, DONE: None},  # type: ignore[misc]
                n=self.left,
                source=Ref("source", source),
            )
            if use is None:
                return
            self._use(use)

    def _use(self, use: Use) -> None:
        turn = self.turn
        steps = path(turn.state.terrain(use.hex), turn.home).index(use.terrain) + 1
        pay_jump(turn, use.jump)
        bought = max(0, steps - self.left)
        turn.pay({"tools": bought * turn.player.tools_per_spade}, "AOI-ON-SPD-03")
        self.left = max(0, self.left - steps)
        dig(turn, use.hex, use.terrain, steps)
        self.transformed.append(use.hex)

    def workshop(self) -> Procedure[None]:
        """One workshop on a transformed hex that is home terrain now (AOI-ON-SPD-05)."""
        turn = self.turn
        if turn.can_pay(building_types()["workshop"].cost):
            yield from self._ask_workshop(self.home_hexes(), free=False)

    def free_workshop(self) -> Procedure[None]:
        """On any empty home terrain in reach, or just transformed (AOI-ON-SPD-07)."""
        found = filter(self.turn.state.is_empty, in_reach(self.turn))
        yield from self._ask_workshop(self._home([*found, *self.transformed]), free=True)

    def home_hexes(self) -> list[str]:
        """Hexes transformed in this action that are home terrain (AOI-ON-R-04)."""
        first = self.turn.switch("spade_workshop") == "first"
        return self._home(self.transformed[:1] if first else self.transformed)

    def _home(self, hexes: list[str]) -> list[str]:
        return [hex for hex in hexes if self.turn.state.terrain(hex) == self.turn.home]

    def _ask_workshop(self, hexes: list[str], free: bool) -> Procedure[None]:
        turn = self.turn
        if not hexes or not turn.supply("workshop"):
            return
        order = turn.state.board.reading(set(hexes))
        hex = yield from turn.ask(
            "workshop",
            "AOI-ON-SPD-07" if free else "AOI-ON-SPD-05",
            lambda: {**{f"build {hex}": hex for hex in order}, DONE: None},
            free=free,
        )
        if hex is not None:
            yield from build_workshop(turn, hex, free)


def can_use_spades(turn: PersonTurn) -> bool:
    """Whether there is a hex for a free spade (AOI-ON-SPD-02)."""
    return bool(Spades(turn, 1).uses())


@gives("spades", possible=can_use_spades)
def use_spades(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    """Spades, then one workshop; at the start spades alone (AOI-ON-SET-13)."""
    if not turn.in_actions:
        yield from free_spades_only(turn, n, source)
        return
    spades = Spades(turn, n)
    yield from spades.ask(source)
    yield from spades.workshop()


@gives("spade_and_workshop")
def spade_and_workshop(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    """A free workshop also where the spade had no place (AOI-ON-SPD-09, AOI-ON-FAC-06)."""
    spades = Spades(turn, n)
    yield from spades.ask(source)
    yield from spades.free_workshop()


def free_spades_only(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    """Free spades alone: nothing is bought with them (AOI-ON-SPD-08, AOI-ON-R-14)."""
    yield from Spades(turn, n, only=True).ask(source)
