"""What a simulation of the Automa alone counts, beside what is known exactly or was published."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from automatable.core.simulating.tempo import Known, Measure, turn_measures
from automatable.games.expeditions.absent import RevealModel, play
from automatable.games.expeditions.levels import shipped_levels
from automatable.games.expeditions.marker_pace import mean, turn_of_advance

COLUMNS = ("turns", "maps", "corruption", "token_20", "sweeps", "score")
PUBLISHED = {
    "printed_1": (37.82, 13.75, 21.07, 0.604, 13.51, 66.82),
    "printed_2": (35.18, 13.74, 21.63, 0.632, 12.57, 89.0),
    "printed_3": (30.18, 13.38, 19.61, 0.555, 10.79, 92.6),
    "house_4": (26.39, 13.05, 17.69, 0.494, 9.43, 96.43),
    "house_5": (22.46, 12.37, 15.42, 0.449, 8.03, 99.21),
}
"""Means over 100,000 games with the stand-in for the tokens of a reveal (EXP-LAB-04)."""
ERROR = {"token_20": 0.002}
"""Standard errors of these means, where they are not smaller than the last digit given."""
DIGIT = 0.01


class ExpeditionsTempo:
    """See `automatable.core.simulating.tempo.Tempo`."""

    game = "expeditions"
    assumption = "tempo-assumed-absent"

    def variants(self) -> Sequence[str]:
        return tuple(PUBLISHED)

    def measures(self) -> Sequence[Measure]:
        stars = range(1, len(shipped_levels()["printed_1"].star_positions) + 1)
        first, *others = [Measure(name, name) for name in COLUMNS]
        return (first, *turn_measures("star", stars), *others)

    def known(self, variant: str) -> Mapping[str, Known]:
        """The turns of the stars are exact."""
        positions = shipped_levels()[variant].star_positions
        stars = {
            f"star_{n}": Known(float(mean(turn_of_advance(space))))
            for n, space in enumerate(positions, start=1)
        }
        figures = zip(COLUMNS, PUBLISHED[variant], strict=True)
        return stars | {name: Known(value, ERROR.get(name, DIGIT)) for name, value in figures}

    def play(self, variant: str, seed: int) -> Sequence[int | None]:
        level = shipped_levels()[variant]
        game = play(level, Random(seed), RevealModel())
        stars = range(1, len(level.star_positions) + 1)
        turns = [next(t for t, n in enumerate(game.stars, start=1) if n >= star) for star in stars]
        rest = (game.maps, game.corruption, int(game.token_20), game.sweeps, game.score)
        return [game.turns, *turns, *rest]


TEMPO = ExpeditionsTempo()
