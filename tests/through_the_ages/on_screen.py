"""Positions of a game on screen in the short form of the examples, and lines played on them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from automatable.core.errors import Refused
from automatable.core.score import ScoreLine
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Draw, Procedure, Request
from automatable.games.through_the_ages.automa import start_of_turn
from automatable.games.through_the_ages.base_cards import LEVELS, civil_deck
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.military_deck import see
from automatable.games.through_the_ages.on_screen.attacks import attack_person
from automatable.games.through_the_ages.on_screen.civilization import (
    Civilization,
    Unfinished,
    new_civilization,
)
from automatable.games.through_the_ages.on_screen.events import reveal
from automatable.games.through_the_ages.on_screen.ratings import derived
from automatable.games.through_the_ages.on_screen.refusals import new_turn
from automatable.games.through_the_ages.on_screen.side import civil_order, military_order
from automatable.games.through_the_ages.on_screen.wars import resolve_war
from automatable.games.through_the_ages.problems import military_in_sight
from automatable.games.through_the_ages.state import (
    SPACES,
    Automa,
    Hand,
    Person,
    Phase,
    PreparedEvent,
    Settings,
    State,
    UnfinishedWonder,
)

DATA = Path(__file__).parent / "data"
EXAMPLES = json.loads((DATA / "on_screen_examples.json").read_text(encoding="utf-8"))
KNOWN = json.loads((DATA / "on_screen_known.json").read_text(encoding="utf-8"))
OF_PERSON = {"culture": "culture_points", "colonies": "colonies", "exclusive": "exclusive_tactic"}
SLOTS = ("action", "government", "special", "farm_mine", "military", "urban", "tactic")
SORTED = ("technologies", "wonders", "ruined", "colonies")
HER = "her"
PHASES: dict[str, Phase] = {"start": "start", "automa": "start", "final": "final"}


# --- from the short form to a state


def position(lines: Iterable[str] = (), **given: Any) -> State:
    """The state of a position in short form; the lines say what the decks must still hold."""
    age = given.get("age", "I")
    round = given.get("round", 1 if age == "A" else 2)
    phase = given.get("phase", "actions")
    row = given.get("row", [])
    state = State(
        start_player=given.get("start_player", "human"),
        row=[*row, *[None] * (SPACES - len(row))],
        age=age,
        round=round,
        on_turn="automa" if phase == "automa" else "human",
        phase=PHASES.get(phase, "main"),
        last_round=given.get("last_round"),
        common_tactics=list(given.get("common_tactics", [])),
        current_events=[_event(event) for event in given.get("current_events", [])],
        future_events=[_event(event) for event in given.get("future_events", [])],
        automa=_automa(given.get("automa", {})),
        settings=Settings(**given.get("switches", {})),
    )
    state.automa_pile.age = age if age in ("II", "III") else "III" if age == "IV" else "I"
    _civilization(state, given.get("human", {}))
    assert state.civilization is not None
    state.civilization.stage = "politics" if phase in ("politics", "start") else "actions"
    if round == 1 and age == "A":
        first = new_civilization(state.start_player == "human")
        civ = state.civilization
        civ.ca, civ.ca_spent, civ.ma, civ.ma_spent = first.ca, first.ca_spent, 0, first.ma_spent
        civ.stage = "actions"
    state.civil_dealt = _dealt(state, given.get("civil_left", 20), lines)
    state.military_seen = dict(military_in_sight(state))
    return state


def _event(given: dict[str, Any]) -> PreparedEvent:
    return PreparedEvent(given["age"], given["by"] or "set_up", given["id"])


def _automa(given: dict[str, Any]) -> Automa:
    facts = {key: value for key, value in given.items() if key not in ("hand", "unfinished_wonder")}
    automa = Automa(**{key: _own(value) for key, value in facts.items()})
    automa.cubes = {id: n for id, n in automa.cubes.items() if n}
    if wonder := given.get("unfinished_wonder"):
        automa.unfinished_wonder = UnfinishedWonder(**wonder)
    hand = given.get("hand", {})
    automa.hand = Hand(**{slot: _own(hand[slot]) for slot in SLOTS if slot in hand})
    for card in (*hand.get("events", ()), *hand.get("wars_aggressions", ())):
        pile, _, age = card.rpartition("_")
        slot = getattr(automa.hand, f"{pile}s")
        slot[age] = slot.get(age, 0) + 1
    return automa


def _own(value: Any) -> Any:
    return (
        list(value)
        if isinstance(value, list)
        else dict(value)
        if isinstance(value, dict)
        else value
    )


def _civilization(state: State, given: dict[str, Any]) -> None:
    state.person = Person(
        culture_points=given.get("culture", 0),
        colonies=list(given.get("colonies", [])),
        hand=sorted(given.get("military_hand", []), key=military_order().__getitem__),
        exclusive_tactic=given.get("exclusive"),
        war_declared=next(iter(given.get("wars", [])), None),
    )
    special = (
        "culture",
        "colonies",
        "military_hand",
        "exclusive",
        "wars",
        "ca",
        "ma",
        "unfinished",
    )
    civ = Civilization(**{key: _own(value) for key, value in given.items() if key not in special})
    civ.hand.sort(key=civil_order().__getitem__)
    civ.workers = {id: n for id, n in civ.workers.items() if n}
    if wonder := given.get("unfinished"):
        civ.unfinished = Unfinished(**wonder)
    civ.ca = given.get("ca", civ.civil_total)
    civ.ma = given.get("ma", civ.military_total)
    civ.ca_spent, civ.ma_spent = civ.civil_total - civ.ca, civ.military_total - civ.ma
    state.civilization = civ


def _dealt(state: State, left: int, lines: Iterable[str]) -> dict[str, int]:
    """Cards that came out of the decks, so that as many are left as is said, with those to come."""
    if state.age == "IV":
        return dict(civil_deck("III"))
    wanted = Counter(id for line in lines if line.startswith("deal") for id in line.split()[1:])
    deck = Counter(civil_deck(state.age))
    kept = deck & wanted
    rest = deck - kept - Counter(id for id in state.row if id)
    for id, n in [*rest.items(), *(deck - kept - rest).items()]:
        more = min(n, left - kept.total())
        kept += Counter({id: max(0, more)})
    return dict(deck - kept)


# --- playing lines


class Game:
    """A position, played on line by line: answers, draws, and parts of her turn that are told."""

    def __init__(self, state: State, told: bool = True) -> None:
        self.state, self.told, self.log = state, told, Log()
        self.running: Procedure[State] | None = None
        self.pending: Request | None = None
        self.lines: list[str] = []
        self._at_rest = False
        if told and state.on_turn == "automa" and state.round == 1:
            self._at_rest = True
        self.go_on()

    @property
    def prompt(self) -> str | None:
        """As the examples name it."""
        if self.pending is None:
            return None if GAME.is_over(self.state) else HER
        if isinstance(self.pending, Draw):
            return self.pending.word
        return self.pending.prompt.removeprefix("on_")

    def go_on(self) -> None:
        """Turn by turn until something is asked."""
        while self.pending is None and not GAME.is_over(self.state):
            if self.told and self.state.on_turn == "automa" and self.state.phase != "final":
                if self._at_rest or self.state.round == 1:
                    self._at_rest = True
                    return
                self._at_rest = True
                self._begin(start_of_turn(self.state, self.log))
            else:
                self._begin(GAME.turn(self.state, self.log))

    def _begin(self, running: Procedure[State]) -> None:
        self.running = running
        self._send(None)

    def _send(self, value: Any) -> None:
        assert self.running is not None
        try:
            self.pending = self.running.send(value)
        except StopIteration as end:
            self.running, self.pending = None, None
            self.state = end.value

    def play(self, line: str) -> None:
        """One line; a draw of several cards is taken one after another."""
        if isinstance(self.pending, Draw):
            self._draw(line)
        elif self.pending is None:
            self._tell(line)
        else:
            self._send(self.pending.read(line).value)
        if self.pending is None:
            self.go_on()

    def _draw(self, line: str) -> None:
        assert isinstance(self.pending, Draw)
        word = self.pending.word
        assert line.startswith(f"{word} "), (line, word)
        named = line.removeprefix(word).split()
        while named:
            draw = self.pending
            assert isinstance(draw, Draw), (line, named)
            assert draw.word == word, (line, named, draw.word)
            some, named = named[: draw.take], named[draw.take :]
            self._send(draw.read(" ".join([word, *some])).value)

    def _tell(self, line: str) -> None:
        """A part of her turn that an example tells."""
        state, turn = self.state, new_turn(self.state, self.log)
        kind, what = line.rsplit(" ", 1)
        state.phase = "main"
        if kind == "her prepares":
            state.future_events.append(PreparedEvent(what, "automa"))  # type: ignore[arg-type]
            state.automa.culture_points += LEVELS[what]
            self._begin(_then(reveal(turn), state))
        elif kind == "her aggression":
            see(state, what)
            self._begin(_then(attack_person(turn, what), state))
        else:
            assert kind == "her war"
            self._begin(_then(resolve_war(turn, what), state))

    def legal(self) -> list[str]:
        assert self.pending is not None
        return list(self.pending.legal())

    def refuses(self, line: str) -> str:
        """The key under which an answer is refused; nothing if it is taken."""
        assert self.pending is not None
        try:
            self.pending.read(line)
        except Refused as refused:
            return refused.code
        return ""


def _then(part: Procedure[Any], state: State) -> Procedure[State]:
    yield from part
    return state


# --- facts as the examples write them


def facts(state: State) -> dict[str, Any]:
    """Every fact by its path."""
    found: dict[str, Any] = {
        "age": state.age, "round": state.round, "row": list(state.row),
        "last_round": state.last_round, "common_tactics": list(state.common_tactics),
    }  # fmt: skip
    found |= {f"human.{key}": value for key, value in person_facts(state).items()}
    found |= {f"automa.{key}": value for key, value in automa_facts(state).items()}
    return dict(_flat(found))


def _flat(found: dict[str, Any]) -> Iterable[tuple[str, Any]]:
    for path, value in found.items():
        if isinstance(value, dict):
            yield from _flat({f"{path}.{key}": entry for key, entry in value.items()})
        else:
            yield path, value


def person_facts(state: State) -> dict[str, Any]:
    civ, person = state.civilization, state.person
    assert civ is not None
    names = (
        "hand", "fresh", "workers", "unused", "yellow", "blue", "stores", "technologies",
        "government", "leader", "leader_ages", "homer_under", "wonders", "ruined", "science",
        "tactic", "caesar_used", "no_politics", "ca", "ca_spent", "ma", "ma_spent", "ca_extra",
        "ma_extra", "unit_resources", "unit_science",
    )  # fmt: skip
    found = {name: _own(getattr(civ, name)) for name in names}
    found["unfinished"] = (
        {"id": civ.unfinished.id, "built": civ.unfinished.built} if civ.unfinished else None
    )
    found |= {name: _own(getattr(person, field)) for name, field in OF_PERSON.items()}
    found["wars"] = [person.war_declared] if person.war_declared else []
    found["military_hand"] = list(person.hand)
    found |= derived(state)
    return {key: sorted(value) if key in SORTED else value for key, value in found.items()}


def automa_facts(state: State) -> dict[str, Any]:
    automa, hand = state.automa, state.automa.hand
    names = (
        "science_points", "culture_points", "blue_cubes", "blue_cubes_start", "happiness_gained",
        "cubes", "technologies", "government", "wonders", "ruined_wonders", "colonies", "leader",
        "leader_ages_taken", "government_ages_taken", "tactic_ages_kept", "active_tactic",
        "exclusive_tactics", "war_declared",
    )  # fmt: skip
    found = {name: _own(getattr(automa, name)) for name in names}
    wonder = automa.unfinished_wonder
    found["unfinished_wonder"] = (
        {"id": wonder.id, "stages_built": wonder.stages_built} if wonder else None
    )
    found["hand"] = {slot: _own(getattr(hand, slot)) for slot in SLOTS}
    found["hand"]["events"] = _face_down("event", hand.events)
    attacks = (*_face_down("war", hand.wars), *_face_down("aggression", hand.aggressions))
    found["hand"]["wars_aggressions"] = list(attacks)
    return found


def _face_down(pile: str, slot: dict[str, int]) -> list[str]:
    return [f"{pile}_{age}" for age, n in slot.items() for _ in range(n)]


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    """Paths whose value differs; numbers of workers, stores and cubes that are absent are 0."""
    found = {}
    for path in (*before, *(path for path in after if path not in before)):
        old, new = (_normal(path, facts.get(path, _absent(path))) for facts in (before, after))
        if old != new:
            found[path] = (old, new)
    return found


def _absent(path: str) -> Any:
    return 0 if any(f".{part}." in path for part in ("workers", "stores", "cubes")) else None


def _normal(path: str, value: Any) -> Any:
    """Face-down cards have no order."""
    unordered = ("wars_aggressions", "events", "technologies", "common_tactics")
    if isinstance(value, list) and path.endswith(unordered):
        return sorted(value)
    return value


# --- the sheet


def _name(line: ScoreLine) -> str:
    card = line.args.get("card")
    return str(card.id) if isinstance(card, Ref) else "points"


def score_sheet(state: State) -> dict[str, Any]:
    """Section 7 writes the sheet with the lines of both sides."""
    sheet = GAME.score(state)
    winner = {1: "person", 2: "automa", None: "both"}[sheet.winner]
    if state.resigned:
        return {"resigned": True, "winner": winner}
    mine, hers = ({_name(line): line.points for line in seat.lines} for seat in sheet.seats)
    return {
        **mine, "total": sheet.total(1), "automa": {**hers, "total": sheet.total(2)},
        "winner": winner,
    }  # fmt: skip
