"""Sample Game on the screen: places as tiles, counters, what to lay out.

The frame draws a plain table of it. A `table.html` in this folder replaces that table.
"""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from automatable.core.drawing.areas import Area, Counter, Tile
from automatable.core.drawing.screens import Screens, Words, step
from automatable.core.matches.match import Match
from automatable.core.turns.events import Ref
from automatable.new_game.sample_game.components import LANTERNS
from automatable.new_game.sample_game.state import Side, State


class SampleGameScreens(Screens):
    """See `automatable.core.drawing.screens.Screens`."""

    kinds: ClassVar = {"take": "lantern", "row": "lantern"}
    laid_out = (step("setup-row", "SAM-SET-01"), step("setup-cards", "SAM-SET-02"))

    def areas(self, match: Match[State], words: Words) -> Sequence[Area]:
        state = match.state
        return (
            Area(words("label-row"), tiles=tiles(state.row, words)),
            _side("person", state.person, words),
            _side("automa", state.automa, words),
        )


def tiles(ids: Iterable[int], words: Words) -> tuple[Tile, ...]:
    return tuple(
        Tile(
            words.ref(Ref("lantern", id)),
            (words("label-worth", n=LANTERNS[id].worth),),
            answer=f"take {id}",
        )
        for id in ids
    )


def _side(name: str, side: Side, words: Words) -> Area:
    counters = (
        Counter(words("label-oil"), side.oil),
        Counter(words("label-brightness"), side.worth),
    )
    return Area(words(f"seat-{name}"), counters, tiles(side.lanterns, words))


SCREENS = SampleGameScreens()
