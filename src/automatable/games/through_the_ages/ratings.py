"""Science, culture, strength and happiness of the Automa, each with all its sources."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.games.through_the_ages.base_cards import civil
from automatable.games.through_the_ages.on_screen.ratings import own_strength
from automatable.games.through_the_ages.state import State
from automatable.games.through_the_ages.tactics import tactic_value

STATISTICS = ("science", "culture", "strength", "happiness")
RUINED_CULTURE = 2
MOST_HAPPY = 8


def sources(state: State, statistic: str) -> list[tuple[str, int]]:
    """What adds to a rating, by card id (TTA-EFF-09); `gained` stands for gain icons."""
    return [(id, amount) for id, amount in _sources(state, statistic) if amount]


def _sources(state: State, statistic: str) -> Iterator[tuple[str, int]]:
    automa = state.automa
    for card, count in automa.with_cubes():
        yield card.id, count * card.yields.get(statistic, 0)
    yield automa.government, civil(automa.government).icons.get(statistic, 0)
    for card in automa.specials():
        yield card.id, card.icons.get(statistic, 0)
    if automa.leader:
        yield automa.leader, leader_icons(state, automa.leader, statistic)
    for id in automa.wonders:
        yield id, wonder_icons(state, id, statistic)
    for id in automa.colonies:
        yield id, state.as_read(id).permanent.get(statistic, 0)
    if statistic == "strength" and automa.active_tactic:
        yield automa.active_tactic, tactic_value(state, automa.active_tactic)
    if statistic == "happiness":
        yield "gained", automa.happiness_gained


def leader_icons(state: State, leader: str, statistic: str) -> int:
    """Science, culture and strength; happiness only with a switch (TTA-TAKE-17, TTA-R-06)."""
    card = civil(leader)
    if statistic == "happiness":
        return card.leader_happiness if state.settings.leader_happiness == "on" else 0
    return card.icons.get(statistic, 0)


def wonder_icons(state: State, wonder: str, statistic: str) -> int:
    """A ruined wonder gives culture 2 and nothing else (TTA-EVT-11, TTA-WON-05)."""
    if wonder in state.automa.ruined_wonders:
        return RUINED_CULTURE if statistic == "culture" else 0
    return civil(wonder).icons.get(statistic, 0)


def rating(state: State, statistic: str) -> int:
    """Not below 0; happiness at most 8, though the true sum is kept (TTA-EFF-10, TTA-R-35).

    TTA-R-36
    """
    total = max(0, sum(amount for _, amount in _sources(state, statistic)))
    return min(total, MOST_HAPPY) if statistic == "happiness" else total


def strength(state: State) -> int:
    return rating(state, "strength")


def advantage(state: State) -> int:
    """How much stronger the Automa is; less than nothing if it is weaker (TTA-POL-02)."""
    return strength(state) - person_strength(state)


def person_strength(state: State) -> int:
    """As last reported; on screen as it is (TTA-ON-AUT-02)."""
    return own_strength(state) if state.on_screen else state.person.strength


def gold(state: State) -> int:
    """The gold on its action cards (TTA-GOLD-02)."""
    return sum(civil(id).gold for id in state.automa.hand.action)


def unit_strength(state: State) -> int:
    """The printed strength of all units together (TTA-COL-04)."""
    return sum(card.yields["strength"] * count for card, count in state.automa.units())
