"""Positions of a game on screen in the short form of the examples, and turns played on them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Draw, Procedure, Request
from automatable.games.age_of_innovation.components import (
    AUTOMA,
    DISCIPLINES,
    TERRAINS,
    innovation_places,
    round_tiles,
)
from automatable.games.age_of_innovation.deck import AutomaDeck
from automatable.games.age_of_innovation.notation import Standing, read_standing, write_standing
from automatable.games.age_of_innovation.on_screen.player import (
    PERSON,
    PersonOnScreen,
    default_switches,
    palace_offer,
    scholar_pool,
)
from automatable.games.age_of_innovation.on_screen.turn import person_turn
from automatable.games.age_of_innovation.owner_deck import box_of
from automatable.games.age_of_innovation.score import automa_group, group_of, score
from automatable.games.age_of_innovation.state import (
    AutomaBuilding,
    Person,
    PersonBuilding,
    State,
    Switches,
)

DATA = Path(__file__).parent / "data"
EXAMPLES = json.loads((DATA / "on_screen_examples.json").read_text(encoding="utf-8"))
KNOWN = json.loads((DATA / "on_screen_known.json").read_text(encoding="utf-8"))
DEFAULTS: dict[str, Any] = EXAMPLES["defaults"]
SPACES = {"p": PERSON, "a": AUTOMA, ".": None}
SIGNS = {who: sign for sign, who in SPACES.items()}
BOTH = ("bridges_connect_everyone", "powermongers_trigger")


# --- from the short form to a state


def position(**given: Any) -> State:
    """The state of a position in short form; what is not given takes the defaults of the file."""
    facts = {**DEFAULTS, **given}
    if facts["automa_home"] == facts["home"]:
        facts["automa_home"] = next(t for t in TERRAINS if t != facts["home"])
    level = box_of(None).levels[facts["level"]]
    seats = {"person": PERSON, "automa": AUTOMA}
    switches = facts["switches"]
    state = State(
        board_side=facts["side"],
        level_id=level.id,
        faction_id=facts["automa_faction"],
        automa_home=facts["automa_home"],
        people={PERSON: Person(facts["home"], facts["faction"], facts["bonus"])},
        box=box_of(None),
        round_tiles=_tiles(facts["round_tile"], facts["round"]),
        final_tile=facts["final_tile"],
        deck=AutomaDeck(list(range(1, 15)), round=facts["round"]),
        innovations=[p for p in innovation_places(1) if p in facts["innovation_tiles"]],
        turn_order=[PERSON, AUTOMA],
        to_move=PERSON,
        phase="play",
        round=facts["round"],
        passed=[seats[who] for who in facts["passed"]],
        switches=Switches(
            switches.get("bridges_connect_everyone", False),
            switches.get("powermongers_trigger", "taken"),
        ),
        dealer="app",
        terrain_tiles=dict(facts["terrain"]),
        knowledge={
            AUTOMA: _levels(facts["automa_knowledge"]),
            PERSON: _levels(facts["knowledge"]),
        },
        scholars_left=facts["scholars_left"],
        scholar_spaces={
            d: [SPACES[sign] for sign in facts["scholar_spaces"].get(d, "....")]
            for d in DISCIPLINES
        },
        power_actions_covered=list(facts["power_covered"]),
        book_actions_covered=list(facts["book_covered"]),
        innovations_automa=facts["automa_innovations"],
        bonus_display=list(facts["bonus_display"]),
        bonus_automa=facts["automa_bonus"],
        points_automa=facts["automa_points"],
        palaces=sorted({*facts["palace_offer"], *([facts["palace"]] if facts["palace"] else [])}),
        book_actions=list(facts["book_actions"]),
        innovation_tiles=dict(facts["innovation_tiles"]),
        player=_player(facts),
    )
    for found in _standing(facts["automa"]):
        state.automa_buildings[found.hex] = AutomaBuilding(found.type, found.marked)
        _lay_home(state, found.hex, state.automa_home)
    for found in _standing(facts["own"]):
        piece = PersonBuilding(1, found.type, found.neutral, int(found.annex))
        state.person_buildings[found.hex] = piece
    for one, other in facts["bridges"]:
        state.bridges[one, other] = 1
    return state


def _player(facts: dict[str, Any]) -> PersonOnScreen:
    alike = (
        "points", "coins", "tools", "scholars", "bowls", "sailing", "tools_per_spade", "keys",
        "city_tiles", "cities", "competencies", "competency_display", "innovations", "palace",
        "bonus_coins", "annexes", "used",
    )  # fmt: skip
    own = {id: value for id, value in facts["switches"].items() if id not in BOTH}
    return PersonOnScreen(
        **json.loads(json.dumps({name: facts[name] for name in alike})),
        books=dict(zip(DISCIPLINES, facts["books"], strict=True)),
        switches={**default_switches(), **own},
    )


def _lay_home(state: State, hex: str, home: str) -> None:
    """Her buildings stand on her own terrain."""
    if state.terrain(hex) != home:
        state.terrain_tiles[hex] = home


def _tiles(tile: str, round: int) -> list[str]:
    others = [key for key in round_tiles() if key != tile]
    return [*others[: round - 1], tile, *others[round - 1 : 5]]


def _levels(levels: Iterable[int]) -> dict[str, int]:
    return dict(zip(DISCIPLINES, levels, strict=True))


def _standing(text: str) -> list[Standing]:
    found = [read_standing(word, "") for word in text.split()]
    return [standing for standing in found if standing is not None]


# --- from a state to the short form


def facts_of(state: State) -> dict[str, Any]:
    """Every fact that the examples and the known answers name."""
    player = state.player
    assert player is not None
    board = state.board
    printed = board.printed
    laid = state.terrain_tiles.items()
    return {
        **{
            name: getattr(player, name)
            for name in (
                "coins", "tools", "scholars", "bowls", "points", "sailing", "tools_per_spade",
                "keys", "city_tiles", "competencies", "innovations", "palace", "used", "annexes",
                "bonus_coins",
            )
        },
        "books": list(player.books.values()),
        "knowledge": list(state.knowledge[PERSON].values()),
        "automa_knowledge": list(state.knowledge[AUTOMA].values()),
        "cities": sorted(player.cities, key=lambda city: board.order[city[0]]),
        "palace_offer": palace_offer(state),
        "bonus": state.person(PERSON).bonus,
        "own": _written(state, "person"),
        "automa": _written(state, AUTOMA),
        "bridges": [list(pair) for pair in state.bridges],
        "terrain": {hex: t for hex, t in sorted(laid) if t != printed[hex]},
        "power_covered": state.power_actions_covered,
        "book_covered": state.book_actions_covered,
        "bonus_display": state.bonus_display,
        "pool": scholar_pool(state),
        "scholar_spaces": {
            d: "".join(SIGNS[who] for who in spaces) for d, spaces in state.scholar_spaces.items()
        },
        "innovation_places": state.innovations,
        "passed": ["person" if who == PERSON else who for who in state.passed],
        "automa_points": state.points_automa,
    }  # fmt: skip


def _written(state: State, who: str) -> str:
    if who == AUTOMA:
        hers = state.automa_buildings
        found = [Standing(h, who, hers[h].type, hers[h].marked) for h in state.board.reading(hers)]
    else:
        own = state.person_buildings
        found = [
            Standing(h, who, own[h].type, neutral=own[h].neutral, annex=bool(own[h].annex))
            for h in state.board.reading(own)
        ]
    return " ".join(map(write_standing, found))


def ledger_of(state: State) -> dict[str, int]:
    """The score sheet of the person, knowledge as one line; lines of 0 and the start left out."""
    lines: dict[str, int] = {}
    for line in score(state).seats[0].lines:
        name = (
            "knowledge"
            if line.what.startswith("knowledge_") and (line.what != "knowledge_income")
            else line.what
        )
        lines[name] = lines.get(name, 0) + line.points
    return {name: points for name, points in lines.items() if points and name != "start"}


def ends_of(state: State) -> dict[str, Any]:
    """What end scoring says of a position."""
    person, automa = score(state).seats
    return {
        "area": group_of(state, PERSON),
        "automa_area": automa_group(state),
        "total": person.total,
        "automa_total": automa.total,
    }


# --- playing

RULE = re.compile(r"AOI-[A-Z-]+-\d\d")
"""Every question and every event names the rule behind it."""


class Playing:
    """Answers given to procedures on one state, until nothing is asked any more."""

    def __init__(
        self,
        state: State,
        procedure: Callable[[State, Log], Procedure[Any]] | None = None,
        cards: Iterable[int] = (),
    ) -> None:
        self.state = state
        self.log = Log()
        self._cards = iter(cards)
        self._turns, self._over = procedure is None, False
        self._running = (procedure or person_turn)(state, self.log)
        self.asked: Request | None = self._next(lambda: next(self._running))

    @property
    def prompt(self) -> str | None:
        return None if self.asked is None else self.asked.prompt

    def legal(self) -> list[str]:
        return [] if self.asked is None else list(self.asked.legal())

    def answer(self, text: str) -> None:
        assert self.asked is not None, text
        value = self.asked.read(text).value
        self._over = (self.asked.prompt, text) == ("after", "done")
        self.asked = self._next(lambda: self._running.send(value))

    def play(self, *texts: str) -> Playing:
        for text in texts:
            self.answer(text)
        return self

    def _next(self, step: Callable[[], Request]) -> Request | None:
        try:
            request = step()
            while isinstance(request, Draw):
                request = self._running.send(self._card(request))
        except StopIteration:
            if not self._turns or self._over:
                return None
            self._running = person_turn(self.state, self.log)
            return self._next(lambda: next(self._running))
        assert RULE.fullmatch(request.rule), request.prompt
        assert all(RULE.fullmatch(event.rule) for event in self.log.since(0))
        return request

    def _card(self, draw: Draw[Any]) -> int:
        """The next card in hand, whatever the deck of the position says."""
        return next(self._cards)


def playing(*texts: str, **given: Any) -> Playing:
    """A turn on a position in short form, after these answers."""
    return Playing(position(**given)).play(*texts)
