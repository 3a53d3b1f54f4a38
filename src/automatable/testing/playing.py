"""Playing any game without knowing it: what is asked, what can be answered, what can be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from math import prod
from random import Random
from typing import Any

from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import save
from automatable.core.options import Option, Options
from automatable.core.turns.forms import Form, Pick
from automatable.core.turns.procedure import Answer, Draw, Request

ENDS = ("done", "pass")
"""How the answers that end a turn begin, in every game of ours."""
MOST_CANDIDATES = 4000
MOST_PAIRED = 500
"""Above that many sets of options a game is played with every value, not with every two."""


def legal_answer(match: Match[Any], pick: Pick) -> str:
    """Some legal answer to what is asked now: first a kind of answer, then one of the kind.

    So matches come to an end, however many things can be reported; mostly, a turn that can be
    ended is. Nobody gives up.
    """
    kinds = _kinds(match)
    ends = [kind for kind in kinds if kind in ENDS]
    names = ends if ends and pick((True, True, True, False)) else list(kinds)
    return _one_of(kinds[pick(names)], pick)


def even_answer(match: Match[Any], pick: Pick) -> str:
    """Some legal answer, every kind as often as another: turns are long, and rare things happen."""
    kinds = _kinds(match)
    return _one_of(kinds[pick(list(kinds))], pick)


def _kinds(match: Match[Any]) -> dict[str, list[str | Form]]:
    """What can be answered now, by its first word."""
    request = match.pending
    assert request is not None
    kinds: dict[str, list[str | Form]] = {}
    for text in match.legal():
        if text not in request.giving_up:
            kinds.setdefault(text.split(" ")[0], []).append(text)
    for form in match.forms():
        kinds.setdefault(form.head.split(" ")[0], []).append(form)
    return kinds


def _one_of(answers: list[str | Form], pick: Pick) -> str:
    chosen = pick(answers)
    return chosen.filled(pick) if isinstance(chosen, Form) else str(chosen)


def by_chance(chance: Random) -> Callable[[Request], Answer[Any]]:
    """Answers whatever a procedure asks with something that its question tells."""

    def answer(request: Request) -> Answer[Any]:
        listed = list(request.legal())
        text = chance.choice(listed) if listed else request.forms()[0].filled(chance.choice)
        return request.read(text)

    return answer


def play_on(match: Match[Any], pick: Pick) -> Iterator[Match[Any]]:
    """Answer legally to the end; yields the match whenever something is asked, and at the end."""
    while not match.over:
        yield match
        match.answer(legal_answer(match, pick))
    yield match


@cache
def finished(game: Game[Any]) -> tuple[Match[Any], ...]:
    """One whole match for every set of options; read only."""
    matches = []
    for number, options in enumerate(option_sets(game)):
        match = Match.new(game, options, Seed.from_text(str(number)))
        for _ in play_on(match, Random(number).choice):
            pass
        matches.append(match)
    return tuple(matches)


def snapshot(match: Match[Any]) -> dict[str, Any]:
    """Everything there is to see of a match: equal before and after what must change nothing."""
    return {
        "save": save(match),
        "entries": match.entries,
        "opening": match.opening,
        "asked": asked(match.pending),
        "legal": match.legal(),
        "undoable": match.undoable(),
        "position": match.position() if match.set_up_done else None,
        "score": match.score() if match.set_up_done else None,
        "in_store": match.deal(match.pending) if isinstance(match.pending, Draw) else None,
    }


def asked(request: Request | None) -> Any:
    """A question without its functions, which are never equal."""
    if request is None or isinstance(request, Draw):
        return request
    return (type(request), request.prompt, request.rule, dict(request.args))


def with_seed(match: Match[Any], seed: Seed) -> Match[Any]:
    """The same answers, the dealt ones included, in a match with another seed."""
    return Match.replayed(match.game, match.options, seed, match.start, match.answers)


@cache
def option_sets(game: Game[Any]) -> list[dict[str, Any]]:
    """Few sets of options in which every two values that can meet do meet in a match.

    A game with very many options, or of a file, must be content with every value being played.
    """
    paired = size(game.options()) <= MOST_PAIRED and not game.is_from_file
    meetings = pairs if paired else values
    sets: list[dict[str, Any]] = []
    left = {frozenset(meetings(chosen)): chosen for chosen in candidates(game.options())}
    missing = frozenset().union(*left)
    while missing:
        best = max(left, key=lambda met: len(met & missing))
        sets.append(left.pop(best))
        missing -= best
    return sets


def pairs(chosen: Options) -> Iterator[Any]:
    return combinations(chosen.items(), 2)


def values(chosen: Options) -> Iterator[Any]:
    return iter(chosen.items())


def size(options: Sequence[Option]) -> int:
    """How many sets of options there are at most."""
    return prod(len(option.choices) for option in options)


def candidates(options: Sequence[Option]) -> list[dict[str, Any]]:
    """Every set of options that can be chosen; of very many, a sample that is always the same."""
    if size(options) <= MOST_CANDIDATES:
        return all_option_sets(options)
    pick = Random("options").choice
    return [some_option_set(options, pick) for _ in range(MOST_CANDIDATES)]


def all_option_sets(options: Sequence[Option]) -> list[dict[str, Any]]:
    sets: list[dict[str, Any]] = [{}]
    for option in options:
        sets = [{**chosen, option.key: v} for chosen in sets for v in option.offered(chosen)]
    return sets


def some_option_set(options: Sequence[Option], pick: Pick) -> dict[str, Any]:
    chosen: dict[str, Any] = {}
    for option in options:
        chosen[option.key] = pick(option.offered(chosen))
    return chosen
