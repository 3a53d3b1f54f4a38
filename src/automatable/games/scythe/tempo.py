"""The Automa against a person who never acts: how many turns its stars take, and what it gains.

The published means are over 1000 games each, from the positions of the set-up; the turns until
the second scheme are exact.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.simulating.tempo import Known, Measure, turn_measures
from automatable.games.scythe.cards import built_in_deck
from automatable.games.scythe.components import levels, scoring
from automatable.games.scythe.game import GAME
from automatable.games.scythe.state import Automa, State, region_count

STARS = range(1, scoring().stars_to_end + 1)
USUAL = ("nordic", "crimea")
"""The factions of the Automa and of the person, where a variant names none."""

PUBLISHED = {
    "autometta": {"turns": (29.39, 0.05), "coins": (17.79, 0.05), "regions": (12.86, 0.06),
                  "score": (80.36, 0.18)},
    "automa": {"turns": (23.53, 0.04), "coins": (19.43, 0.08), "regions": (12.82, 0.05),
               "score": (81.89, 0.18)},
    "automaszyna": {"turns": (20.07, 0.04), "coins": (16.86, 0.08), "regions": (12.70, 0.05),
                    "score": (78.98, 0.17)},
    "ultimaszyna": {"turns": (18.86, 0.04), "coins": (25.21, 0.14), "regions": (10.98, 0.06),
                    "score": (82.16, 0.24)},
    "automa:rusviet-saxony": {"score": (82.64, 0.19)},
    "automa:crimea-nordic": {"score": (84.61, 0.21)},
    "automa:saxony-rusviet": {"score": (81.18, 0.18)},
    "automa:polania-rusviet": {"score": (79.55, 0.20)},
}  # fmt: skip
"""Mean and standard error; `level:automa-person` where it is not the usual pair."""


class ScytheTempo:
    """See `automatable.core.simulating.tempo.Tempo`."""

    game = "scythe"
    assumption = "tempo-assumed-idle"

    def variants(self) -> Sequence[str]:
        return tuple(PUBLISHED)

    def measures(self) -> Sequence[Measure]:
        return (
            Measure("turns", "turns"),
            Measure("switch", "switch"),
            *turn_measures("star", STARS),
            Measure("coins", "coins"),
            Measure("regions", "regions"),
            Measure("score", "score"),
        )

    def known(self, variant: str) -> Mapping[str, Known]:
        found = {name: Known(*figure) for name, figure in PUBLISHED[variant].items()}
        return {**found, "switch": Known(turns_to_switch(_sides(variant)[0]))}

    def play(self, variant: str, seed: int) -> Sequence[int | None]:
        level, automa, person = _sides(variant)
        match = new_match(level, person, automa, str(seed))
        stars: list[int] = []
        switch: int | None = None
        while not match.state.ended_by:
            turn = match.state.turn
            answer_idly(match)
            side = match.state.automas[0]
            stars += [turn] * (side.stars - len(stars))
            if switch is None and side.scheme == "II":
                switch = turn
        return _row(match.state, match.state.automas[0], stars, switch, match.score().total(2))


def _row(
    state: State, automa: Automa, stars: Sequence[int], switch: int | None, score: int
) -> list[int | None]:
    reached = [stars[n - 1] if n <= len(stars) else None for n in STARS]
    return [state.turn, switch, *reached, automa.coins, region_count(state, automa), score]


def _sides(variant: str) -> tuple[str, str, str]:
    """Level, the Automa's faction, the person's."""
    level, _, pair = variant.partition(":")
    automa, person = pair.split("-") if pair else USUAL
    return level, automa, person


def turns_to_switch(level: str) -> float:
    """Exactly: the k-th of the S advancing cards lies at 20k / (S + 1) on average in its pass."""
    skips = level == "autometta"
    cards = built_in_deck("base").card
    advancing = sum(card.gold_star and not (skips and card.skip_mark) for card in cards)
    return 20 * levels()[level].switch_space / (advancing + 1)


def new_match(level: str, person: str, automa: str, seed: str) -> Match[State]:
    options = {"level": level, "human_faction": person, "automa_faction": automa}
    return Match.new(GAME, options, Seed.from_text(seed))


def answer_idly(match: Match[State]) -> None:
    """The person never acts; nothing is lost by not knowing the resources."""
    asked = match.pending.prompt if match.pending else None
    match.answer("done" if asked == "report" else "resources")


TEMPO = ScytheTempo()
