"""The Automa of a game file in the laboratory: whole games, the person answers at random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.simulating.tempo import Known, Measure
from automatable.kit.runtime.values import Stop

if TYPE_CHECKING:
    from automatable.kit.game import KitGame

LEVEL = "level"
USUAL = "usual"
"""The only variant of a file without levels."""
MOST_ANSWERS = 3_000


class KitTempo:
    """See `automatable.core.simulating.tempo.Tempo` (KIT-STO-06)."""

    assumption = "tempo-assumed-random"

    def __init__(self, game: KitGame) -> None:
        self._game, self.game = game, game.id

    def variants(self) -> Sequence[str]:
        level = self._game.file.options.get(LEVEL)
        return tuple(level.choices) if level else (USUAL,)

    def measures(self) -> Sequence[Measure]:
        return (
            Measure("score", "score"),
            Measure("turns_played", "turns_played"),
            Measure("ended", "ended", share=True),
        )

    def known(self, variant: str) -> Mapping[str, Known]:
        return {}

    def play(self, variant: str, seed: int) -> Sequence[int | None]:
        """A game that stops, or comes to no end, counts as that."""
        from automatable.kit.game import any_answer

        chance = Random(seed)
        options = {} if variant == USUAL else {LEVEL: variant}
        match = Match.new(self._game, options, Seed.from_text(f"tempo {seed}"))
        try:
            while not match.over and len(match.entries) < MOST_ANSWERS:
                match.answer(any_answer(match, chance))
        except Stop:
            return None, match.state.turn, 0
        score = match.score().total(2) if match.over else None
        return score, match.state.turn, int(match.over)
