"""Sparring partners for a person's seat: what they would do, with reasons to learn from.

They answer like a person: with the text of one of the legal answers. Where a quilt is not
tracked, or a patch within reach is unknown, they cannot play.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

from automatable.core.advice.looking_back import Judgement
from automatable.core.advice.players import Advice, Advised, Figure
from automatable.core.turns.events import Ref, Value
from automatable.games.patchwork.actions import ADVANCE, FIRST_BUY, action_text, legal_actions
from automatable.games.patchwork.components import Patch
from automatable.games.patchwork.planner import Worth, worths
from automatable.games.patchwork.policies import greedy, slot
from automatable.games.patchwork.quilt import CELLS, cell_name
from automatable.games.patchwork.state import FINAL, State

SHOWN = 3
"""A choice and its alternatives."""


def can_play(state: State, legal: Sequence[str]) -> bool:
    """Whether an ordinary turn or a leather patch is asked for, with all in view."""
    seats = [seat for seat in (1, 2) if seat == 1 or state.automa is None]
    return None not in state.window and all(state.person(s).quilt is not None for s in seats)


class Greedy:
    """The reference policy `greedy` (PAT-LAB-10) as a partner for beginners."""

    id, game, takes_time, usual = "greedy", "patchwork", False, False

    def can_answer(self, state: State, legal: Sequence[str]) -> bool:
        return can_play(state, legal)

    def advise(self, state: State, legal: Sequence[str], seconds: float = 0) -> Advice:
        actions = legal_actions(state)
        chosen = greedy(state, actions, lambda n: 0)
        others = sorted(actions, key=lambda action: (-cells_of(state, action), action))
        shown = one_of_each(state, [chosen, *others])
        choices = [choice(state, a, legal, _covers(cells_of(state, a))) for a in shown]
        return Advice(self.id, tuple(choices), "player-greedy-reason")


class Planner:
    """The planner with the terms of its evaluation, beside those of the next best moves."""

    id, game, takes_time, usual = "planner", "patchwork", False, True
    games_judged = 0

    def can_answer(self, state: State, legal: Sequence[str]) -> bool:
        return can_play(state, legal)

    def advise(self, state: State, legal: Sequence[str], seconds: float = 0) -> Advice:
        found = {worth.action: worth for worth in worths(state, legal_actions(state))}
        order = sorted(found, key=lambda action: (-found[action].total, action))
        choices = [
            choice(state, action, legal, _terms(found[action]))
            for action in one_of_each(state, order)
        ]
        return Advice(self.id, tuple(choices), "player-planner-reason")

    def can_judge(self, state: State, legal: Sequence[str], played: str) -> bool:
        from automatable.games.patchwork.looking_back import action_of

        return can_play(state, legal) and action_of(state, played) is not None

    def judge(self, state: State, legal: Sequence[str], played: str, seed: int) -> Judgement:
        """In points; without chances, and without saying how sure that is."""
        from automatable.games.patchwork.looking_back import judged_by_planner

        return judged_by_planner(state, legal, played)


def one_of_each(state: State, actions: Iterable[int]) -> list[int]:
    """The best ways to do different things: a patch counts once, wherever it would lie.

    A leather patch is always the same thing, so there its places count.
    """
    if state.leather_to_place:
        return list(islice(dict.fromkeys(actions), SHOWN))
    kinds: dict[int, int] = {}
    for action in actions:
        kinds.setdefault(-1 if action == ADVANCE else slot(action), action)
    return list(kinds.values())[:SHOWN]


def choice(
    state: State, action: int, legal: Sequence[str], figures: Iterable[Figure] = ()
) -> Advised:
    """An action as an answer, and in words."""
    text = action_text(state, action)
    answer = text if text in legal else f"{text}#"
    key, args = _meaning(state, action)
    return Advised(answer, key, args, tuple(figures))


def _meaning(state: State, action: int) -> tuple[str, Mapping[str, Value]]:
    if action == ADVANCE:
        start, other = state.time[state.to_move - 1], state.time[2 - state.to_move]
        return "advice-advance", {"n": min(FINAL, other + 1) - start}
    if action < FIRST_BUY:
        return "advice-leather", {"cell": Ref("cell", cell_name(action - 1))}
    cell = Ref("cell", cell_name((action - FIRST_BUY) % CELLS))
    return "advice-buy", {"patch": Ref("patch", bought(state, action).id), "cell": cell}


def bought(state: State, action: int) -> Patch:
    return state.known_window[slot(action)]


def cells_of(state: State, action: int) -> int:
    """How many cells the action covers."""
    return bought(state, action).cells if action >= FIRST_BUY else int(action != ADVANCE)


def _covers(cells: int) -> Iterator[Figure]:
    yield Figure("figure-covers", cells, "count")


def _terms(worth: Worth) -> Iterator[Figure]:
    for name, points in worth.points().items():
        yield Figure(f"figure-{name}", points)
    yield Figure("figure-total", sum(worth.points().values()))


PLAYERS = (Greedy(), Planner())
