"""Correcting by pointing: what is offered leads somewhere, is put into words and is taken back."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from automatable.core.errors import AutomatableError
from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.state.pointing import Board, Mend, Thing, things_of
from automatable.testing.playing import option_sets, play_on
from automatable.ui.stage.pointing import is_possible, mending, pointing
from automatable.ui.words.answers import answer_in_words
from automatable.ui.words.words import Words

SETS = 3
EVERY = 19
QUESTIONS = 60
TRIED = 8
"""Mends that are tried at each of those questions."""


def moments(game: Game[Any]) -> Iterator[Match[Any]]:
    """Some moments of games with very different options."""
    for options in option_sets(game)[:SETS]:
        match = Match.new(game, options, Seed.from_text("pointed at"))
        for step, at in enumerate(play_on(match, Random("pointed at").choice)):
            if step > QUESTIONS or at.over:
                break
            if at.set_up_done and step % EVERY == 0:
                yield at


def all_ids(slips: Sequence[Thing], boards: Sequence[Board]) -> list[str]:
    on_boards = [thing.id for board in boards for thing in (*board.things, *board.inner)]
    return [*(thing.id for thing in slips), *on_boards]


def test_what_is_pointed_at_leads_somewhere(game: Game[Any], words: Words) -> None:
    for match in moments(game):
        slips, boards = pointing(match, words)
        things, ids = things_of(slips, boards), all_ids(slips, boards)
        assert len(set(ids)) == len(ids), "every thing has an id of its own"
        spots = {id for board in boards for id in board.spots}
        for thing in things.values():
            assert thing.name, thing.id
            assert thing.mends or thing.number, thing.id
            for mend in thing.mends:
                assert mend.told
                assert bool(mend.changes) + bool(mend.leads) + (mend.back_to is not None) == 1
                assert not mend.leads or mend.leads in things
                assert not mend.at or mend.at in spots


def offered(things: Sequence[Thing]) -> list[tuple[dict[str, str], Mend | None]]:
    """All forms that the pages may send, and the mend of each; a number has none."""
    forms: list[tuple[dict[str, str], Mend | None]] = [
        ({"at": thing.id, "to": str(n)}, mend)
        for thing in things
        for n, mend in enumerate(thing.mends)
        if not mend.leads
    ]
    numbers = [thing for thing in things if thing.number]
    return forms + [({"at": t.id, "number": _one_more(t)}, None) for t in numbers]


def _one_more(thing: Thing) -> str:
    assert thing.number
    return str((thing.number.value or 0) + 1)


def test_a_mend_is_an_ordinary_correction(game: Game[Any]) -> None:
    """What is shown is accepted, a number perhaps refused by name; put into words; taken back."""
    words, pick, made = Words("en", game), Random("mended"), 0
    for match in moments(game):
        forms = offered(list(things_of(*pointing(match, words)).values()))
        for form, mend in pick.sample(forms, min(TRIED, len(forms))):
            if mend and not is_possible(match, mend):
                continue  # the page does not show it
            twin = match.copy()
            try:
                mending(words, form)(twin)
            except AutomatableError as error:
                words.problems(error)  # every refusal has words, or this raises
                assert mend is None or game.is_from_file, form  # a turn of a file may stop
                assert twin.fingerprint() == match.fingerprint()
                continue
            made += 1
            if len(twin.answers) < len(match.answers):
                assert twin.undone
                continue
            told = answer_in_words(twin, twin.entries[-1], words)
            assert told
            assert "{" not in told
            twin.undo()
            assert twin.fingerprint() == match.fingerprint()
    assert made
