"""The worked examples of the rules page, and the golden run."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from automatable.core.matches.match import Match
from automatable.core.turns.events import Event, plain
from automatable.games.scythe import GAME
from automatable.games.scythe.map import by_reading_order
from automatable.games.scythe.neighbourhood import automa_neighbourhood, person_neighbourhood
from automatable.games.scythe.score import resources_counted
from automatable.games.scythe.set_up import new_automa, new_person, new_state
from automatable.games.scythe.state import State, region_count
from tests.scythe.replay import (
    ICONS,
    Replay,
    candidates,
    dropped,
    examples,
    measured,
    position_of,
)


def of_type(*types: str) -> pytest.MarkDecorator:
    found = [case for case in examples().values() if case["action"]["type"] in types]
    return pytest.mark.parametrize("example", found, ids=[case["id"] for case in found])


# --- neighbourhoods, set-up, scoring


@of_type("neighbourhood")
@pytest.mark.rule("SCY-NBH-01", "SCY-NBH-12")
def test_neighbourhood(example: dict[str, Any]) -> None:
    state = GAME.from_position(position_of(example))
    region, automa = example["action"]["hex"], state.automas[0]
    if example["action"]["side"] == "automa":
        found = automa_neighbourhood(automa, region)
    else:
        ruling = str(automa.switches["human_neighbourhood"])
        found = person_neighbourhood(state, state.persons[0], region, ruling)
    assert by_reading_order(found) == example["expected"]["neighbourhood"]


@pytest.mark.rule(
    "SCY-SET-03", "SCY-SET-04", "SCY-SET-05", "SCY-SET-06", "SCY-SET-07", "SCY-SET-08"
)
def test_set_up() -> None:
    expected = examples()["SCY-X10"]["expected"]["setup"]
    automa = new_automa("saxony", "automa", "base", {})
    for fact in ("power", "coins", "combat_cards", "character", "mechs", "workers", "progress"):
        assert getattr(automa, fact) == expected[fact]
    assert (automa.scheme, automa.stars, automa.popularity) == ("I", 0, 10)
    assert automa.no_water
    assert automa.deck.left == 19
    assert new_state(new_person("rusviet"), automa).phase == "human"


@of_type("final_scoring")
@pytest.mark.rule("SCY-SCO-01", "SCY-SCO-02", "SCY-SCO-03", "SCY-SCO-04", "SCY-SCO-05")
def test_final_scoring(example: dict[str, Any]) -> None:
    position = position_of(example)
    human = example["position"]["human_faction"]
    position["sides"][human]["structure_bonus"] = example["action"].get("structure_bonus", 0)
    if position["ended_by"] == human:  # the example scores a game that nobody has ended
        position = {**position, "phase": "human", "ended_by": None}
    state = GAME.from_position(position)
    state.phase = "over"
    expected, sheet = example["expected"]["scoring"], GAME.score(state)
    for seat, name in enumerate(("human", "automa"), start=1):
        told, side = expected[name], list(state.sides.values())[seat - 1]
        points = {line.what: line.points for line in sheet.seats[seat - 1].lines}
        assert sheet.total(seat) == told["total"]
        assert (points["coins"], points["stars"]) == (told["coins"], told["stars"])
        assert points["regions"] == told["region_coins"]
        assert region_count(state, side) == told["regions"]
    human_told = expected["human"]
    assert resources_counted(state, state.persons[0]) == human_told["resources_counted"]
    assert sheet.winner == {"human": 1, "automa": 2}[expected["winner"]]
    decided_by = expected["decided_by"]
    assert sheet.tie_break == (None if decided_by == "coins" else f"scy-tie_{decided_by}")


# --- Automa turns and person attacks


@of_type("automa_turn", "human_attack")
@pytest.mark.rule("SCY-TURN-01", "SCY-TURN-03", "SCY-ICON-01", "SCY-HUM-06")
def test_turn(example: dict[str, Any]) -> None:
    replay, expected = Replay(example).play(), example["expected"]
    if "icons" in expected:
        assert replay.icons() == expected["icons"]
        assert moves(replay) == [without_combat(move) for move in expected["moves"]]
        assert gains(replay) == expected["gains"]
        assert len(replay.events("scy-shuffle")) == expected.get("reshuffles", 0)
        assert bool(replay.events("scy-skipped")) == expected.get("skipped", False)
        assert bool(replay.events("scy-scheme_switch")) == expected.get("scheme_switch", False)
    assert combats(replay) == expected_combats(expected)
    assert game_over(replay.match.state) == expected.get("game_over")
    assert changes(replay) == told_changes(example)


def without_combat(move: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in move.items() if key != "combat"}


def moves(replay: Replay) -> list[dict[str, Any]]:
    """The executed moves as the examples write them."""
    told: list[dict[str, Any]] = []
    for event in replay.match.events():
        args = {name: plain(value) for name, value in event.args.items()}
        if event.kind == "scy-unit":
            told.append({"icon": ICONS[args["icon"]], "unit": args["unit"], "from": args["place"]})
        elif event.kind == "scy-destination":
            told[-1] |= {"to": args["region"], "candidates": valued(replay, args["icon"], event)}
        elif event.kind == "scy-workers_driven_off":
            told[-1]["human_workers_driven_off"] = args["n"]
        elif event.kind == "scy-put_back" and args["n"]:
            told[-1]["resources_removed"] = args["n"]
        elif event.kind == "scy-token_removed":
            told[-1]["encounter_token_removed"] = args["region"]
        elif event.kind == "scy-factory_card":
            told[-1]["factory_card_taken"] = True
    return told


def valued(replay: Replay, icon: str, event: Event) -> dict[str, Any]:
    """Candidates with what was counted for each."""
    decision = event.decision
    assert decision is not None
    regions = candidates(decision)
    if icon == "worker":
        near = measured(decision, "not_threatened")
        threatened = dropped(decision, "not_threatened")
        return {r: f"{near[r]}{'*' if r in threatened else ''}" for r in regions}
    if icon == "encounter":
        blocked = dropped(decision, "not_blocked")
        return {r: "blocked" if r in blocked else "free" for r in regions}
    if icon == "attack":
        return {r: measured(decision, "enemy_combat_unit")[r] for r in regions}
    name = "resources" if icon == "attack_workers" else "enemy_distance"
    values = measured(decision, name)
    lying = replay.example["position"]["human"]["resources"]
    return {r: values.get(r, lying.get(r, 0)) for r in regions}


def gains(replay: Replay) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = []
    for event in replay.match.events():
        args = {name: plain(value) for name, value in event.args.items()}
        if event.kind in ("scy-gain_power", "scy-gain_coins", "scy-gain_combat_cards"):
            name = event.kind.removeprefix("scy-gain_").removesuffix("s")
            told.append({name: args["n"]})
        elif event.kind == "scy-deploy":
            told.append({"deploy": args["unit"]})
        elif event.kind == "scy-nothing_to_deploy":
            told.append({"deploy": None})
        elif event.kind == "scy-star" and args["space"] == "power_16":
            told.append({"star": "power"})
    return told


def combats(replay: Replay) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = []
    for event in replay.match.events():
        args = {name: plain(value) for name, value in event.args.items()}
        side = {"person": "human"}.get(args.get("seat", ""), args.get("seat"))
        if event.kind == "scy-combat":
            if told and "automa_card" not in told[-1]:
                told.pop()  # a correction before the combat has begun it again
            told.append({"hex": args["region"], "attacker": side})
        elif event.kind == "scy-combat_card":
            told[-1]["automa_card"] = args["card"]
        elif event.kind == "scy-automa_commits":
            told[-1] |= {
                "automa_power_spent": args["n"],
                "automa_combat_cards_used": args["cards"],
            }
        elif event.kind == "scy-combat_result":
            told[-1] |= {
                "automa_total": args["automa"],
                "human_total": args["human"],
                "winner": side,
            }
        elif event.kind == "scy-star" and args["space"] == "combat":
            told[-1]["star"] = side
        elif event.kind == "scy-loser_card":
            told[-1]["loser_card"] = side
    return told


def expected_combats(expected: dict[str, Any]) -> list[dict[str, Any]]:
    fights = [*expected.get("moves", []), *expected.get("attacks", [])]
    return [dict(fight["combat"]) for fight in fights if "combat" in fight]


def game_over(state: State) -> str | None:
    if state.ended_by is None:
        return None
    return "automa" if state.ended_by == state.automas[0].faction else "human"


# --- everything that changed, and nothing else


def changes(replay: Replay) -> dict[str, Any]:
    before, after = flat(replay.before), flat(replay.match.position())
    return {
        path: after.get(path, 0)
        for path in before.keys() | after.keys()
        if before.get(path, 0) != after.get(path, 0)
    }


def flat(position: dict[str, Any]) -> dict[str, Any]:
    """The facts that the examples follow, as path and value."""
    told: dict[str, Any] = {"tokens": tuple(position["encounter_tokens"])}
    for side in position["sides"].values():
        kind = side["kind"]
        for name in ("character", "power", "coins", "combat_cards", "factory_card"):
            told[f"{kind}.{name}"] = side[name]
        for name in ("mechs", "workers", "resources"):
            told |= {f"{kind}.{name}.{at}": n for at, n in side.get(name, {}).items()}
        told |= flat_human(side) if kind == "human" else flat_automa(side)
    return told


def flat_human(side: dict[str, Any]) -> dict[str, Any]:
    return {f"human.{name}": side[name] for name in ("stars", "combat_stars", "popularity")}


def flat_automa(side: dict[str, Any]) -> dict[str, Any]:
    return {
        "automa.progress": side["progress"],
        "automa.scheme": side["scheme"],
        "automa.stars.progress": side["progress_stars"],
        "automa.stars.combat": side["combat_stars"],
        "automa.stars.power": int(side["power_star"]),
        "last_main_card": side["last_main_card"],
        "main_discard": tuple(side["main_discard"]),
        "combat_discard": tuple(side["combat_discard"]),
    }


def told_changes(example: dict[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for path, change in example["expected"]["changes"].items():
        if path == "encounters_removed":
            left = set(example["position"]["encounters"]) - set(change)
            told["tokens"] = tuple(by_reading_order(left))
        elif path.endswith("discard"):
            told[path] = tuple(change)
        elif path != "deck":
            told[path] = change[1]
    return told


@of_type("automa_turn", "human_attack")
@pytest.mark.rule("SCY-DECK-01")
def test_the_cards_that_are_left(example: dict[str, Any]) -> None:
    deck = example["expected"]["changes"].get("deck")
    if deck is None:
        return
    left = Replay(example).play().match.state.automas[0].deck.unseen()
    assert Counter(left) == Counter(range(1, 20) if deck == "chance" else deck)


# --- the golden run


@pytest.mark.rule("SCY-TURN-01", "SCY-PROG-05", "SCY-STAR-01", "SCY-END-01")
def test_golden_run() -> None:
    example = examples()["SCY-X99"]
    match = Match.at(GAME, position_of(example))
    expected = example["expected"]["turns"]
    for turn in expected:
        match.answer(f"card {turn['card']}")
        assert golden_line(match, turn) == turn
        if not match.state.ended_by:
            match.answer("done")
    assert match.state.turn == 23
    automa = match.state.automas[0]
    assert GAME.score(match.state).total(2) == 89
    assert automa.mechs == {"F3": 1, "G2": 1, "G3": 1, "H1": 1}
    assert set(automa.workers) == {"A5", "B4", "B5", "C3", "C4", "D3", "D4", "E4"}
    assert match.state.persons[0].workers == {"home": 2}


def golden_line(match: Match[State], turn: dict[str, Any]) -> dict[str, Any]:
    automa = match.state.automas[0]
    events = match.entries[-1].events
    moved = [event for event in events if event.kind in ("scy-unit", "scy-destination")]
    named = [plain(event.args.get("place", event.args.get("region"))) for event in moved]
    unit = plain(moved[0].args["unit"])
    scheme = next(plain(event.args["scheme"]) for event in events if event.kind == "scy-card")
    return {
        "turn": turn["turn"],
        "card": turn["card"],
        "scheme": scheme,
        "moves": [f"{unit} {named[0]}>{named[1]}"],
        "power": automa.power,
        "coins": automa.coins,
        "combat_cards": automa.combat_cards,
        "progress": automa.progress,
        "stars": automa.stars,
    }
