"""The Automa's clock: how likely its sixth star is placed within that many of its turns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from automatable.games.scythe.components import Level, levels, scoring
from automatable.games.scythe.odds import unseen
from automatable.games.scythe.state import Automa

MOST = 60
"""Turns that are looked at; long before that every Automa has its six stars."""
COMBAT_STARS = {"I": 0.02, "II": 0.1}
"""How likely a turn of each scheme brings a star in a combat."""
POWER = {"I": 0.8, "II": 1.2}
"""Power that a turn of each scheme brings, what combats cost taken off."""
NEVER = 0.005
"""Less than this is taken for nothing."""


class Clock:
    """For each of its next turns: whether the game is over by then."""

    def __init__(self, over: Sequence[float]) -> None:
        """The chance that it is over after no turn, after one, and so on; the last is 1."""
        beyond = [1.0] * (MOST + 2 - len(over))
        by = (*over, *beyond)
        self.ends = tuple(now - before for before, now in pairwise((0.0, *by)))
        """The chance that the game ends in exactly this turn of the Automa."""
        self.alive = tuple(1 - over for over in by)
        """The chance that it goes on after that many."""
        self.left = tuple(_further(self.alive[turns:]) for turns in range(len(by)))
        """Turns that are to be expected beyond that many, if it goes on after them."""


def _further(alive: Sequence[float]) -> float:
    return sum(alive) / alive[0] if alive[0] > NEVER else 0.0


def clock_of(automa: Automa) -> Clock:
    """From its stars, its marker, its power and the cards that nobody has seen."""
    cards = unseen(automa)
    skips = automa.on("skip_like_autometta")
    gold = [card.gold_star and not (skips and card.skip_mark) for card in cards]
    every = automa.cards.card
    usual = sum(card.gold_star and not (skips and card.skip_mark) for card in every)
    return _clock(
        automa.level,
        (automa.progress, automa.combat_stars, automa.power_star),
        automa.power,
        automa.number("power_delta"),
        (sum(gold) / len(gold), len(gold), usual / len(every)),
    )


Stars = tuple[int, int, bool]
"""The marker, stars in combats, and whether the star for power is placed."""


@lru_cache(1 << 10)
def _clock(
    level: str, stars: Stars, power: float, more: int, gold: tuple[float, int, float]
) -> Clock:
    card, (progress, fought, powerful) = levels()[level], stars
    marker, combats = [1.0], [1.0]
    soon, cards, usual = gold
    over = [0.0]
    for turn in range(1, MOST + 1):
        second = sum(p for n, p in enumerate(marker) if progress + n >= card.switch_space)
        marker = _shifted(marker, soon if turn <= cards else usual, MOST)
        rate = COMBAT_STARS["II"] * second + COMBAT_STARS["I"] * (1 - second)
        combats = _shifted(combats, rate, scoring().combat_stars - fought)
        power += POWER["II"] * second + POWER["I"] * (1 - second) + more
        strong = 0.0 if powerful else min(1.0, max(0.0, (power - 12) / 8))
        by_now = _six(card, stars, marker, combats, strong)
        over.append(max(over[-1], by_now))
        if over[-1] > 1 - NEVER:
            break
    return Clock(over)


def _shifted(chances: Sequence[float], rate: float, most: int) -> list[float]:
    """One more with this chance, up to that many."""
    moved = [0.0] * min(len(chances) + 1, most + 1)
    for number, chance in enumerate(chances):
        further = rate if number < most else 0.0
        moved[number] += chance * (1 - further)
        if further:
            moved[number + 1] += chance * further
    return moved


def _six(
    card: Level, stars: Stars, marker: Sequence[float], combats: Sequence[float], strong: float
) -> float:
    progress, fought, powerful = stars
    found = 0.0
    for steps, chance in enumerate(marker):
        placed = card.stars_at(progress + steps) + fought + powerful
        for more, share in enumerate(combats):
            missing = scoring().stars_to_end - placed - more
            found += chance * share * (1.0 if missing <= 0 else strong if missing == 1 else 0.0)
    return found
