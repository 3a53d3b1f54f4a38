"""The tree search as a sparring partner at the table.

Without numba, or while it is not known which patches lie in the circle, the planner answers
instead, and the advice says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib.util import find_spec
from typing import TYPE_CHECKING

from automatable.core.advice.looking_back import Judgement
from automatable.core.advice.players import Advice, Figure
from automatable.games.patchwork.players import Planner, can_play, choice, one_of_each
from automatable.games.patchwork.state import State
from automatable.lab.patchwork.budget import Budget
from automatable.lab.patchwork.effort import LOOK_BACK

if TYPE_CHECKING:
    from automatable.lab.patchwork.search import Considered


class SearchPlayer:
    """Thinks for as long as it is given; tells how often it looked at what, and the prospects."""

    id, game, takes_time, usual = "search", "patchwork", True, False
    games_judged = LOOK_BACK.games

    def can_answer(self, state: State, legal: Sequence[str]) -> bool:
        return can_play(state, legal)

    def advise(self, state: State, legal: Sequence[str], seconds: float) -> Advice:
        if not find_spec("numba"):
            return _instead(state, legal, "player-search-no_kernel")
        if None in state.circle:
            return _instead(state, legal, "player-search-unknown_circle")
        return self._search(state, legal, seconds)

    def _search(self, state: State, legal: Sequence[str], seconds: float) -> Advice:
        from automatable.lab.patchwork.search import suggest

        suggest(state, Budget(iterations=1))  # compiles, on somebody else's time
        seen = suggest(state, Budget(seconds=seconds))
        found = {looked.action: looked for looked in seen if looked.visits}
        total = sum(looked.visits for looked in found.values())
        choices = [
            choice(state, action, legal, _figures(found[action], total))
            for action in one_of_each(state, found)
        ]
        return Advice(self.id, tuple(choices), "player-search-reason")

    def can_judge(self, state: State, legal: Sequence[str], played: str) -> bool:
        known = find_spec("numba") and None not in state.circle
        return bool(known) and Planner().can_judge(state, legal, played)

    def judge(self, state: State, legal: Sequence[str], played: str, seed: int) -> Judgement:
        """By many games played on, with how sure that is."""
        from automatable.lab.patchwork.judging import judgement

        return judgement(state, legal, played, seed)


def _figures(seen: Considered, total: int) -> Iterator[Figure]:
    yield Figure("figure-prospect", seen.value, "share")
    yield Figure("figure-visits", seen.visits, "count")
    yield Figure("figure-attention", seen.visits / max(1, total), "share")


def _instead(state: State, legal: Sequence[str], note: str) -> Advice:
    return replace(Planner().advise(state, legal), note=note)


PLAYERS = (SearchPlayer(),)
