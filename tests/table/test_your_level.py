"""What counts for a person's level, what is told from it, and records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.options import resolve
from automatable.table.moving import move
from automatable.table.records import records
from automatable.table.results import Facts, Result
from automatable.table.store import Store
from automatable.table.your_level import LIKES, your_level, your_levels
from tests.table.raw import raw

PATCHWORK = game("patchwork")
START = datetime(2026, 1, 1, tzinfo=UTC)


def played(
    margin: int = 5, day: int = 0, id: str = "patchwork", facts: Facts | None = None, **options: Any
) -> Result:
    won = 1 if margin > 0 else 2
    all_options = resolve(game(id).options(), options)
    scores = {1: 30 + margin, 2: 30}
    when = START + timedelta(days=day)
    return Result(None, id, all_options, scores, won, when, facts or Facts())


def reasons(*results: Result) -> dict[str, int]:
    return dict(your_level(game(results[0].game), results).left_out)


@pytest.mark.parametrize(
    ("result", "reason"),
    [
        (played(sit="duo"), "no_level"),
        (played(id="age_of_innovation", humans=2), "no_level"),
        (played(facts=Facts(helped=1)), "helped"),
        (played(facts=Facts(corrections=1)), "corrected"),
        (played(facts=Facts(begun_late=True)), "begun_late"),
        (played(facts=Facts(came_as_file=True)), "came_as_file"),
        (Result(None, "patchwork", {"level": 3, "deck": "normal"}, {}, None, START), "unreadable"),
        (Result(None, "patchwork", {"level": 77}, {1: 3, 2: 2}, 1, START), "no_level"),
    ],
)
def test_what_does_not_count(result: Result, reason: str) -> None:
    assert reasons(result) == {reason: 1}
    assert your_levels([result])[0].counted == ()


def test_beside_the_box_a_correction_keeps_the_app_right() -> None:
    assert reasons(played(sit="companion", facts=Facts(corrections=3))) == {}
    assert reasons(played(id="expeditions", facts=Facts(corrections=3))) == {}


def test_of_the_same_cards_only_the_first_time_counts() -> None:
    first, again = (
        played(margin, day, facts=Facts(origin="x")) for margin, day in ((-5, 0), (5, 9))
    )
    level = your_level(PATCHWORK, [again, first])
    assert level.counted == (first,)
    assert level.left_out == {"again": 1}


def test_better_results_mean_better_chances_and_a_harder_suggestion() -> None:
    weak = your_level(PATCHWORK, [played(-20, day, level=3) for day in range(12)])
    strong = your_level(PATCHWORK, [played(10, day, level=3) for day in range(12)])
    third = {"level": 3, "deck": "normal"}
    assert weak.strength.estimate.high < strong.strength.estimate.low
    low, high = weak.chance(third), strong.chance(third)
    assert low is not None
    assert high is not None
    assert low.high < high.low
    assert weak.next().rung.options["level"] < strong.next().rung.options["level"]


def steps(id: str, one: Mapping[str, Any], other: Mapping[str, Any]) -> int:
    """How many levels lie between two set-ups."""
    (order,) = [list(option.choices) for option in game(id).options() if option.key == "level"]
    return abs(order.index(one["level"]) - order.index(other["level"]))


@pytest.mark.parametrize("like", LIKES)
@pytest.mark.parametrize("id", ["patchwork", "scythe", "expeditions", "through_the_ages"])
def test_one_match_leads_one_step_further_at_most(id: str, like: float) -> None:
    (order,) = [option.choices for option in game(id).options() if option.key == "level"]
    for margin in (1, -40, 60):
        result = played(margin, id=id, level=order[1])
        found = your_level(game(id), [result]).next(like)
        assert steps(id, found.rung.options, result.options) <= 1


@pytest.mark.parametrize("like", LIKES)
@pytest.mark.parametrize("id", ["patchwork", "scythe", "expeditions", "through_the_ages"])
def test_what_is_suggested_is_near_what_is_liked(id: str, like: float) -> None:
    level = your_level(game(id), [played(margin, d, id) for d, margin in enumerate((3, -3) * 8)])
    found = level.next(like)
    near = [
        one for one in level.levels if steps(id, one.rung.options, level.counted[0].options) <= 1
    ]
    best = min(abs(one.chance.mean - like) for one in near)
    assert abs(found.chance.mean - like) <= best + 0.08
    Match.new(game(id), found.rung.options)


def test_a_match_at_a_table_leaves_its_facts(tmp_path: Path) -> None:
    with closing(Store(tmp_path / "tables.sqlite")) as store:
        id = store.create(Match.new(PATCHWORK, {"level": 2}, Seed.from_text("a rainy evening")))
        table = store.answer(id, "@planner >", 0)
        table = store.answer(id, '!{"seat_1.buttons": 9}', table.sequence)
        while not table.match.over:
            table = store.answer(id, table.match.legal()[0], table.sequence)
        store.import_(store.export(id))
        here, brought = sorted(store.results(), key=lambda result: result.facts.came_as_file)
        assert (here.facts.helped, here.facts.corrections) == (1, 1)
        assert not here.facts.begun_late
        assert brought.facts.came_as_file
        assert here.facts.origin == brought.facts.origin != ""
        assert your_level(PATCHWORK, store.results()).left_out == {"helped": 1, "came_as_file": 1}


def test_a_match_begun_at_a_position_says_so(tmp_path: Path) -> None:
    with closing(Store(tmp_path / "tables.sqlite")) as store:
        id = store.create(Match.at(PATCHWORK, PATCHWORK.template()))
        table = store.open(id)
        while not table.match.over:
            table = store.answer(id, table.match.legal()[0], table.sequence)
        (result,) = store.results()
    assert result.facts.begun_late


def test_facts_that_cannot_be_read_are_unknown(store: Store) -> None:
    store.put_result(played())
    for damaged in ("nonsense", "[1]", '{"helped": "many"}', "null"):
        raw(store).execute("UPDATE results SET facts = ?", (damaged,))
        raw(store).commit()
        assert [result.facts for result in store.results()] == [Facts()], damaged


def test_a_result_keeps_its_facts_on_its_way_to_another_store(tmp_path: Path) -> None:
    facts = Facts(2, 3, True, True, "abc")
    with closing(Store(tmp_path / "a.sqlite")) as old, closing(Store(tmp_path / "b.sqlite")) as new:
        old.put_result(played(facts=facts))
        move(old.database, new.database)
        assert [result.facts for result in new.results()] == [facts]


def streak(results: Sequence[Result]) -> tuple[int, int]:
    (found,) = records(results)
    return found.whole.longest, found.whole.streak


def test_records_and_streaks() -> None:
    margins = (4, 9, 2, -1, 7, 3)
    results = [played(margin, day, level=2 + day % 2) for day, margin in enumerate(margins)]
    (found,) = records(results)
    assert (found.whole.played, found.whole.won) == (6, 5)
    assert (found.whole.best, found.whole.widest) == (39, 9)
    assert streak(results) == (3, 2)
    assert [line.options["level"] for line in found.lines] == [2, 3]
    assert [line.record.won for line in found.lines] == [3, 2]
    assert streak([*results, played(-3, 20), played(-3, 21)]) == (3, -2)


def test_levels_stand_in_the_order_of_the_rulebook() -> None:
    names = ("ultimaszyna", "automa", "autometta")
    results = [played(1, day, "scythe", level=name) for day, name in enumerate(names)]
    (found,) = records(results)
    assert [line.options["level"] for line in found.lines] == list(reversed(names))
