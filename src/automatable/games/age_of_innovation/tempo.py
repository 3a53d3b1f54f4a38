"""The Automa beside a person who passes at once in every round: her turns and points by round.

How many turns she takes before she passes depends on her deck alone, so its mean is known exactly
(AOI-DECK-09, AOI-TURN-02, AOI-TURN-03, AOI-TURN-04, AOI-TURN-05).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.simulating.tempo import Known, Measure, turn_measures
from automatable.games.age_of_innovation.components import base_game, printed_cards, printed_levels
from automatable.games.age_of_innovation.deck import size_in_round
from automatable.games.age_of_innovation.game import GAME
from automatable.games.age_of_innovation.state import State

ROUNDS = range(1, 7)
SEAT = 2


class AgeOfInnovationTempo:
    """See `automatable.core.simulating.tempo.Tempo`."""

    game = "age_of_innovation"
    assumption = "tempo-assumed-passing"

    def variants(self) -> Sequence[str]:
        return tuple(printed_levels())

    def measures(self) -> Sequence[Measure]:
        return (
            Measure("acting", "acting"),
            *turn_measures("acting_round", ROUNDS),
            *turn_measures("points_round", ROUNDS),
            Measure("buildings", "buildings"),
            Measure("score", "score"),
        )

    def known(self, variant: str) -> Mapping[str, Known]:
        starters = sum(card.starter for card in printed_cards().by_number.values())
        level = printed_levels()[variant]
        means = [acting_turns(size_in_round(level, starters, round)) for round in ROUNDS]
        by_round = {f"acting_round_{n}": Known(m) for n, m in zip(ROUNDS, means, strict=True)}
        return {"acting": Known(sum(means)), **by_round}

    def play(self, variant: str, seed: int) -> Sequence[int | None]:
        options = {"level": variant, "automa_home": "random"}
        match: Match[State] = Match.new(GAME, options, Seed.from_text(str(seed)))
        pairs, points = [0], [base_game().scoring.start_points]
        while not match.over:
            if match.pending is not None and match.pending.prompt == "round_end":
                pairs.append(_pairs(match))
                points.append(match.state.points_automa)
            match.answer(_answer(match))
        pairs.append(_pairs(match))
        points.append(match.state.points_automa)
        state = match.state
        score = match.score().total(SEAT)
        return [pairs[-1], *_steps(pairs), *_steps(points), len(state.automa_buildings), score]


def acting_turns(size: int) -> float:
    """The mean number of turns before the pass with a deck of that many cards."""
    passing = 2 if size == 5 else size - 4
    first = passing / size
    second = (size - passing) * passing / (size * (size - 1))
    return first * (size - 3) + second * (size - 2) + (1 - first - second) * (size - 1)


def _answer(match: Match[State]) -> str:
    """The person passes as soon as possible, and knows nothing of the end."""
    assert match.pending is not None
    facts = {"report": "pass", "area": "area 0", "points": "points 0"}
    if match.pending.prompt in facts:
        return facts[match.pending.prompt]
    return next(iter(match.legal() or ["done"]))


def _pairs(match: Match[State]) -> int:
    return sum(event.kind == "aoi-pair" for event in match.events())


def _steps(marks: Sequence[int]) -> list[int]:
    return [after - before for before, after in pairwise(marks)]


TEMPO = AgeOfInnovationTempo()
