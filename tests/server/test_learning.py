"""Lessons and guesses through the real server: played to the end, left, resumed, refused."""

from __future__ import annotations

import json
import re
from html import escape, unescape
from itertools import pairwise
from typing import Any

import pytest

from automatable.core.game import games
from automatable.core.matches.match import Match
from automatable.ui.learning.lessons import (
    Lesson,
    fits,
    given,
    lesson,
    lesson_names,
    lesson_of,
    newcomers_game,
    waited_for,
    words_of_lesson,
)
from automatable.ui.stage.guessing import Tally, questions, read_tally
from tests.server.conftest import Browser

TAUGHT = [(game.id, name) for game in games().values() for name in lesson_names(game)]
"""Every lesson: its game, and its folder if it is not the first one."""


def test_every_game_of_ours_teaches() -> None:
    assert {id for id, name in TAUGHT if not name} >= {
        "patchwork", "scythe", "age_of_innovation", "expeditions", "through_the_ages",
    }  # fmt: skip
    assert {("scythe", "on_screen"), ("age_of_innovation", "on_screen")} <= set(TAUGHT)
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
    play(match, known)
    assert given(known, match) == len(known.wanted)
    assert questions(match) or match.over


def play(match: Match[Any], known: Lesson) -> None:
    """As "Do it for me" would."""
    for text in (text for step in known.steps for text in step.example):
        assert fits(waited_for(match), text)
        match.answer(text)


def hidden(page: str, name: str) -> str:
    found = re.search(rf'name="{name}" value="([^"]*)"', page)
    assert found, name
    return found[1]


WISHED = r'form="coach-example" name="text-[0-9]+" value="([^"]*)"'
OVER = {
    "en": "That was the lesson",
    "de": "Das war die Einführung",
    "it": "La lezione finisce qui",
}


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
        return self.told(text=text)

    def told(self, **answered: str) -> int:
        fields = {name: hidden(self.page, name) for name in ("sequence", "token")}
        return self.post("answer", **answered, **fields)

    def again(self) -> str:
        self.page = self.client.get(self.path).text
        return self.page

    def do_whatever_is_wanted(self) -> bool:
        """One step: a guess, a page turned, or what the coach would do; False at the end."""
        if option := re.search(r'name="option" value="([^"]*)"', self.page):
            self.post("guess", option=option[1])
            self.again()
        elif any(told in self.page for told in OVER.values()):
            return False
        elif step := re.search(r'is-next" name="step" value="(\d+)"', self.page):
            self.post("lesson", step=step[1])
        else:
            assert self.answer(" · ".join(self.wished())) == 200
        return True

    def wished(self) -> list[str]:
        """What "Do it for me" would answer."""
        return [unescape(text) for text in re.findall(WISHED, self.page)]


@pytest.mark.parametrize(("id", "name"), TAUGHT)
def test_a_lesson_is_played_to_its_end(browser: Browser, id: str, name: str) -> None:
    learner = Learner(browser, id, name)
    for _ in range(40):
        if not learner.do_whatever_is_wanted():
            break
    assert "That was the lesson" in learner.page


LAID_BY_SCRIPT = re.compile(r"data-place |data-hexes")
"""Patches are turned, reports of a space shown by a script: a browser's test does it by hand."""


def do_it_by_its_own_means(learner: Learner) -> int:
    """What the page itself posts for the coach's wish: buttons, choices, fields, a correction."""
    wanted = learner.wished()
    rest = re.sub(WISHED, "", learner.page)
    if wanted[0].startswith("!"):
        return set_right(learner, *json.loads(wanted[0][1:]).items())
    if offered := offered_first(wanted, rest):
        return learner.answer(" · ".join(wanted[:offered]))
    if LAID_BY_SCRIPT.search(rest):
        return learner.answer(wanted[0])
    if form := re.search(REPORT.format(*re.split("[ -]", wanted[0])), rest, re.DOTALL):
        return learner.told(form=form[1], **{form[2]: wanted[0].split("-")[1]})
    assert re.search(r'<input type="number"[^>]*name="text"', rest), wanted
    return learner.answer(wanted[0].split()[-1])


def offered_first(wanted: list[str], page: str) -> int:
    """How many answers the page's own controls give in one go; one may stand for several."""
    done = 0
    for end in range(1, len(wanted) + 1):
        text = escape(" · ".join(wanted[done:end]))
        done = end if re.search(OWN.format(re.escape(text)), page) else done
    return done


OWN = r'(name="text(-[0-9])?"|<option) value="{}"'
REPORT = (
    r'<form class="way report-form"[^>]*data-key="{1}".{{0,300}}?name="form" value="([0-9]+)">'
    r'.{{0,400}}?#scy-{0}.{{0,900}}?<select name="(part-[a-z]+)" data-goal-list'
)
"""The form by which a unit on the map is reported."""


def set_right(learner: Learner, change: tuple[str, int]) -> int:
    """By the door of the menu: the slip, its number, the button."""
    assert f'href="{learner.path}/point"' in learner.page
    slips = learner.client.get(f"{learner.path}/point").text
    assert "data-coach" in slips
    at = point_at_slip(learner).split("at=")[1].split("'")[0]
    learner.page = learner.client.get(f"{learner.path}/point?at={at}").text
    assert f'name="at" value="{at}"' in learner.page
    assert 'name="number"' in learner.page
    fields = {name: hidden(learner.page, name) for name in ("sequence", "token", "at")}
    return learner.post("mend", number=str(change[1]), **fields)


def point_at_slip(learner: Learner) -> str:
    """The point at the slip that is to be tapped."""
    points = re.search(r'data-points="([^"]*)"', learner.page)
    assert points
    found: list[tuple[str, str]] = json.loads(unescape(points[1]))
    return next(shown for shown, _ in found if ".point-entry" in shown)


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
        if re.search(WISHED, learner.page) and 'name="option"' not in learner.page:
            assert do_it_by_its_own_means(learner) == 200
        else:
            assert learner.do_whatever_is_wanted()
    assert OVER[language] in learner.page


ON_SCREEN = ("on_screen", "on_screen_2_mat", "on_screen_3_map", "on_screen_4_end")


def played(name: str) -> Match[Any]:
    known, game = lesson(games()["scythe"], name), games()["scythe"]
    assert known is not None
    match = known.match(game)
    play(match, known)
    return match


def test_scythe_on_screen_is_taught_from_turn_1_with_a_task_for_each_action() -> None:
    taught: list[str] = []
    for name in ON_SCREEN:
        known = lesson(games()["scythe"], name)
        assert known is not None
        taught += [text.split()[0] for step in known.steps for text in step.example]
    first = lesson(games()["scythe"], "on_screen")
    assert first is not None
    assert first.match(games()["scythe"]).state.turn == 1
    assert {"move", "+worker", "produce", "trade", "bolster"} <= set(taught)
    assert {"build", "enlist", "upgrade", "deploy"} <= set(taught)
    assert {"option", "take", "power", "objective"} <= set(taught)
    assert played("on_screen_4_end").over  # and the score


def test_each_chapter_leads_to_the_next_one(browser: Browser) -> None:
    for name, following in pairwise(ON_SCREEN):
        learner = Learner(browser, "scythe", name)
        while learner.do_whatever_is_wanted():
            pass
        assert f'name="lesson" value="{following}"' in learner.page


def test_the_chapters_on_screen_tell_what_happens_in_them() -> None:
    person = played("on_screen").state.persons[0]
    assert (person.mechs, person.goods["F1"]) == ({"F1": 1}, {"metal": 1})
    person = played("on_screen_2_mat").state.persons[0]
    assert (person.structures, person.recruits) == ({"F1": "mill"}, ["popularity"])
    person = played("on_screen_3_map").state.persons[0]
    assert (person.mechs, person.workers["E2"]) == ({"E2": 1}, 1)
    person = played("on_screen_4_end").state.persons[0]
    assert person.star_spaces["combat"] == 2
    assert person.star_spaces["objective"] == 1


@pytest.mark.parametrize(("id", "name"), TAUGHT)
def test_a_lesson_beside_the_box_lets_one_report_and_correct(id: str, name: str) -> None:
    known = lesson(games()[id], name)
    assert known is not None
    match = known.match(games()[id])
    screens = games()[id].screens
    if screens.on_screen(match):
        return
    play(match, known)
    by = [entry.by for entry in match.entries]
    assert by.count("correction") == 1
    assert [e for e in match.entries if e.by == "person" and e.text not in ("done", ">")]


def test_only_the_correction_that_is_asked_for_is_made_in_a_lesson(browser: Browser) -> None:
    learner = Learner(browser, "scythe")
    while not any(text.startswith("!") for text in learner.wished()):
        assert learner.do_whatever_is_wanted()
    at = "sides.nordic.power"
    learner.page = browser.get(f"{learner.path}/point?at={at}").text
    fields = {name: hidden(learner.page, name) for name in ("sequence", "token")}
    assert learner.post("mend", at=at, number="5", **fields) == 422
    assert "the coach waits for something else" in learner.page
    learner.page = browser.get(f"{learner.path}/point?at={at}").text
    assert learner.post("mend", at=at, number="9", **fields) == 200


def test_the_coach_is_put_away_when_all_is_taught(browser: Browser) -> None:
    learner = Learner(browser, "scythe", "on_screen_3_map")
    while learner.do_whatever_is_wanted():
        pass
    away = re.search(r'name="step" value="(\d+)">Play on', learner.page)
    assert away
    learner.post("lesson", step=away[1])
    assert "data-coach" not in learner.page


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
        assert learner.do_whatever_is_wanted()
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
