"""Income at the start of a round (AOI-ON-INC)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.components import DISCIPLINES
from automatable.games.age_of_innovation.on_screen.books import take_books
from automatable.games.age_of_innovation.on_screen.components import (
    building_types,
    competencies,
    innovations,
    side,
)
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.knowledge import single_steps

Source = tuple[str, Mapping[str, int]]
"""The line of the score sheet it belongs to, and what it brings."""
RULE = "AOI-ON-INC-01"


def income(turn: PersonTurn) -> Procedure[None]:
    """Steps, books, then everything else, power as one sum (AOI-ON-INC-01, AOI-ON-INC-07)."""
    turn.tell("aoi-on_income", RULE, round=turn.state.round)
    for source, gains in sources(turn):
        yield from single_steps(turn, gains.get("steps", 0), source)
    tell_sources(turn)
    for source, gains in sources(turn):
        yield from take_books(turn, gains.get("books", 0), source)
    for source, gains in sources(turn):
        turn.score(source, gains.get("points", 0), RULE)
    sums = expected(turn)
    for what in ("coins", "tools", "scholars", "power"):
        turn.gain(what, sums[what], RULE)  # AOI-ON-INC-08


def tell_sources(turn: PersonTurn) -> None:
    """A line a source, before books are chosen and everything is added up (AOI-ON-VIEW-08)."""
    brought: dict[str, Counter[str]] = {}
    for source, gains in sources(turn):
        brought.setdefault(source, Counter()).update(gains)
    for source, sums in brought.items():
        gained = tuple(Ref(f"of_{what}", n) for what, n in sums.items() if n)
        if gained:
            turn.log.announce(
                "aoi-on_income_from", RULE, source=Ref("income_from", source), gains=gained
            )


def expected(turn: PersonTurn) -> Counter[str]:
    """What all open symbols give together now."""
    sums = Counter[str]()
    for _, gains in sources(turn):
        sums.update(gains)
    return sums


def sources(turn: PersonTurn) -> Iterator[Source]:
    """Where income comes from; books in the order bonus, competency, palace (AOI-ON-INC-05)."""
    player = turn.player
    yield "board", turn.board.income
    yield from _buildings(turn)
    yield "bonus", turn.bonus.income
    for id in player.competencies:
        yield "competency", competencies()[id].income
    yield "palace", turn.palace.income
    for tile in player.innovations:
        yield "innovation", innovations()[tile].income
    yield "faction", turn.faction.income  # AOI-ON-FAC-10
    for discipline in DISCIPLINES:
        if turn.levels[discipline] >= side().knowledge.income_level:  # AOI-ON-INC-06
            yield "knowledge_income", side().knowledge.income[discipline]


def _buildings(turn: PersonTurn) -> Iterator[Source]:
    """By number built, neutral ones aside (AOI-ON-INC-02 to -04, AOI-ON-NEU-03).

    AOI-ON-INC-03, AOI-ON-INC-04
    """
    for type, piece in building_types().items():
        if piece.income_by_built:
            number = turn.built(type)
            yield type, {what: table[number] for what, table in piece.income_by_built.items()}
    if turn.built("guild"):
        yield "guild", {"coins": turn.board.first_guild_extra_coins}
