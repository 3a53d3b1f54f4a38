"""Lessons and guesses through the real server: played to the end, left, resumed, refused."""

from __future__ import annotations

import re
from html import unescape

import pytest

from automatable.core.game import games
from automatable.ui.guessing import Tally, questions, read_tally
from automatable.ui.lessons import (
    lesson,
    lesson_names,
    lesson_of,
    newcomers_game,
    words_of_lesson,
)
from tests.server.conftest import Browser

TAUGHT = [(game.id, name) for game in games().values() for name in lesson_names(game)]
"""Every lesson: its game, and its folder if it is not the first one."""


def test_every_game_of_ours_teaches() -> None:
    assert {id for id, name in TAUGHT if not name} >= {
        "patchwork", "scythe", "age_of_innovation", "expeditions", "through_the_ages",
    }  # fmt: skip
    assert ("scythe", "on_screen") in TAUGHT
    assert newcomers_game() == "patchwork"


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize(("id", "name"), TAUGHT)
def test_every_step_has_words(id: str, name: str, language: str) -> None:
    known = lesson(games()[id], name)
    assert known is not None
    told = words_of_lesson(games()[id], language, name)
    assert len(told) == len(known.steps)
    assert all(step.title and step.paragraphs for step in told)
    assert told == words_of_lesson(games()[id], "en", name) or language != "en"
    if language != "en":
        assert told != words_of_lesson(games()[id], "en", name)


@pytest.mark.parametrize(("id", "name"), TAUGHT)
def test_the_examples_of_a_lesson_lead_to_its_end(id: str, name: str) -> None:
    known, game = lesson(games()[id], name), games()[id]
    assert known is not None
    match = known.match(game)
    assert lesson_of(match) == known
    assert questions(match) or not known.guess_from
    for step in known.steps:
        if step.expect:
            assert step.fits(step.example)
            match.answer(step.example)
    assert questions(match)


def hidden(page: str, name: str) -> str:
    found = re.search(rf'name="{name}" value="([^"]*)"', page)
    assert found, name
    return found[1]


class Learner:
    """Somebody in front of a lesson, without a script."""

    def __init__(self, browser: Browser, game: str, lesson: str = "") -> None:
        self.client = browser
        shelf = browser.get(f"/games/{game}/new").text
        fields = {"guard": hidden(shelf, "guard"), "lesson": lesson}
        reply = browser.post(f"/games/{game}/lesson", data=fields)
        self.path = str(reply.url.path)
        self.page = reply.text

    def post(self, what: str, **fields: str) -> int:
        data = {"guard": hidden(self.page, "guard"), **fields}
        reply = self.client.post(f"{self.path}/{what}", data=data)
        self.page = reply.text
        return reply.status_code

    def answer(self, text: str) -> int:
        fields = {name: hidden(self.page, name) for name in ("sequence", "token")}
        return self.post("answer", text=text, **fields)

    def again(self) -> str:
        self.page = self.client.get(self.path).text
        return self.page

    def do_whatever_is_wanted(self) -> bool:
        """One step: a guess, a page turned, or what the coach would do; False at the end."""
        if option := re.search(r'name="option" value="([^"]*)"', self.page):
            self.post("guess", option=option[1])
            self.again()
        elif step := re.search(r'button-primary" name="step" value="(\d+)"', self.page):
            self.post("lesson", step=step[1])
        elif example := re.search(r'form="coach-example" name="text" value="([^"]*)"', self.page):
            assert self.answer(example[1].replace("&gt;", ">")) == 200
        else:
            return False
        return True


@pytest.mark.parametrize(("id", "name"), TAUGHT)
def test_a_lesson_is_played_to_its_end(browser: Browser, id: str, name: str) -> None:
    learner = Learner(browser, id, name)
    for _ in range(40):
        if not learner.do_whatever_is_wanted():
            break
    assert "That was the lesson" in learner.page


LAID_BY_SCRIPT = "data-place "
"""Patchwork's script turns and lays a patch: a browser's test does it by hand."""
OVER = {
    "en": "That was the lesson",
    "de": "Das war die Einführung",
    "it": "La lezione finisce qui",
}


def by_its_own_means(learner: Learner) -> str:
    """What the page itself posts for the coach's wish: a button, a choice, a field of a number."""
    shown = re.search(r'form="coach-example" name="text" value="([^"]*)"', learner.page)
    assert shown
    rest = learner.page.replace(shown[0], "")
    wanted = unescape(shown[1])
    own = rf'(name="text(-[0-9])?"|<option) value="{re.escape(shown[1])}"'
    if re.search(own, rest) or LAID_BY_SCRIPT in rest:
        return wanted
    assert re.search(r'<input type="number"[^>]*name="text"', rest), wanted
    return wanted.split()[-1]


@pytest.mark.parametrize("language", OVER)
@pytest.mark.parametrize(("id", "name"), TAUGHT)
def test_a_lesson_is_played_by_the_pages_own_buttons(
    browser: Browser, id: str, name: str, language: str
) -> None:
    browser.headers["accept-language"] = language
    learner = Learner(browser, id, name)
    for _ in range(60):
        if OVER[language] in learner.page:
            break
        if 'form="coach-example" name="text"' in learner.page:
            assert learner.answer(by_its_own_means(learner)) == 200
        else:
            assert learner.do_whatever_is_wanted()
    assert OVER[language] in learner.page


def test_the_lesson_on_screen_tells_what_happens_in_it() -> None:
    game = games()["scythe"]
    known = lesson(game, "on_screen")
    assert known is not None
    match = known.match(game)
    for step in known.steps:
        if step.expect:
            match.answer(step.example)
    person = match.state.persons[0]
    results = [event.args for event in match.events() if event.kind == "scy-combat_result"]
    assert [(args["human"], args["automa"]) for args in results] == [(11, 7)]
    assert (person.mechs, person.star_spaces) == ({"D5": 1, "F2": 1}, {"combat": 1})
    assert (person.power, person.coins, person.popularity) == (0, 7, 7)


def test_the_lessons_on_screen_teach_every_action_of_the_mat() -> None:
    game = games()["scythe"]
    taught: set[str] = set()
    for name in ("on_screen", "on_screen_actions"):
        known = lesson(game, name)
        assert known is not None
        taught.update(step.example.split()[0] for step in known.steps if step.example)
    assert {"move", "bolster", "trade", "produce"} <= taught
    assert {"upgrade", "deploy", "build", "enlist"} <= taught


def test_the_second_lesson_on_screen_tells_what_happens_in_it() -> None:
    game = games()["scythe"]
    known = lesson(game, "on_screen_actions")
    assert known is not None
    match = known.match(game)
    for step in known.steps:
        if step.expect:
            match.answer(step.example)
    person = match.state.persons[0]
    assert (person.power, person.coins, person.popularity) == (8, 8, 8)
    assert person.structures == {"F1": "mill"}
    assert person.goods == {"F1": {"wood": 1}}


def test_a_lesson_that_does_not_exist_is_refused(browser: Browser) -> None:
    page = browser.get("/games/scythe/new").text
    assert 'name="lesson" value="on_screen"' in page
    fields = {"guard": hidden(page, "guard"), "lesson": "../rulebook"}
    assert browser.post("/games/scythe/lesson", data=fields).status_code == 422


def test_a_lesson_waits_for_what_it_asks_and_changes_nothing_else(browser: Browser) -> None:
    learner = Learner(browser, "patchwork")
    before = hidden(learner.page, "sequence")
    assert learner.answer(">") == 422
    assert "the coach waits for something else" in learner.page
    assert hidden(learner.page, "sequence") == before


def test_a_lesson_can_be_left_and_resumed(browser: Browser) -> None:
    learner = Learner(browser, "patchwork")
    learner.post("lesson", step="2")
    assert "Step 3 of 10" in learner.page
    browser.get("/")
    assert "Step 3 of 10" in learner.again()
    learner.post("lesson", step="99")
    assert "Step 4 of 10" in learner.page  # it waits for the first purchase


def test_a_guess_is_counted_once_and_explained(browser: Browser) -> None:
    learner = Learner(browser, "scythe")
    learner.post("lesson", step="2")
    assert "Guess what it does" in learner.page
    learner.post("guess", option="A4")
    assert "Right!" in learner.page
    assert "1 of 1 right" in learner.page
    assert "data-cascade" in learner.page
    assert "Right!" not in learner.again()


def test_a_guess_that_is_no_option_is_refused(browser: Browser) -> None:
    learner = Learner(browser, "scythe")
    learner.post("lesson", step="2")
    assert learner.post("guess", option="nowhere") == 422
    page = learner.again()
    assert 'name="option"' in page
    assert " right<" not in page


def test_the_lesson_is_offered_once(browser: Browser) -> None:
    page = browser.get("/").text
    assert "First time here?" in page
    browser.post("/lesson/not-now", data={"guard": hidden(page, "guard")})
    assert "First time here?" not in browser.get("/").text


def test_guessing_can_be_switched_on_in_any_match(browser: Browser) -> None:
    page = browser.get("/games/patchwork/new").text
    reply = browser.post(
        "/games/patchwork/new",
        data={"guard": hidden(page, "guard"), "seed": "a quilt", "level": "3"},
    )
    path, page = str(reply.url.path), reply.text
    page = browser.post(
        f"{path}/let-me-find-it", data={"guard": hidden(page, "guard"), "on": "yes"}
    ).text
    assert "Tell me at once" in page
    for _ in range(12):
        if 'name="option"' in page:
            break
        fields = {name: hidden(page, name) for name in ("guard", "sequence", "token")}
        page = browser.post(f"{path}/answer", data={**fields, "text": ">"}).text
    assert "Guess what it does" in page
    page = browser.post(f"{path}/tell-me", data={"guard": hidden(page, "guard")}).text
    assert 'name="option"' not in page
    page = browser.post(
        f"{path}/let-me-find-it", data={"guard": hidden(page, "guard"), "on": "no"}
    ).text
    assert "Let me find it" in page


def new_table(browser: Browser) -> tuple[str, str]:
    """A fresh match of Patchwork: its path and its page."""
    page = browser.get("/games/patchwork/new").text
    fields = {"guard": hidden(page, "guard"), "seed": "a quilt", "level": "3"}
    reply = browser.post("/games/patchwork/new", data=fields)
    return str(reply.url.path), reply.text


def is_asked(browser: Browser, path: str, page: str) -> bool:
    """Whether a guess comes within the first turns."""
    for _ in range(12):
        if 'name="option"' in page:
            return True
        fields = {name: hidden(page, name) for name in ("guard", "sequence", "token")}
        page = browser.post(f"{path}/answer", data={**fields, "text": ">"}).text
    return False


def test_guessing_that_was_switched_on_goes_on_at_the_next_table(browser: Browser) -> None:
    path, page = new_table(browser)
    browser.post(f"{path}/let-me-find-it", data={"guard": hidden(page, "guard"), "on": "yes"})
    path, page = new_table(browser)
    assert "Tell me at once" in page
    assert is_asked(browser, path, page)


def test_a_lesson_switches_nothing_on_elsewhere(browser: Browser) -> None:
    learner = Learner(browser, "scythe")
    learner.post("lesson", step="2")
    learner.post("guess", option="A4")
    path, page = new_table(browser)
    assert "Tell me at once" not in page
    assert not is_asked(browser, path, page)
    page = browser.get(path).text
    browser.post(f"{path}/let-me-find-it", data={"guard": hidden(page, "guard"), "on": "yes"})
    path, page = new_table(browser)
    assert is_asked(browser, path, page)


def test_a_lesson_in_another_browser_asks_no_old_guess_but_the_next_one(browser: Browser) -> None:
    learner = Learner(browser, "patchwork")
    while 'name="option"' not in learner.page:
        learner.do_whatever_is_wanted()
    learner.post("guess", option=hidden(learner.page, "option"))
    browser.cookies.delete("guessing-in-lesson")
    assert 'name="option"' not in learner.again()
    while learner.do_whatever_is_wanted():
        if 'name="option"' in learner.page:
            break
    assert 'name="option"' in learner.page


def test_what_a_browser_keeps_is_read_with_care() -> None:
    assert read_tally(str(Tally("Zx.3a", 4, 2, 3))) == Tally("Zx.3a", 4, 2, 3)
    for wrong in ("", "x", "a.b.c.d", "a.1.2", "a.1.2.-3", "a.1.2.99999999"):
        assert read_tally(wrong) is None
