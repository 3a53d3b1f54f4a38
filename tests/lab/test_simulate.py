"""`automatable simulate` and `automatable bench`, as a script calls them."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import polars
import pytest

from automatable.lab.patchwork import batches, simulation
from automatable.lab.patchwork.batches import KERNEL, REFERENCE, Batch, play_batch
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.patchwork.simulation import Simulation
from automatable.lab.patchwork.tally import Tally
from automatable.lab.patchwork.variants import read_decks, solo_variants, switches
from automatable.lab.workers import here
from tests.cli.conftest import Run, own_home, run

__all__ = ["own_home", "run"]

PUBLISHED = {
    "normal": (0.4790, 0.1575, 0.0324, 0.0052, 0.0004),
    "tactical": (0.4506, 0.1396, 0.0287, 0.0056, 0.0004),
}
SCORES = {"normal": (6.25, 27.074), "tactical": (5.41, 27.330)}


def test_the_published_table_of_greedy(run: Run) -> None:
    done = run("simulate", "patchwork", "--level", "all", "--deck", "all", "--player", "greedy",
               "--games", "10000", "--cores", "1", "--json")  # fmt: skip
    assert done.code == 0
    results = done.json["results"]
    assert [(r["deck"], r["level"]) for r in results] == [
        (deck, level) for deck in PUBLISHED for level in range(1, 6)
    ]
    for result in results:
        low, high = result["interval"]
        assert low <= PUBLISHED[result["deck"]][result["level"] - 1] <= high
        assert low <= result["win_rate"] <= high
    for result in results[2::5]:
        person, automa = SCORES[result["deck"]]
        assert result["mean_score_person"] == pytest.approx(person, abs=0.4)
        assert result["mean_score_automa"] == pytest.approx(automa, abs=0.15)


def test_two_processes_count_the_same_games(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("automatable.cli.lab_simulating.SMALL", 0)
    monkeypatch.setitem(batches.MOST_GAMES, KERNEL, 50)
    command = ("simulate", "patchwork", "--games", "120", "--json", "--cores")
    one, two = run(*command, "1").json, run(*command, "2").json
    assert one["results"] == two["results"]


def test_variants_share_their_seeds() -> None:
    """A level changes nothing for the person but the tile: the same games are played."""
    variants = solo_variants(
        read_decks("normal"), (4, 5), "greedy", switches("original", "two_aside", "take")
    )
    played = Simulation(variants, 1, KERNEL, keep_rows=True)
    list(played.play(40, here))
    (_, first, rows), (_, second, others) = played.rows
    assert first == second
    assert rows[:, 0].tolist() == others[:, 0].tolist()


def test_until_the_interval_is_narrow(run: Run) -> None:
    done = run("simulate", "patchwork", "--level", "1", "--until-width", "0.02", "--cores", "1",
               "--json").json  # fmt: skip
    (result,) = done["results"]
    low, high = result["interval"]
    assert high - low <= 0.02
    assert result["games"] < 50_000


@pytest.mark.parametrize("format", ["csv", "parquet"])
def test_games_and_manifest_are_kept(run: Run, tmp_path: Path, format: str) -> None:
    folder = tmp_path / "run"
    assert run("simulate", "patchwork", "--games", "30", "--level", "2,3", "--seed", "5",
               "--out", str(folder), "--format", format).code == 0  # fmt: skip
    manifest = json.loads((folder / "manifest.json").read_text())
    assert manifest["options"]["seed"] == 5
    assert manifest["games_per_variant"] == 30
    assert manifest["decks"]["normal"]["card"][0]["budget"] == 1
    rows = games_in(folder, format)
    assert len(rows) == 60
    assert {row["variant"] for row in rows} == {"normal:2", "normal:3"}
    results = json.loads((folder / "results.json").read_text())
    wins = sum(int(row["winner"]) == 1 for row in rows if row["variant"] == "normal:2")
    assert results["results"][0]["wins"] == wins


def games_in(folder: Path, format: str) -> list[dict[str, Any]]:
    if format == "parquet":
        return polars.read_parquet(folder / "games.parquet").to_dicts()
    with (folder / "games.csv").open() as file:
        return list(csv.DictReader(file))


def test_an_old_run_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "something").touch()
    done = run("simulate", "patchwork", "--games", "1", "--out", str(tmp_path))
    assert done.code == 2
    assert "holds something" in done.err


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--player", "wizard"), "no player wizard"),
        (("--level", "6"), "no level 6"),
        (("--deck", "tarot"), "no deck tarot"),
        (("--deck", "missing.toml"), "missing.toml"),
        (("--games", "0"), "At least one game"),
        (("--until-width", "2"), "between 0 and 1"),
        (("--recycle", "some"), "recycle cannot be some"),
        (("--against", "nobody"), "no player nobody"),
        (("--out", "x", "--format", "xls"), "no format xls"),
    ],
)
def test_what_cannot_be_simulated_is_told(run: Run, wrong: tuple[str, ...], said: str) -> None:
    done = run("simulate", "patchwork", *wrong)
    assert done.code == 2
    assert said in done.err
    assert done.out == ""


def test_a_deck_file_with_a_mistake_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    assert run("deck", "new", "patchwork", str(file)).code == 0
    file.write_text(file.read_text().replace("budget = 10", "budget = 99", 1))
    done = run("simulate", "patchwork", "--deck", str(file), "--games", "1")
    assert done.code == 2
    assert "card 10:" in done.err


def test_an_own_deck_is_simulated(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert run("deck", "new", "patchwork", str(file)).code == 0
    (result,) = run("simulate", "patchwork", "--deck", str(file), "--games", "20", "--json").json[
        "results"
    ]
    assert result["deck"] == "my-deck"
    assert result["games"] == 20


def test_interrupted_runs_report_what_is_done(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(batches.MOST_GAMES, KERNEL, 10)
    played: list[Batch] = []

    def until_interrupted(batch: Batch) -> Any:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(batch)
        return play_batch(batch)

    monkeypatch.setattr(simulation, "play_batch", until_interrupted)
    done = run("simulate", "patchwork", "--games", "100", "--cores", "1", "--json")
    assert done.code == 1
    assert done.json["finished"] is False
    assert done.json["results"][0]["games"] == 30


def test_without_numba_the_reference_engine_answers_and_says_so(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ("simulate", "patchwork", "--games", "3", "--cores", "1", "--json")
    fast = run(*command)
    monkeypatch.setattr(batches, "find_spec", lambda name: None)
    slow = run(*command)
    assert slow.json["engine"] == REFERENCE
    assert "reference engine" in slow.err
    assert slow.json["results"] == fast.json["results"]


def test_two_seats(run: Run) -> None:
    (result,) = run("simulate", "patchwork", "--player", "planner", "--against", "uniform",
                    "--games", "100", "--json").json["results"]  # fmt: skip
    assert result["against"] == "uniform"
    assert result["win_rate"] > 0.9


def test_the_table_for_people_names_each_variant(run: Run) -> None:
    done = run("simulate", "patchwork", "--level", "1,II", "--games", "50")
    assert [line.split()[0] for line in done.out.splitlines()] == [
        "variant",
        "normal:1",
        "normal:2",
    ]


def test_the_bench_prints_rates(run: Run) -> None:
    done = run("bench", "patchwork", "--kernel", "--seats", "uniform", "uniform", "--cores", "1",
               "--seconds", "0.2", "--json")  # fmt: skip
    assert done.json["games_per_s"] > 1000
    assert done.json["decisions_per_s"] > 30 * done.json["games_per_s"]


def test_cards_are_counted_by_when_they_came() -> None:
    tally = Tally()
    tally.add(play_batch(Batch(read_solo(), ("greedy",) * 2, 1, 200, KERNEL)))
    for card in tally.cards:
        assert card.games.total() == 200
        assert card.games[0] > 0  # two of twelve are set aside
        assert max(card.games) <= 10


def read_solo() -> SetUp:
    return solo_variants(
        read_decks("normal"), (1,), "greedy", switches("original", "two_aside", "take")
    )[0].set_up
