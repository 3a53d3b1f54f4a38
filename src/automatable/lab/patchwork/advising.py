"""The tree search as a sparring partner at the table.

Without numba, or while it is not known which patches lie in the circle, the planner answers
instead, and the advice says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib.util import find_spec

from automatable.core.advice.looking_back import Judgement, public_seed
from automatable.core.advice.players import Advice, Advised, Figure, Reason
from automatable.core.game import game
from automatable.games.patchwork.looking_back import differences
from automatable.games.patchwork.players import SHOWN, Planner, can_play, choice
from automatable.games.patchwork.state import State
from automatable.lab.patchwork.effort import LOOK_BACK


class SearchPlayer:
    """Weighs what can be done as the look back does: within a second the very same judgement."""

    id, game, takes_time, usual = "search", "patchwork", True, find_spec("numba") is not None
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
        from automatable.lab.patchwork.judging import weighed

        seed = public_seed(game(self.game), state)
        found = weighed(state, seed, LOOK_BACK.in_seconds(seconds))[:SHOWN]
        figures = [Figure("figure-chance", one.chance, "share", one.error) for one in found]
        choices = [
            choice(state, one.action, legal, [figure])
            for one, figure in zip(found, figures, strict=True)
        ]
        return Advice(self.id, _with_reasons(state, choices), "player-search-reason")

    def can_judge(self, state: State, legal: Sequence[str], played: str) -> bool:
        known = find_spec("numba") and None not in state.circle
        return bool(known) and Planner().can_judge(state, legal, played)

    def judge(self, state: State, legal: Sequence[str], played: str, seed: int) -> Judgement:
        """By many games played on, with how sure that is."""
        from automatable.lab.patchwork.judging import judgement

        return judgement(state, legal, played, seed)


def _with_reasons(state: State, choices: list[Advised]) -> tuple[Advised, ...]:
    """What the first has that the second has not, in words."""
    best, *others = choices
    if others:
        found = differences(state, best.answer, others[0].answer)
        reasons = tuple(Reason(f"advice-why-{kind}", args) for kind, args in found)
        best = replace(best, reasons=reasons)
    return (best, *others)


def _instead(state: State, legal: Sequence[str], note: str) -> Advice:
    return replace(Planner().advise(state, legal), note=note)


PLAYERS = (SearchPlayer(),)
