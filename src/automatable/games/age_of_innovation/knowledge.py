"""Send a scholar; advance in a discipline (AOI-SCH, AOI-ADV)."""

from __future__ import annotations

from automatable.core.turns.choice import Decision, Filter, choose, keep, least, require
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.components import (
    AUTOMA,
    DISCIPLINES,
    AutomaCard,
    base_game,
)
from automatable.games.age_of_innovation.selection import direction
from automatable.games.age_of_innovation.sight import doubt_space, need
from automatable.games.age_of_innovation.state import State
from automatable.games.age_of_innovation.telling import told


def send_scholar(state: State, card: AutomaCard, log: Log) -> Procedure[None]:
    """Discipline first, then the free space with the highest number (AOI-SCH-05)."""
    by_tile = card.scholar_selection == "scoring_tile"
    decision = yield from told(state, log, lambda: for_scholar(state, card, by_tile))
    if decision.chosen is None:
        log.decided("aoi-scholar_fails", "AOI-SCH-01", decision)
        return
    discipline = str(decision.chosen)
    named = Ref("discipline", discipline)
    log.decided("aoi-scholar_choice", "AOI-SCH-02", decision, discipline=named)
    space = yield from told(state, log, lambda: _space(state, discipline))
    before = state.knowledge[AUTOMA][discipline]
    if space is None:
        level = climb(state, AUTOMA, discipline, 1)  # AOI-SCH-06
        n = level - before
        log.instruct("aoi-scholar_none", "AOI-SCH-06", discipline=named, n=n, level=level)
        return
    state.scholars_left -= 1
    state.scholar_spaces[discipline][space] = AUTOMA
    doubt_space(state, discipline)
    number = base_game().knowledge.scholar_spaces[space]
    level = climb(state, AUTOMA, discipline, number)
    n = level - before
    log.instruct("aoi-scholar", "AOI-SCH-05", discipline=named, space=number, n=n, level=level)


def advance(state: State, card: AutomaCard, log: Log, levels: int = 1) -> Procedure[None]:
    """Without a scholar; the scoring tile symbol is not used (AOI-ADV-03)."""
    decision = yield from told(state, log, lambda: for_step(state, card))
    if decision.chosen is None:
        log.decided("aoi-advance_fails", "AOI-ADV-01", decision)
        return
    discipline = str(decision.chosen)
    named = Ref("discipline", discipline)
    log.decided("aoi-advance_choice", "AOI-ADV-01", decision, discipline=named)
    before = state.knowledge[AUTOMA][discipline]
    level = climb(state, AUTOMA, discipline, levels)
    log.instruct("aoi-advance", "AOI-ADV-04", discipline=named, n=level - before, level=level)


def for_scholar(state: State, card: AutomaCard, by_tile: bool) -> Decision:
    """The discipline of the tile, or the one to catch up in (AOI-SCH-03, AOI-SCH-04, AOI-R-14)."""
    on_tile = keep("scoring_tile", lambda d: d == state.tile.discipline, rule="AOI-SCH-03")
    need(state, "levels", _levels(state, by_tile))
    methods = catch_up(state, "AOI-SCH-04", "AOI-SCH-04")
    return _choose(state, card, "AOI-SCH-02", [on_tile, *methods] if by_tile else methods)


def for_step(state: State, card: AutomaCard) -> Decision:
    """The discipline to catch up in (AOI-ADV-02, AOI-ADV-03)."""
    need(state, "levels", _levels(state, by_tile=False))
    return _choose(state, card, "AOI-ADV-01", catch_up(state, "AOI-ADV-02", "AOI-ADV-03"))


def _levels(state: State, by_tile: bool) -> list[str]:
    """The person's levels on which the choice rests: of the tile's discipline alone, if it is open.

    AOI-LIGHT-02
    """
    running = [d for d in DISCIPLINES if not is_closed(state, d)]
    on_zero = [d for d in running if state.knowledge[AUTOMA][d] == 0]
    if by_tile and state.tile.discipline in running:
        return [f"level {state.tile.discipline}"]
    return [f"level {discipline}" for discipline in on_zero or running]


def _choose(state: State, card: AutomaCard, rule: str, methods: list[Filter]) -> Decision:
    is_open = require("open", lambda d: not is_closed(state, d), rule="AOI-SCH-02")
    return choose(
        "discipline", DISCIPLINES, is_open, *methods, direction(card), rule=rule, kind="discipline"
    )


def catch_up(state: State, on_zero: str, nearest: str) -> list[Filter]:
    """Markers on 0 if there are any, then the nearest to the person's (AOI-R-08)."""
    levels = state.knowledge[AUTOMA]

    def distance(discipline: str) -> int:
        return abs(levels[discipline] - person_level(state, discipline))

    return [
        keep("on_zero", lambda d: levels[d] == 0, rule=on_zero, measure=levels.__getitem__),
        least("catch_up", distance, rule=nearest),
    ]


def person_level(state: State, discipline: str) -> int:
    """The person's marker; with two persons the higher one (AOI-TWO-08)."""
    return max(state.knowledge[who][discipline] for who in state.persons)


def is_closed(state: State, discipline: str) -> bool:
    """A marker of anybody on level 12 closes a discipline (AOI-SCH-02, AOI-TWO-06)."""
    top = base_game().knowledge.top
    return any(levels[discipline] == top for levels in state.knowledge.values())


def free_space(state: State, discipline: str) -> int | None:
    """The free space with the highest number: they lie in the order 3, 2, 2, 2."""
    spaces = state.scholar_spaces[discipline]
    return spaces.index(None) if None in spaces else None


def _space(state: State, discipline: str) -> int | None:
    """Where a scholar of hers goes, if she has one (AOI-SCH-06)."""
    if not state.scholars_left:
        return None
    need(state, "scholars", [f"space {discipline}"])
    return free_space(state, discipline)


def climb(state: State, who: str, discipline: str, steps: int) -> int:
    """Move a marker up, not beyond 12 (AOI-SCH-07); returns its level.

    AOI-GEN-10, AOI-GEN-11, AOI-R-13
    """
    levels = state.knowledge[who]
    levels[discipline] = min(levels[discipline] + steps, base_game().knowledge.top)
    return levels[discipline]
