"""A reader of German or Italian meets no English sentence on a page of the frame."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from automatable.core.game import games
from automatable.ui.frame import Frame
from automatable.ui.shelf.help import enter_page, error_page, help_page
from automatable.ui.shelf.history import history_page
from automatable.ui.shelf.shelf import shelf_page
from automatable.ui.words.words import Words
from tests.english import english_in, is_english
from tests.ui.test_messages import messages

GAMES = Path(str(files("automatable"))) / "games"
OURS = ("patchwork", "scythe", "age_of_innovation", "expeditions", "through_the_ages")
PLACEABLE = re.compile(r"\{[^{}]*\}")


@pytest.mark.parametrize("language", ["de", "it"])
def test_pages_of_the_frame(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game file speaks the languages that it has, and on the shelf it says so in its own."""
    written = {id: game for id, game in games().items() if not game.is_from_file}
    monkeypatch.setattr("automatable.ui.shelf.games.games", lambda: written)
    frame = Frame(language)
    pages = {
        "shelf": shelf_page(frame, [], True),
        "help": help_page(frame),
        "history": history_page(frame, []),
        "enter": enter_page(frame, "/"),
        "error": error_page(frame, 404, ""),
    }
    assert {name: english_in(page, language) for name, page in pages.items()} == {
        name: [] for name in pages
    }


@pytest.mark.parametrize("language", ["de", "it"])
def test_every_message_of_the_frame(language: str) -> None:
    """What no page of the tests shows: refusals, problems, the laboratory."""
    words = Words(language)
    told = {
        key: words(key, **dict.fromkeys(arguments, 2))
        for key, arguments in messages(language).items()
    }
    assert {key: text for key, text in told.items() if is_english(text, language)} == {}


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("game", OURS)
def test_every_message_of_a_game(game: str, language: str) -> None:
    """Events, questions, refusals, problems: whether or not a test ever meets them."""
    lines = (GAMES / game / "messages" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    told = [PLACEABLE.sub(" ", line) for line in lines if not line.startswith("#")]
    said = [line.partition("=")[2] or line for line in told]
    assert len(said) > 300
    assert [line for line in said if is_english(line, language)] == []


def test_an_english_sentence_is_found() -> None:
    page = '<p>Der <b>Automa</b> ist dran.</p><p title="It takes a card">The end of the game.</p>'
    assert english_in(page, "de") == ["It takes a card", "The end of the game."]
    page = "<p>Il turno di Automa.</p><script>if the card is at the top</script>"
    assert english_in(page, "it") == []
    assert english_in('<p lang="en">The end of the game.</p>', "it") == []
