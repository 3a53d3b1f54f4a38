"""What a question says can be answered is what it accepts: no less, and no more."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from automatable.core.errors import Refused
from automatable.core.forms import Form, Pick
from automatable.core.game import Game
from automatable.core.match import Match
from automatable.core.procedure import Request
from automatable.core.rng import Seed
from automatable.testing.playing import legal_answer, option_sets

SAMPLE = 20
FOLLOWED = 3
"""So many of the answers looked at are given, too."""
MOMENTS = 60
"""The longest games are looked at now and then: each kind of question comes many times."""


def moments(game: Game[Any]) -> Iterator[tuple[Match[Any], Request, Random]]:
    """Random play of every set of options, at the moments that are looked at."""
    for number, options in enumerate(option_sets(game)):
        match = Match.new(game, options, Seed.from_text(f"answers {number}"))
        player = Random(number)
        seen: dict[str, int] = {}
        while match.pending is not None:
            prompt = match.pending.prompt
            seen[prompt] = seen.get(prompt, 0) + 1
            if seen[prompt] <= MOMENTS and (seen[prompt] <= 2 or player.random() < 0.15):
                yield match, match.pending, player
            match.answer(legal_answer(match, player.choice))


def first(some: Any) -> Any:
    return some[0]


def last(some: Any) -> Any:
    return some[-1]


def filled(form: Form, player: Random) -> set[str]:
    """The ends of every range, and something in between."""
    picks: list[Pick] = [first, last, player.choice, player.choice]
    return {form.filled(pick) for pick in picks if pick == player.choice or not form.but}


def test_every_question_tells_its_answers_and_accepts_each(game: Game[Any]) -> None:
    for match, request, player in moments(game):
        listed, forms = match.legal(), match.forms()
        assert listed or forms, request.prompt
        assert len(set(listed)) == len(listed), request.prompt
        some = player.sample(listed, min(len(listed), SAMPLE))
        made = sorted({text for form in forms for text in filled(form, player)})
        assert [request.read(text).text for text in some] == some
        assert [request.read(text).text for text in made] == made
        followed = [*some[:FOLLOWED], *player.sample(made, min(len(made), FOLLOWED))]
        for text in followed:
            assert match.copy().answer(text) is not None


def test_nothing_else_is_accepted(game: Game[Any]) -> None:
    """What was possible at other moments, whole or with a word exchanged, is refused or listed."""
    known: list[str] = ["done"]
    for match, request, player in moments(game):
        offer = match.offer()
        if request.complete:
            for text in strangers(known, player):
                if (written := canonical(request, text)) is not None:
                    assert written in offer, f"{request.prompt}: {text}"
        known += player.sample(sorted(offer.listed), min(len(offer.listed), 5))
        known += [form.filled(player.choice) for form in offer.forms]


def strangers(known: list[str], player: Random) -> Iterator[str]:
    """Texts of other moments, and mixtures of two of them."""
    for _ in range(SAMPLE):
        text, other = player.choice(known), player.choice(known)
        yield text
        words, others = text.split(" "), other.split(" ")
        words[player.randrange(len(words))] = player.choice(others)
        yield " ".join(words)


def canonical(request: Request, text: str) -> str | None:
    try:
        return request.read(text).text
    except Refused:
        return None
