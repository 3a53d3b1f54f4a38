"""The designer's bench: a wish, a search by simulation, decks that play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from automatable.core.files.data import parse_toml
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.games.patchwork.cards import AutomaDeck, built_in_deck
from automatable.lab.errors import BadExperiment
from automatable.lab.patchwork import designing
from automatable.lab.patchwork.batches import KERNEL, REFERENCE, Batch, play_batch
from automatable.lab.patchwork.designing import A_ROUND, CONFIRM_FROM, Bench, Candidate, a_round
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.patchwork.sweeping import changed
from automatable.lab.patchwork.wishes import Figures, Wish, distance, verdicts
from automatable.ui.lab.designs import already_told, candidates, wish_in_words
from automatable.ui.words.words import Words
from tests.cli.conftest import Run, own_home, run

__all__ = ["own_home", "run"]

QUICK = ("--player", "greedy", "--level", "2", "--rounds", "1", "--confirm", "3000", "--cores", "1")


def figures(deck: AutomaDeck, games: int = 6000, level: int = 3) -> Figures:
    found = Figures()
    found.add(play_batch(Batch(SetUp(deck, level), ("greedy", "greedy"), 1, games, KERNEL)))
    return found


# --- what is counted


def test_sums_of_two_halves_are_those_of_the_whole() -> None:
    deck, whole = built_in_deck("normal"), figures(built_in_deck("normal"), 2000)
    halves = Figures()
    for seed in (1, 1001):
        halves.add(play_batch(Batch(SetUp(deck, 3), ("greedy", "greedy"), seed, 1000, KERNEL)))
    assert (halves.games, halves.wins) == (whole.games, whole.wins)
    assert halves.lead_changes == pytest.approx(whole.lead_changes)
    assert halves.spread == pytest.approx(whole.spread)


def test_a_card_with_much_income_is_the_strongest() -> None:
    normal = figures(built_in_deck("normal"))
    rich = figures(changed(built_in_deck("normal"), 7, "income", 9))
    worth, _ = rich.worths()
    assert worth.index(max(worth)) == 6  # cards stand in ascending number
    assert sum(worth) == pytest.approx(0)
    assert rich.spread[0] - rich.spread[1] > normal.spread[0] + normal.spread[1]


@pytest.mark.parametrize("buttons", [0, 12])
def test_the_kernel_begins_with_as_many_buttons_as_the_reference(buttons: int) -> None:
    set_up = SetUp(built_in_deck("tactical"), 4, starting_buttons=buttons)
    kernel, reference = (
        [list(map(int, row)) for row in play_batch(Batch(set_up, ("greedy",) * 2, 5, 6, engine))]
        for engine in (KERNEL, REFERENCE)
    )
    assert kernel == reference


def test_a_wish_is_nearer_fulfilled_the_smaller_its_distance() -> None:
    found = figures(built_in_deck("normal"), 2000, level=1)
    near, far = (Wish("greedy", 1, win_rate=rate) for rate in (found.win_rate, 0.9))
    assert distance(near, found, 0) == 0 < distance(near, found, 2) < distance(far, found, 0)
    assert verdicts(near, found, found) in ({"win_rate": "unsure"}, {"win_rate": "yes"})
    assert verdicts(far, found, found) == {"win_rate": "no"}
    apart = Wish("greedy", 1, card_spread=50)
    assert verdicts(apart, found, found) == {"card_spread": "yes"}


# --- the search


def told(done: Any) -> dict[str, Any]:
    return {name: value for name, value in done.json.items() if name != "seconds"}


def test_a_search_comes_nearer_and_says_so_by_games_of_its_own(run: Run) -> None:
    done = run("design", "--win-rate", "0.3", *QUICK, "--json")
    assert done.code == 0
    first, best = done.json["first"], done.json["results"][0]
    assert best["distance"] < first["distance"]
    assert abs(best["win_rate"] - 0.3) < abs(first["win_rate"] - 0.3)
    assert best["games"] == first["games"] == 3000
    assert best["interval"][0] < best["win_rate"] < best["interval"][1]
    assert best["changes"]
    assert told(done) == told(run("design", "--win-rate", "0.3", *QUICK, "--json"))


def test_no_game_is_both_chosen_and_confirmed_by() -> None:
    most_rounds = 1000
    assert a_round() < A_ROUND
    assert most_rounds * A_ROUND + a_round() > CONFIRM_FROM, "only up to a number of rounds"
    assert 400 * A_ROUND < CONFIRM_FROM


def test_a_search_that_was_left_goes_on(run: Run, tmp_path: Path) -> None:
    left, whole = tmp_path / "left", tmp_path / "whole"
    wish = ("design", "--win-rate", "0.3", *QUICK[:4], "--confirm", "1000", "--cores", "1")
    assert run(*wish, "--rounds", "1", "--out", str(left)).code == 0
    assert json.loads((left / "design.json").read_text())["done"] == 1
    again = run(*wish, "--rounds", "2", "--out", str(left), "--json")
    at_once = run(*wish, "--rounds", "2", "--out", str(whole), "--json")
    assert told(again) == told(at_once)


def test_a_folder_of_another_wish_or_of_something_else_is_left_alone(
    run: Run, tmp_path: Path
) -> None:
    folder = tmp_path / "design"
    assert run("design", "--win-rate", "0.3", *QUICK, "--out", str(folder)).code == 0
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    other = run("design", "--win-rate", "0.4", *QUICK, "--out", str(folder))
    assert other.code == 2
    assert "another wish" in other.err
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("dear")
    assert run("design", "--even", *QUICK, "--out", str(tmp_path / "full")).code == 2
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before
    (folder / "design.json").write_text("{}")
    broken = run("design", "--win-rate", "0.3", *QUICK, "--out", str(folder))
    assert broken.code == 2


def test_found_decks_are_files_that_play(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "design"
    run("design", "--win-rate", "0.3", *QUICK, "--out", str(folder), "--name", "mine")
    file = folder / "candidate-1.toml"
    assert run("deck", "check", str(file)).code == 0
    contents = parse_toml(file.read_text(encoding="utf-8"), file.name)
    match = Match.new(game("patchwork"), {"level": 2, "deck": contents})
    while not match.over:
        match.answer(match.legal()[0])
    results = json.loads((folder / "results.json").read_text())
    wanted = results["results"][0]["deck"]["card"]
    assert [dict(card) for card in contents["card"]] == wanted
    assert contents["id"] == "mine-1"
    played = run("simulate", "patchwork", "--deck", str(file), "--level", "2", "--games", "50",
                 "--cores", "1", "--json")  # fmt: skip
    assert played.json["results"][0]["deck"] == "mine-1"


def test_starting_buttons_instead_of_cards(run: Run) -> None:
    done = run("design", "--win-rate", "0.5", *QUICK, "--change", "buttons", "--json")
    best = done.json["results"][0]
    assert best["starting_buttons"] == 9  # 51.6 % of 6000 games
    assert [change["what"] for change in best["changes"]] == ["starting_buttons"]
    Match.new(game("patchwork"), {"level": 2, "starting_buttons": best["starting_buttons"]})


def test_evenness_and_cards_alike_are_wishes_too(run: Run) -> None:
    even = run("design", "--even", *QUICK, "--json").json
    assert even["results"][0]["lead_changes"] > even["first"]["lead_changes"]
    alike = run("design", "--card-spread", "0.5", *QUICK, "--json").json
    assert alike["results"][0]["card_spread"] < alike["first"]["card_spread"]


def test_in_words(run: Run) -> None:
    done = run("design", "--win-rate", "0.3", *QUICK, "--lang", "de")
    assert "II – Lehrling" in done.out
    assert "Kandidat 1" in done.out
    assert "Karte " in done.out


def test_a_search_whose_time_is_up_tells_what_it_has(run: Run) -> None:
    done = run("design", "--win-rate", "0.3", *QUICK, "--time-limit", "0", "--json")
    assert done.code == 1
    assert not done.json["finished"]
    assert done.json["first"]["games"] == 3000


# --- what is refused


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({}, "no_wish"),
        ({"win_rate": 0.0}, "bad_win_rate"),
        ({"win_rate": 1.5}, "bad_win_rate"),
        ({"win_rate": float("nan")}, "bad_win_rate"),
        ({"card_spread": 0.0}, "bad_card_spread"),
        ({"card_spread": -1.0}, "bad_card_spread"),
        ({"even": True, "tolerance": 0.0}, "bad_tolerance"),
        ({"even": True, "change": "board"}, "no_such_value"),
        ({"card_spread": 2.0, "change": "buttons"}, "spread_needs_deck"),
    ],
)
def test_each_wrong_wish_has_its_name(wish: dict[str, Any], code: str) -> None:
    with pytest.raises(BadExperiment) as refused:
        Wish("planner", 4, **wish)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "wrong",
    [
        ("--player", "nobody"),
        ("--player", "search:100"),
        ("--level", "VI"),
        ("--level", "1,2"),
        ("--name", "Not A Name"),
        ("--rounds", "0"),
        ("--confirm", "5"),
    ],
)
def test_each_wrong_option_is_refused(run: Run, wrong: tuple[str, str]) -> None:
    done = run("design", "--even", *wrong)
    assert done.code == 2
    assert done.err


def test_there_is_no_such_deck(run: Run) -> None:
    assert run("design", "nonsense", "--even").code == 2


def test_without_numba_it_says_what_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(designing, "engine", lambda: REFERENCE)
    done = run("design", "--even")
    assert done.code == 2
    assert "pip install 'automatable[lab]'" in done.err
    with pytest.raises(BadExperiment):
        Bench(Wish("planner", 3, even=True), built_in_deck("normal"), 1, 1, 1000)
    assert Candidate(built_in_deck("normal")).changes(built_in_deck("normal")) == []


# --- in words


def made_up(verdicts: dict[str, str], **wish: object) -> dict[str, Any]:
    figures = {
        "win_rate": 0.4, "interval": [0.39, 0.41], "lead_changes": 0.5,
        "lead_changes_interval": [0.4, 0.6], "card_spread": 1.0,
        "card_spread_interval": [0.9, 1.1], "starting_buttons": 5, "verdicts": verdicts,
    }  # fmt: skip
    change = {"card": 3, "what": "budget", "before": 1, "after": 2}
    whole = {"win_rate": None, "even": False, "card_spread": None, "level": 4, "player": "planner"}
    return {
        "wish": {**whole, "tolerance": 0.02, "change": "deck", **wish},
        "deck": "normal",
        "first": {**figures, "changes": []},
        "results": [{**figures, "changes": [change]}],
    }


def test_a_deck_that_fulfils_the_wish_already_is_named() -> None:
    words = Words("en", game("patchwork"))
    assert already_told(words, made_up({"card_spread": "yes"}, card_spread=2.0))
    assert not already_told(words, made_up({"card_spread": "unsure"}, card_spread=2.0))


def test_of_several_wishes_those_that_fail_are_named() -> None:
    words = Words("en", game("patchwork"))
    both = made_up({"win_rate": "yes", "even": "no"}, win_rate=0.35, even=True)
    assert candidates(words, both)[1].verdict == "does not fulfil the wish (Lead changes)"
    one = made_up({"even": "no"}, even=True)
    assert candidates(words, one)[1].verdict == "does not fulfil the wish"


def test_one_point_is_told_in_the_singular() -> None:
    words = Words("en", game("patchwork"))
    for points, end in ((1.0, "worth 1 point more than another"), (2.5, "2.5 points more")):
        assert end in wish_in_words(words, made_up({}, card_spread=points)["wish"])
