"""Games on screen played answer by answer, draws included, from the positions of the examples."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from automatable.core.turns.events import Event, Log
from automatable.core.turns.procedure import Procedure, Request
from automatable.games.scythe import GAME
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.set_up import FACTIONS
from automatable.games.scythe.state import Automa, State


@cache
def told() -> dict[str, Any]:
    file = Path(__file__).parents[1] / "data" / "on_screen_examples.json"
    contents: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return contents


def examples() -> dict[str, dict[str, Any]]:
    return {case["id"]: case for case in told()["cases"]}


def known_answers() -> Any:
    return told()["known_answers"]


def rules_of(event: Event) -> Iterator[str]:
    yield event.rule
    if event.decision is not None:
        yield event.decision.rule
        yield from (step.rule for step in event.decision.steps)


class Play:
    """A game that nobody deals: every draw is an answer like the others."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.log = Log()
        self.pending: Request | None = None
        self.asked: list[str] = []
        """Every question so far, with its rule."""
        self._running: Procedure[State] | None = None
        self._begin()

    def _begin(self) -> None:
        self._running = None
        if not GAME.is_over(self.state):
            self._running = GAME.turn(self.state, self.log)
            self._advance(None)
        else:
            self.pending = None

    def _advance(self, value: Any) -> None:
        assert self._running is not None
        try:
            self.pending = self._running.send(value)
        except StopIteration as end:
            self.state = end.value
            self._begin()
        else:
            self.asked.append(f"{self.pending.prompt} {self.pending.rule}")

    def said(self) -> list[str]:
        """Every event so far with its rule; of a decision also those of its filters."""
        return [" ".join((event.kind, *rules_of(event))) for event in self.log]

    def answer(self, text: str) -> None:
        assert self.pending is not None, f"{text}: the game is over"
        self._advance(self.pending.read(text).value)

    def legal(self) -> list[str]:
        assert self.pending is not None
        return list(self.pending.legal() or ())

    @property
    def prompt(self) -> str | None:
        """The pending question in the words of the examples."""
        if self.pending is None:
            return None
        return {"combat_card": "card", "hesitation": "revealed"}.get(
            self.pending.prompt, self.pending.prompt
        )


def position_of(given: dict[str, Any]) -> dict[str, Any]:
    """An example's position in the program's own JSON."""
    human, automa = given["human_faction"], given["automa_faction"]
    side = {"kind": "human", "sit": "digital", **given.get("human", {})}
    if "traps" in side:
        side["traps"] = {place: armed == "armed" for place, armed in side["traps"].items()}
    switches = dict(given.get("switches", {}))
    edition = switches.pop("edition", None)
    own = {id: value for id, value in switches.items() if id in PersonOnScreen(human).switches}
    side["switches"] = own
    theirs = {id: value for id, value in switches.items() if id not in own}
    position = {
        "sides": {human: side, automa: _automa(given, theirs, edition)},
        "phase": given.get("phase", "human"),
    }
    renamed = {"encounters": "encounter_tokens"}
    for name in ("encounters", "tile", "discard", "automa_known", "seen_encounters"):
        if name in given:
            position[renamed.get(name, name)] = given[name]
    position.setdefault("tile", "lakes_next_to_structures")
    return position


def _automa(given: dict[str, Any], switches: dict[str, Any], edition: Any) -> dict[str, Any]:
    side = {"kind": "automa", "level": given.get("level", "automa"), **given.get("automa", {})}
    side.pop("scheme", None)
    stars = side.pop("stars", {})
    side["combat_stars"] = stars.get("combat", 0)
    side["power_star"] = bool(stars.get("power", 0))
    side["switches"] = switches
    if edition:
        side["deck"] = edition
    for name in ("main_discard", "combat_discard", "last_main_card"):
        if name in given:
            side[name] = given[name]
    return side


def play(given: dict[str, Any], answers: list[str]) -> Play:
    """The game after these answers."""
    table = Play(GAME.from_position(position_of(given)))
    for text in answers:
        table.answer(text)
    return table


# --- the state in the words of the examples


def facts(state: State) -> dict[str, Any]:
    """Path to value, as the examples compare them; absent numbers are 0."""
    player, automa = state.persons[0], state.automas[0]
    assert isinstance(player, PersonOnScreen)
    assert state.decks is not None
    over = None if state.ended_by is None else state.seat_name(state.ended_by)
    return {
        "phase": state.phase,
        "turn": state.turn,
        "over": {"person": "human"}.get(str(over), over),
        "automa": automa_facts(automa),
        "human": player_facts(player),
        "encounters": sorted(state.encounter_tokens),
        "discard": _named(state.decks.discard),
        "automa_known": _named(state.decks.known),
        "seen_encounters": list(state.decks.seen_encounters),
        "main_discard": automa.main_discard,
        "combat_discard": list(automa.combat_discard),
        "last_main_card": automa.last_main_card,
    }


def automa_facts(automa: Automa) -> dict[str, Any]:
    stars = {
        "progress": automa.progress_stars,
        "combat": automa.combat_stars,
        "power": int(automa.power_star),
    }
    return {
        "power": automa.power,
        "coins": automa.coins,
        "combat_cards": automa.combat_cards,
        "character": automa.character,
        "mechs": dict(automa.mechs),
        "workers": dict(automa.workers),
        "stars": stars,
        "factory_card": automa.factory_card,
        "progress": automa.progress,
        "scheme": automa.scheme,
    }


def player_facts(player: PersonOnScreen) -> dict[str, Any]:
    return {
        "character": player.character,
        "mechs": dict(player.mechs),
        "workers": dict(player.workers),
        "abilities": sorted(player.abilities),
        "structures": dict(player.structures),
        "goods": {place: dict(kinds) for place, kinds in player.goods.items()},
        "recruits": sorted(player.recruits),
        "one_time": sorted(player.one_time),
        "top": sorted(player.top),
        "bottom": dict(player.bottom),
        "hand": _named(player.hand),
        "objectives": sorted(player.objectives),
        "factory_card": player.factory_number,
        "star_spaces": dict(player.star_spaces),
        "popularity": player.popularity,
        "power": player.power,
        "coins": player.coins,
        "mat": player.mat,
        "section": player.section,
        "flags": sorted(player.flags),
        "traps": {at: "armed" if armed else "disarmed" for at, armed in player.traps.items()},
        "trap_kinds": dict(player.trap_kinds),
    }


def _named(cards: dict[int, int]) -> dict[str, int]:
    return {str(value): number for value, number in cards.items()}


def flat(nested: Any, prefix: str = "") -> dict[str, Any]:
    if not isinstance(nested, dict):
        return {prefix: nested}
    found: dict[str, Any] = {}
    for name, value in nested.items():
        found |= flat(value, f"{prefix}.{name}" if prefix else name)
    return found


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, list[Any]]:
    """Path to [before, after] for everything that differs."""
    old, new = flat(before), flat(after)
    paths = sorted(old.keys() | new.keys())
    pairs = {path: [old.get(path, 0), new.get(path, 0)] for path in paths}
    return {path: pair for path, pair in pairs.items() if pair[0] != pair[1]}


def score_facts(state: State) -> dict[str, Any]:
    """The final sheet in the words of the examples."""
    sheet = GAME.score(state)
    sides = list(state.sides.values())
    told: dict[str, Any] = {}
    for seat, side in zip(sheet.seats, sides, strict=True):
        lines = {line.what: line for line in seat.lines}
        facts_ = {
            "coins": lines["coins"].points,
            "stars": lines["stars"].points,
            "regions": lines["regions"].args["n"],
            "region_coins": lines["regions"].points,
            "total": seat.total,
        }
        if isinstance(side, PersonOnScreen):
            facts_ |= {
                "resources_counted": lines["resources"].args["n"],
                "resource_coins": lines["resources"].points,
                "structure_bonus": lines["structure_bonus"].points,
            }
        told["human" if isinstance(side, PersonOnScreen) else "automa"] = facts_
    winner = None if sheet.winner is None else sides[sheet.winner - 1]
    told["winner"] = "human" if isinstance(winner, PersonOnScreen) else "automa" if winner else None
    told["decided_by"] = "coins" if sheet.tie_break is None else sheet.tie_break
    return told


def first_state(faction: str, mat: str) -> State:
    """The set-up position of the known answers: Automa Crimea, for Crimea Nordic."""
    automa = "nordic" if faction == "crimea" else "crimea"
    assert faction in FACTIONS
    given = {"human_faction": faction, "automa_faction": automa, "human": {"mat": mat}}
    return GAME.from_position(position_of(given))
