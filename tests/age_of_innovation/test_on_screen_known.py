"""Numbers, turns and whole games that another program computed from the rules on screen."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from hashlib import sha256
from typing import Any

import pytest

import automatable
from automatable.core.matches.match import Match
from automatable.core.state.copying import copied
from automatable.core.turns.procedure import Draw
from automatable.games.age_of_innovation import passing
from automatable.games.age_of_innovation.components import TERRAINS, person_factions
from automatable.games.age_of_innovation.land import SIDES
from automatable.games.age_of_innovation.on_screen.bridges import all_sites
from automatable.games.age_of_innovation.on_screen.reach import path
from automatable.games.age_of_innovation.on_screen.refusals import new_turn
from automatable.games.age_of_innovation.state import State
from tests.age_of_innovation.on_screen import KNOWN, Playing, facts_of, ledger_of, position

GAMES: list[dict[str, Any]] = KNOWN["games"]
TURNS: list[dict[str, Any]] = KNOWN["turns"]
START: dict[str, Any] = KNOWN["standard_start"]
NAMES = {"planning_boards": "boards", "human_factions": "factions", "bonus_row": "bonuses"}
FACTS = (
    "coins", "tools", "scholars", "books", "bowls", "points", "sailing", "tools_per_spade",
    "knowledge", "keys", "city_tiles", "cities", "competencies", "innovations", "palace",
    "palace_offer", "bonus", "used", "annexes", "own", "bridges", "terrain", "power_covered",
    "book_covered", "bonus_display", "bonus_coins", "pool", "scholar_spaces", "innovation_places",
)  # fmt: skip
"""Those whose change a known turn tells."""


def dealt_match(
    monkeypatch: pytest.MonkeyPatch, chance: dict[str, Any], **options: Any
) -> Match[State]:
    """A match whose draws are answered from lists instead of the seed."""
    decks = [iter(deck) for deck in chance.get("decks", ())]
    monkeypatch.setattr(Draw, "dealt", lambda draw, *_: draw.read(_drawn(draw, chance, decks)))
    return automatable.new("age_of_innovation", sit="digital", seed="known", **options)


def _drawn(draw: Draw[Any], chance: dict[str, Any], decks: list[Iterator[int]]) -> str:
    if draw.stream.startswith("automa_deck/"):
        return f"card {next(decks[int(draw.stream.split('/')[1]) - 1])}"
    drawn = chance[NAMES.get(draw.prompt, draw.prompt)]
    return " ".join([draw.word, *map(str, drawn if isinstance(drawn, list) else [drawn])])


# --- whole games


@pytest.mark.rule(
    "AOI-ON-GEN-01", "AOI-ON-GEN-02", "AOI-ON-SET-01", "AOI-ON-SET-03", "AOI-ON-TURN-01",
    "AOI-ON-AUT-06", "AOI-ON-RND-02", "AOI-ON-RND-03", "AOI-ON-END-04", "AOI-ON-NOT-03",
)  # fmt: skip
@pytest.mark.parametrize("game", GAMES, ids=[game["id"] for game in GAMES])
def test_a_whole_game(game: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    rounds: list[list[int]] = []
    end_round = passing.end_round

    def counted(state: State, *rest: Any) -> None:
        assert state.player is not None
        rounds.append([state.player.points, state.points_automa])
        end_round(state, *rest)

    monkeypatch.setattr(passing, "end_round", counted)
    match = dealt_match(monkeypatch, game["chance"], **game["options"])
    for text in game["answers"]:
        match.answer(text)
    assert match.pending is None
    state, expected = match.state, dict(game["expected"])
    sheet = automatable.game("age_of_innovation").score(state)
    assert [seat.total for seat in sheet.seats] == expected.pop("result")
    assert ledger_of(state) == expected.pop("ledger")
    assert rounds == expected.pop("rounds")
    facts = facts_of(state)
    assert {name: facts[name] for name in expected} == expected


# --- turns in the middle of a game


@pytest.mark.rule("AOI-ON-NOT-02", "AOI-ON-TURN-04", "AOI-ON-GEN-07")
@pytest.mark.parametrize("turn", TURNS, ids=[turn["id"] for turn in TURNS])
def test_a_turn(turn: dict[str, Any]) -> None:
    play, expected = Playing(position(**turn["position"])), turn["expected"]
    before, legal = deepcopy(facts_of(play.state)), play.legal()
    assert len(legal) == expected["legal_count"]
    assert sha256("\n".join(legal).encode()).hexdigest() == expected["legal_sha256"]
    *answers, last = turn["answers"]
    play.play(*answers)
    if expected["open"] is None:  # the last answer ends the turn, and perhaps the round
        assert (play.prompt, last) == ("after", "done")
        after = deepcopy(facts_of(play.state))
        play.answer(last)
    else:
        play.answer(last)
        after = facts_of(play.state)
    changed = {name: after[name] for name in FACTS if after[name] != before[name]}
    assert changed == expected["changed"]
    assert play.prompt == expected["open"]


# --- the standard start


def first_turn(monkeypatch: pytest.MonkeyPatch, home: str, faction: str) -> Match[State]:
    """The standard start with one planning board and one faction, up to the first turn."""
    boards = [home, *(terrain for terrain in TERRAINS if terrain != home)]
    factions = [faction, *(id for id in person_factions() if id != faction)]
    chance = {**START["chance"], "boards": boards[:3], "factions": factions[:6]}
    match = dealt_match(monkeypatch, chance, level=START["level"])
    hers = "forest" if home == "lake" else "lake"
    for text in (f"home {home}", f"faction {faction}", f"home {hers}", f"bonus {START['bonus']}"):
        match.answer(text)
    while match.pending is not None and match.pending.prompt != "turn":
        match.answer(next(iter(match.legal())))
    return match


@pytest.mark.rule("AOI-ON-SET-14", "AOI-ON-SET-06", "AOI-ON-SET-05", "AOI-ON-NOT-02")
@pytest.mark.parametrize("home", TERRAINS)
def test_the_first_turn_of_every_pair(home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for faction in person_factions():
        match = first_turn(monkeypatch, home, faction)
        assert len(list(match.legal())) == KNOWN["first_turn_answers"][home][faction]
        expected, facts = KNOWN["after_first_income"][home][faction], facts_of(match.state)
        assert {name: facts[name] for name in expected} == expected


def sequences(state: State, n: int, prefix: tuple[str, ...] = ()) -> int:
    """How many sequences of exactly n answers a turn has."""
    play = Playing(copied(state)).play(*prefix)
    legal = play.legal()
    if len(prefix) == n - 1:
        return len(legal)
    return sum(sequences(state, n, (*prefix, text)) for text in legal)


@pytest.mark.rule("AOI-ON-TURN-05", "AOI-ON-GEN-08")
@pytest.mark.parametrize("case", KNOWN["perft"], ids=lambda case: f"{case['home']}")
def test_sequences_of_answers(case: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    state = first_turn(monkeypatch, case["home"], case["faction"]).state
    found = {str(n): sequences(state, n) for n in (1, 2, 3)}
    assert found == case["sequences"]


# --- sums


@pytest.mark.rule("AOI-ON-BRG-01", "AOI-ON-BRG-03")
def test_bridge_sites() -> None:
    turns = [new_turn(position(side=side), log=None) for side in SIDES]  # type: ignore[arg-type]
    assert [len(all_sites(turn, over_land=False)) for turn in turns] == [17, 31]
    assert [len(all_sites(turn, over_land=True)) for turn in turns] == [78, 110]


@pytest.mark.rule("AOI-ON-MAP-03")
@pytest.mark.parametrize("home", TERRAINS)
def test_spades_from_every_terrain(home: str) -> None:
    assert sorted(len(path(terrain, home)) for terrain in TERRAINS) == [0, 1, 1, 2, 2, 3, 3]
