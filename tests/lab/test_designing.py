"""What a designer asks: which deck is harder, what does a number change, what is odd, show me."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from automatable.games.patchwork.cards import AutomaCard, built_in_deck
from automatable.lab.patchwork.lint import deciding, lint
from automatable.lab.patchwork.sweeping import changed
from tests.cli.conftest import Run, own_home, run

__all__ = ["own_home", "run"]


# --- compare


def test_a_higher_level_is_found_harder_soon(run: Run) -> None:
    done = run("compare", "normal:1", "normal:3", "--cores", "1", "--json")
    assert done.code == 0
    assert done.json["verdict"] == "first"
    assert done.json["interval"][0] > 0
    assert done.json["pairs"] <= 10_000


def test_a_deck_equals_itself(run: Run) -> None:
    done = run("compare", "normal:2", "2", "--width", "0.05", "--cores", "1", "--json").json
    assert done["difference"] == 0
    assert done["pairs"] > 0


def test_margins_tell_small_differences(run: Run) -> None:
    done = run("compare", "normal:5", "tactical:5", "--measure", "margin", "--cores", "1")
    assert "pairs of games" in done.out


@pytest.mark.parametrize(
    "wrong",
    [
        ("normal:9", "normal:1"),
        ("tarot", "normal"),
        ("1", "2", "--measure", "luck"),
        ("1", "2", "--smallest", "0"),
        ("1", "2", "--player", "wizard"),
    ],
)
def test_what_cannot_be_compared_is_refused(run: Run, wrong: tuple[str, ...]) -> None:
    done = run("compare", *wrong)
    assert done.code == 2
    assert done.err


# --- sweep


def test_a_larger_income_of_a_card_makes_the_automa_stronger(run: Run) -> None:
    results = run("sweep", "normal", "card.7.income=0..5", "--level", "2", "--games", "2000",
                  "--cores", "1", "--json").json["results"]  # fmt: skip
    assert [r["variant"] for r in results] == [f"income={n}" for n in range(6)]
    assert results[0]["mean_score_automa"] < results[5]["mean_score_automa"]
    assert results[0]["win_rate"] > results[5]["win_rate"]


def test_levels_can_be_swept(run: Run) -> None:
    results = run("sweep", "normal", "level=1..3", "--games", "100", "--json").json["results"]
    assert [r["level"] for r in results] == [1, 2, 3]


def test_a_changed_deck_says_so() -> None:
    deck = changed(built_in_deck("normal"), 7, "budget", 9)
    assert deck.id == "normal-card-7-budget-9"
    assert deck.by_number[7].budget == 9
    assert built_in_deck("normal").by_number[7].budget != 9


@pytest.mark.parametrize(
    "what", ["card.7.colour=1..2", "card.7.budget=9..5", "card.99.budget=1..2", "level=1..9", "x"]
)
def test_what_cannot_be_swept_is_refused(run: Run, what: str) -> None:
    assert run("sweep", "normal", what, "--games", "1").code == 2


# --- lint


def test_conditions_behind_one_that_leaves_a_single_patch_never_decide() -> None:
    """The farthest patch is a single one: nothing behind it is ever asked."""
    card = AutomaCard(1, 10, ("farthest", "largest"), 0)
    assert deciding(card) == {0}


def test_all_conditions_of_the_printed_decks_can_decide() -> None:
    for id in ("normal", "tactical"):
        assert not [f for f in lint(built_in_deck(id)) if f.code == "never_decides"]


def test_lint_tells_what_is_odd_about_a_new_deck(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    run("deck", "new", "patchwork", str(file))
    text = file.read_text()
    same = re.sub(r"conditions = .*", 'conditions = ["no_overtake", "most_buttons"]', text)
    file.write_text(same)
    done = run("deck", "lint", str(file), "--json").json
    codes = {finding["code"] for finding in done["findings"]}
    assert {"totals", "icon", "twin", "dominates", "differs", "against_printed"} <= codes
    told = run("deck", "lint", str(file))
    assert "Card 9 is the same as card 8" in told.out


def test_a_broken_deck_is_not_linted(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("format = 1")
    assert run("deck", "lint", str(file)).code == 2


# --- report


class Page(HTMLParser):
    """Counts figures and notes everything that would be fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.figures = 0
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.figures += tag == "figure"
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href")]
        assert tag != "script"


def test_the_report_is_one_page_that_fetches_nothing(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    run("simulate", "patchwork", "--level", "1,2", "--games", "200", "--out", str(folder))
    assert run("report", str(folder)).code == 0
    page = Page()
    text = (folder / "report.html").read_text()
    page.feed(text)
    assert page.figures == 1 + 2 * 3  # the ladder; scores, lengths and cards of each variant
    assert page.fetched == []
    assert "url(" not in text
    assert "95 % interval" in text


@pytest.mark.parametrize("contents", [None, "{}", "no json"])
def test_a_folder_without_a_run_is_refused(run: Run, tmp_path: Path, contents: str | None) -> None:
    if contents is not None:
        for name in ("manifest.json", "results.json"):
            (tmp_path / name).write_text(contents)
    done = run("report", str(tmp_path))
    assert done.code == 2
    assert not (tmp_path / "report.html").exists()
