"""Options that nobody touched follow what they depend on, in every game, however they are chosen.

Every pair of choices of every game goes through the real form: the page is drawn, its buttons
are read as a browser reads them, one is tapped, and all that is checked is sent.
"""

from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest

from automatable.core.errors import BadOptions
from automatable.core.game import Game, game, games
from automatable.core.options import Option, resolve
from automatable.ui.frame import Frame
from automatable.ui.shelf.set_up import chosen_options, set_up_page

Form = dict[str, str]
"""What a browser would send now."""
Tap = tuple[str, str]


class Fields(HTMLParser):
    """The fields of a form as they are sent, and every button on offer."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.sent: Form = {}
        self.offered: set[Tap] = set()
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        told = dict(attributes)
        name, value = told.get("name"), told.get("value") or ""
        if tag != "input" or name is None:
            return
        radio = told.get("type") == "radio"
        if radio:
            self.offered.add((name, value))
        if not radio or "checked" in told:
            self.sent[name] = value


def drawn(of: Game[Any], sent: Form) -> Fields:
    return Fields(set_up_page(Frame(), of, sent))


def expected(of: Game[Any], *choices: Tap) -> dict[str, Any] | None:
    """What the library makes of these choices and nothing else; None if they do not go together."""
    try:
        return resolve(of.options(), dict(choices))
    except BadOptions:
        return None


def taps(page: Fields) -> list[Tap]:
    """The buttons that change something: one that is checked already sends nothing when tapped."""
    return sorted(tap for tap in page.offered if page.sent[tap[0]] != tap[1])


@cache
def pages(id: str) -> dict[Tap, Fields]:
    """The form after each single choice, as the script or the button without one fetches it."""
    of = game(id)
    first = drawn(of, {})
    return {tap: drawn(of, {**first.sent, tap[0]: tap[1]}) for tap in taps(first)}


def printed_games() -> list[str]:
    return [id for id in games() if games()[id].options()]


@pytest.mark.rule("SCY-LVL-06", "SCY-LVL-07", "SCY-LVL-08", "SCY-SET-02")
@pytest.mark.parametrize("id", printed_games())
def test_every_pair_of_choices_goes_through_the_form(id: str) -> None:
    of, walked = game(id), 0
    for one, page in pages(id).items():
        for other in taps(page):
            if other[0] == one[0] or (wanted := expected(of, one, other)) is None:
                continue
            sent = {**page.sent, other[0]: other[1]}
            assert chosen_options(of, sent) == wanted, (one, other)
            walked += 1
    assert walked or len(of.options()) < 2


@pytest.mark.parametrize("id", printed_games())
def test_two_taps_at_once_without_a_script_count_as_if_one_by_one(id: str) -> None:
    of, first = game(id), drawn(game(id), {})
    for one in taps(first):
        for other in taps(first):
            wanted = expected(of, one, other)
            if other[0] != one[0] and wanted is not None:
                sent = {**first.sent, one[0]: one[1], other[0]: other[1]}
                assert chosen_options(of, sent) == wanted, (one, other)


@pytest.mark.parametrize("id", printed_games())
def test_what_the_form_shows_is_what_will_be_played(id: str) -> None:
    """After each choice, the buttons that are checked are the options of the match."""
    of = game(id)
    for one, page in pages(id).items():
        played = expected(of, one)
        assert played is not None
        for key, value in played.items():
            if key in page.sent:
                assert page.sent[key] == str(value), (one, key)


def test_the_level_chosen_is_the_level_played() -> None:
    """The steps of whoever found it: tap Ultimaszyna and start."""
    scythe = game("scythe")
    chosen = chosen_options(scythe, {**drawn(scythe, {}).sent, "level": "ultimaszyna"})
    kept = {key: chosen[key] for key in ("all_moves", "coin_delta", "power_delta")}
    assert kept == {"all_moves": "on", "coin_delta": 1, "power_delta": 1}


def test_what_was_chosen_stays_when_something_else_changes() -> None:
    scythe = game("scythe")
    first = drawn(scythe, {**drawn(scythe, {}).sent, "coin_delta": "-1"})
    second = drawn(scythe, {**first.sent, "level": "ultimaszyna"})
    assert chosen_options(scythe, second.sent)["coin_delta"] == -1
    assert chosen_options(scythe, second.sent)["power_delta"] == 1


def test_a_default_chosen_on_purpose_is_a_choice() -> None:
    """Away from the default and back: it no longer follows anything."""
    scythe = game("scythe")
    away = drawn(scythe, {**drawn(scythe, {}).sent, "power_delta": "1"})
    back = drawn(scythe, {**away.sent, "power_delta": "0"})
    last = {**back.sent, "level": "ultimaszyna"}
    assert chosen_options(scythe, last)["power_delta"] == 0


def test_choices_that_do_not_go_together_are_refused_by_the_library() -> None:
    """What the form solves by its list, a call names."""
    declared: list[Option] = list(game("scythe").options())
    with pytest.raises(BadOptions):
        resolve(declared, {"human_faction": "nordic", "automa_faction": "nordic"})
