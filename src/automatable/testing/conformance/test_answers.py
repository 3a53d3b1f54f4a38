"""What a question says can be answered is what it accepts: no less, and no more."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from automatable.core.errors import Refused
from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.turns.forms import Form, Pick
from automatable.core.turns.procedure import Request
from automatable.testing.watching import Moment, at_every_moment, held

SAMPLE = 20
FOLLOWED = 3
"""That many of the answers looked at are given, too."""
MOMENTS = 60
"""The longest games are looked at now and then: each kind of question comes many times."""


def first(some: Any) -> Any:
    return some[0]


def last(some: Any) -> Any:
    return some[-1]


def filled(form: Form, chance: Random) -> set[str]:
    """The ends of every range, and something in between."""
    picks: list[Pick] = [first, last, chance.choice, chance.choice]
    return {form.filled(pick) for pick in picks if pick == chance.choice or not form.but}


@at_every_moment
def all_is_told_and_accepted(moment: Moment) -> None:
    if moment.match.pending is not None:
        assert_told_and_accepted(moment.match, moment.chance)


def assert_told_and_accepted(match: Match[Any], chance: Random) -> None:
    """Something can be answered, each answer stands there once, as it is written, and is taken."""
    request, listed, forms = match.pending, match.legal(), match.forms()
    assert request is not None
    assert listed or forms, request.prompt
    assert len(set(listed)) == len(listed), request.prompt
    some = chance.sample(listed, min(len(listed), SAMPLE))
    made = sorted({text for form in forms for text in filled(form, chance)})
    assert [request.read(text).text for text in some] == some
    assert [request.read(text).text for text in made] == made
    for text in [*some[:FOLLOWED], *chance.sample(made, min(len(made), FOLLOWED))]:
        match.copy().answer(text)


def test_every_question_tells_its_answers_and_accepts_each(game: Game[Any]) -> None:
    held(game, all_is_told_and_accepted)


@at_every_moment
def nothing_else_is_accepted(moment: Moment) -> None:
    rarely = moment.times <= MOMENTS and moment.chance.random() < 0.15
    if moment.match.pending is not None and (moment.times <= 2 or rarely):
        assert_nothing_else_is_accepted(moment.match, moment.chance, moment.known)


def assert_nothing_else_is_accepted(match: Match[Any], chance: Random, known: list[str]) -> None:
    """What was possible at other moments, whole or with a word exchanged, is refused or listed."""
    request, offer = match.pending, match.offer()
    assert request is not None
    if request.complete:
        for text in strangers(known, chance):
            if (written := canonical(request, text)) is not None:
                assert written in offer, f"{request.prompt}: {text}"
    known += chance.sample(sorted(offer.listed), min(len(offer.listed), 5))
    known += [form.filled(chance.choice) for form in offer.forms]


def strangers(known: list[str], chance: Random) -> Iterator[str]:
    """Texts of other moments, and mixtures of two of them."""
    for _ in range(SAMPLE):
        text, other = chance.choice(known), chance.choice(known)
        yield text
        words, others = text.split(" "), other.split(" ")
        words[chance.randrange(len(words))] = chance.choice(others)
        yield " ".join(words)


def canonical(request: Request, text: str) -> str | None:
    try:
        return request.read(text).text
    except Refused:
        return None


def test_nothing_else_is_accepted(game: Game[Any]) -> None:
    held(game, nothing_else_is_accepted)
