"""Why a turn is advised: what it brings now and every round, and where the round leads."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.advice.players import Reason
from automatable.core.turns.events import Ref, Value
from automatable.games.age_of_innovation.components import AUTOMA, DISCIPLINES, FINAL_ROUND
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.income import expected
from automatable.games.age_of_innovation.on_screen.player import PERSON, is_income
from automatable.games.age_of_innovation.on_screen.players.meaning import meaning
from automatable.games.age_of_innovation.on_screen.players.rector import Thought
from automatable.games.age_of_innovation.on_screen.players.thinking import SILENT
from automatable.games.age_of_innovation.state import State

SHOWN = 4
EVERY_ROUND = ("tools", "coins", "scholars", "power", "books", "points")
QUICK = ("power", "book", "innovation")
"""Actions that she may take first."""


def reasons(now: State, thought: Thought) -> tuple[Reason, ...]:
    """In words, the most telling first; what income and a round's end bring comes anyway."""
    if thought.text in ("accept", "refuse"):
        return (Reason(f"advice-why_{thought.text}"),)
    acts = now.phase == "play" and now.to_move == PERSON and not is_income(now)
    return tuple(_all(now, thought))[:SHOWN] if acts else ()


def _all(now: State, thought: Thought) -> Iterator[Reason]:
    yield from _points(now, thought.state)
    yield from _founded(now, thought.state)
    yield from _every_round(now, thought.state)
    yield from _race(now, thought.state)
    yield from _quick(thought)
    yield from _ahead(thought)


def _points(now: State, then: State) -> Iterator[Reason]:
    """Points at once, with the line of the score sheet that gives the most."""
    assert now.player is not None
    assert then.player is not None
    gained = {
        line: n - now.player.ledger.get(line, 0)
        for line, n in then.player.ledger.items()
        if n > now.player.ledger.get(line, 0)
    }
    if gained:
        most = max(gained, key=gained.__getitem__)
        n = then.player.points - now.player.points
        yield Reason("advice-why_points", {"n": n, "source": Ref("source", most)})


def _founded(now: State, then: State) -> Iterator[Reason]:
    assert now.player is not None
    assert then.player is not None
    if len(then.player.city_tiles) > len(now.player.city_tiles):
        yield Reason("advice-why_city", {"tile": Ref("city_tile", then.player.city_tiles[-1])})


def _every_round(now: State, then: State) -> Iterator[Reason]:
    """What the income of every round has more."""
    if now.round == FINAL_ROUND or PERSON in then.passed:
        return
    before, after = (expected(PersonTurn(state, SILENT)) for state in (now, then))
    for what in EVERY_ROUND:
        if (n := after[what] - before[what]) > 0:
            yield Reason("advice-why_income", {"n": n, "what": Ref("tally", what)})


def _race(now: State, then: State) -> Iterator[Reason]:
    """Disciplines in which the person comes level with her or gets ahead."""
    for discipline in DISCIPLINES:
        hers = now.knowledge[AUTOMA][discipline]
        before, after = (state.knowledge[PERSON][discipline] for state in (now, then))
        if after > before:
            how = "ahead" if after > hers else "level" if after == hers else "behind"
            named = Ref("discipline", discipline)
            levels: dict[str, Value] = {"level": after, "hers": hers, "how": how}
            yield Reason("advice-why_level", {"discipline": named, **levels})


def _quick(thought: Thought) -> Iterator[Reason]:
    verbs = {text.split()[0] for text in thought.texts}
    found = next((verb for verb in QUICK if verb in verbs), None)
    if found:
        yield Reason(f"advice-why_first_{found}")


def _ahead(thought: Thought) -> Iterator[Reason]:
    """The next turn as planned, and what the rest of the round adds up to."""
    if thought.plan is None:
        return
    ways = thought.plan.ways()
    if len(ways) > 1:
        key, args = meaning("turn", ways[1].action, ways[0].state)
        yield Reason(f"advice-next_{key.partition('-')[2]}", args)
        end = thought.plan.state.player
        start = thought.state.player
        assert end is not None
        assert start is not None
        if (n := end.points - start.points) > 0:
            yield Reason("advice-why_round", {"n": n, "turns": len(ways) - 1})
