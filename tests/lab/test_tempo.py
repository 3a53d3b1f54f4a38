"""The Automa alone, of every game that has a tempo: the same command, report and checks for all."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from automatable.core.game import game
from automatable.core.simulating.tempo import Tempo, tempos
from automatable.games.scythe.on_screen.players.tempo import BASE_FACTIONS
from automatable.lab.statistics import wilson
from automatable.lab.tempo import TempoSimulation
from automatable.lab.workers import here
from automatable.ui.lab.runs import measure_label
from automatable.ui.words.words import LANGUAGES, Words
from tests.cli.conftest import Run, own_home, run

__all__ = ["own_home", "run"]

GAMES = 12
SIX_ERRORS = 6.0
"""Some sixty figures are compared with a dozen games each: four would fail now and then."""


@pytest.fixture(params=list(tempos()))
def tempo(request: pytest.FixtureRequest) -> Tempo:
    return tempos()[request.param]


def test_all_games_but_patchwork_are_watched_alone() -> None:
    written = [id for id in tempos() if not game(id).is_from_file]
    assert written == ["age_of_innovation", "expeditions", "scythe", "through_the_ages"]


def test_a_few_games_agree_with_what_is_known(tempo: Tempo) -> None:
    simulation = TempoSimulation(tempo, tempo.variants()[:1], seed=1)
    assert sum(simulation.play(GAMES, here)) == GAMES
    (result,) = simulation.results()
    compared = {name: m["off"] for name, m in result["measures"].items() if "off" in m}
    assert len(compared) >= (0 if game(tempo.game).is_from_file else 4)  # of a file nobody knows
    assert {name: off for name, off in compared.items() if abs(off) > SIX_ERRORS} == {}


def test_every_measure_has_words_and_every_variant_a_game(tempo: Tempo) -> None:
    for language in LANGUAGES:
        words = Words(language, game(tempo.game))
        words.strict = True  # type: ignore[misc]
        words(tempo.assumption)
        for measure in tempo.measures():
            measure_label(words, {"key": measure.key, "args": dict(measure.args)})
    names = {measure.name for measure in tempo.measures()}
    for variant in tempo.variants():
        assert set(tempo.known(variant)) <= names
        assert len(tempo.play(variant, 1)) == len(names)


def test_the_same_seed_is_the_same_game(tempo: Tempo) -> None:
    variant = tempo.variants()[0]
    assert tempo.play(variant, 5) == tempo.play(variant, 5)
    assert len({tuple(tempo.play(variant, seed)) for seed in range(5, 10)}) > 1


def test_a_run_is_kept_and_reported(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    command = ("simulate", "expeditions", "--games", "4", "--level", "printed_1,house_5",
               "--cores", "1", "--out", str(folder), "--format", "csv", "--json")  # fmt: skip
    done = run(*command)
    assert done.code == 0
    assert [result["variant"] for result in done.json["results"]] == ["printed_1", "house_5"]
    with (folder / "games.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 8
    turns = [int(row["turns"]) for row in rows if row["variant"] == "printed_1"]
    assert done.json["results"][0]["measures"]["turns"]["mean"] == sum(turns) / 4
    assert json.loads((folder / "manifest.json").read_text())["games_per_variant"] == 4
    assert not (folder / "progress.json").exists()
    assert run("report", str(folder), "--lang", "de").code == 0
    page = (folder / "report.html").read_text()
    assert "Zug von Stern 8" in page
    assert page.count("<figure>") == 1 + 2 * 3


def test_a_run_of_whole_games_on_screen_is_kept_and_reported(run: Run, tmp_path: Path) -> None:
    """Shares have Wilson's interval, and factions and mats their names in every language."""
    folder = tmp_path / "run"
    done = run("simulate", "scythe", "--sit", "digital", "--player", "uniform", "--games", "3",
               "--level", "automa", "--cores", "1", "--out", str(folder), "--json")  # fmt: skip
    assert done.code == 0
    measures = done.json["results"][0]["measures"]
    assert measures["won"] == {
        "games": 3, "mean": 0.0, "sd": 0.0, "interval": [0.0, round(wilson(0, 3)[1], 4)],
        "known": 0.0, "known_error": 0.0,
    }  # fmt: skip
    assert sum(measures[f"won_{faction}"]["games"] for faction in BASE_FACTIONS) == 3
    assert run("report", str(folder), "--lang", "de").code == 0
    page = (folder / "report.html").read_text()
    assert "Sachsen" in page
    assert "Landwirtschaft" in page


def test_games_of_a_planner_on_screen_are_the_same_again_on_other_cores(run: Run) -> None:
    """Each game has a player of its own: nothing is remembered from one to the next."""
    asked = ("simulate", "age_of_innovation", "--sit", "digital", "--player", "planner",
             "--games", "2", "--level", "automalein", "--json")  # fmt: skip
    one, two = (run(*asked, "--cores", cores).json["results"][0] for cores in ("1", "2"))
    assert one["games"] == 2
    assert one["measures"] == two["measures"]
    assert one["measures"]["person"]["mean"] > 80


def test_what_did_not_happen_in_any_game_has_no_mean(run: Run) -> None:
    done = run("simulate", "scythe", "--sit", "digital", "--player", "uniform", "--games", "1",
               "--level", "automa", "--cores", "1", "--seed", "0")  # fmt: skip
    lines = {line.split("  ")[0]: line.split()[-2:] for line in done.out.splitlines()}
    assert lines["Won with Nordic (share)"] == ["0.00", "0.00–0.79"]
    assert lines["Won with Saxony (share)"] == ["–", "–"]


def test_the_table_for_people_tells_what_is_known(run: Run) -> None:
    done = run("simulate", "scythe", "--games", "2", "--level", "automa", "--cores", "1")
    assert "The person never acts." in done.out
    assert "Turn of star 6" in done.out
    assert "81.89" in done.out


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--level", "9"), "no level 9"),
        (("--deck", "normal"), "--deck is for Patchwork only"),
        (("--games", "0"), "At least one game"),
    ],
)
def test_what_cannot_be_watched_is_told(run: Run, wrong: tuple[str, ...], said: str) -> None:
    done = run("simulate", "scythe", *wrong)
    assert done.code == 2
    assert said in done.err


def test_a_game_without_a_tempo_is_not_simulated(run: Run) -> None:
    assert "no simulation of Harbour" in run("simulate", "toy").err


def test_until_the_mean_is_known_well(run: Run) -> None:
    done = run("simulate", "expeditions", "--level", "house_5", "--until-width", "0.9",
               "--cores", "1", "--json").json  # fmt: skip
    low, high = done["results"][0]["measures"]["turns"]["interval"]
    assert high - low <= 0.9
