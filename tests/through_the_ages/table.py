"""A table for the tests: positions from a few words, turns answered from a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automatable.core.turns.events import Event, Log
from automatable.core.turns.procedure import Procedure, Request
from automatable.games.through_the_ages.automa import start_of_turn, war_and_tactics
from automatable.games.through_the_ages.base_cards import AGES, civil, military
from automatable.games.through_the_ages.cards import (
    AuctionRow,
    AutomaCard,
    ConstructIcon,
    PoliticsIcon,
)
from automatable.games.through_the_ages.construct import construct
from automatable.games.through_the_ages.develop import develop
from automatable.games.through_the_ages.ratings import rating
from automatable.games.through_the_ages.state import (
    SPACES,
    Automa,
    AutomaPile,
    Hand,
    Person,
    PreparedEvent,
    Settings,
    State,
    UnfinishedWonder,
)
from automatable.games.through_the_ages.take import take_cards

X04_TABLE = (AuctionRow(1, -5, 0), AuctionRow(2, 1, 4), AuctionRow(3, 5, 10), AuctionRow(4, 11))


def table(
    age: Any = "I",
    row: Sequence[str | None] = (),
    hand: dict[str, Any] | None = None,
    human: dict[str, Any] | None = None,
    settings: dict[str, Any] | None = None,
    unfinished: tuple[str, int] | None = None,
    on_turn: Any = "automa",
    events: Sequence[PreparedEvent] = (),
    **automa: Any,
) -> State:
    """A new game with some facts changed; ages taken follow from the cards held."""
    held = Automa(hand=Hand(**(hand or {})), **automa)
    if unfinished:
        held.unfinished_wonder = UnfinishedWonder(*unfinished)
    _note_ages(held)
    return State(
        start_player="human",
        row=[*row, *[None] * (SPACES - len(row))],
        age=age,
        round=1 if age == "A" else 2 + 5 * (AGES.index(age) - 1),
        last_round=17 if age == "IV" else None,
        on_turn=on_turn,
        phase="main",
        current_events=list(events),
        automa_pile=AutomaPile({"A": "I", "IV": "III"}.get(age, age)),
        automa=held,
        person=Person(**(human or {})),
        settings=Settings(**(settings or {})),
    )


def _note_ages(automa: Automa) -> None:
    if automa.leader and civil(automa.leader).age not in automa.leader_ages_taken:
        automa.leader_ages_taken.append(civil(automa.leader).age)
    for id in (automa.government, automa.hand.government):
        if id and id != "despotism" and civil(id).age not in automa.government_ages_taken:
            automa.government_ages_taken.append(civil(id).age)
    tactic = automa.hand.tactic
    if tactic and military(tactic).age not in automa.tactic_ages_kept:
        automa.tactic_ages_kept.append(military(tactic).age)


def play(turn: Procedure[Any], *answers: str) -> Any:
    """The result of a procedure that asks exactly these answers, one after the other."""
    left = list(answers)
    try:
        request = next(turn)
        while True:
            assert left, f"no answer for {request.prompt}: {list(request.legal() or ())[:20]}"
            request = turn.send(request.read(left.pop(0)).value)
    except StopIteration as end:
        assert not left, f"never asked: {left}"
        return end.value


def turn_start(state: State, log: Log) -> Procedure[State]:
    """What comes before a side acts: the row, a war that is due, tactics."""
    yield from start_of_turn(state, log)
    return (yield from war_and_tactics(state, log))


def asked(turn: Procedure[Any], *answers: str) -> Request:
    """The question that is open after these answers."""
    request = next(turn)
    for text in answers:
        request = turn.send(request.read(text).value)
    return request


def kinds(log: Log) -> list[str]:
    return [event.kind for event in log]


def told(log: Log, kind: str) -> Event:
    """The only event of a kind."""
    (event,) = [event for event in log if event.kind == kind]
    return event


def ratings(state: State) -> dict[str, int]:
    return {name: rating(state, name) for name in ("science", "culture", "strength", "happiness")}


def automa_card(**sections: Any) -> AutomaCard:
    """An Automa card with only what is named."""
    empty: dict[str, Any] = {
        "id": "example", "age": "I", "number": 1, "politics": (), "take": (), "develop": (),
        "construct": (), "military_cards": 0, "happiness": 0, "auction": X04_TABLE,
        "colonization_bonus": 0, "defence": 0, "war_units": 0,
    }  # fmt: skip
    return AutomaCard(**{**empty, **sections})


def politics(*icons: str) -> tuple[PoliticsIcon, ...]:
    """`war 5`, `aggression 4`, `event`."""
    read = [icon.split() for icon in icons]
    return tuple(PoliticsIcon(i[0], int(i[1]) if i[1:] else None) for i in read)  # type: ignore[arg-type]


def construction(*icons: str) -> tuple[ConstructIcon, ...]:
    """`urban_culture`, `blue military`, `stages 2`."""
    return tuple(_construct_icon(icon.split()) for icon in icons)


def _construct_icon(words: list[str]) -> ConstructIcon:
    if words[0] == "stages":
        return ConstructIcon("wonder_stages", stages=int(words[1]))
    return ConstructIcon(words[-1], blue_cube=words[0] == "blue")  # type: ignore[arg-type]


# --- single sections of a card


def take(state: State, *icons: str) -> None:
    """Take icons; `a/b` is an either/or icon."""
    take_cards(state, [icon.split("/") for icon in icons], Log())


def develop_by(state: State, *icons: str) -> None:
    develop(state, [icon.split("/") for icon in icons], Log())


def build(state: State, *icons: str, answers: tuple[str, ...] = (), war_units: int = 0) -> None:
    card = automa_card(construct=construction(*icons), war_units=war_units)
    play(construct(state, card, Log()), *answers)


def prepared(card: str, by: str, age: str = "III") -> PreparedEvent:
    return PreparedEvent(age, by, card)  # type: ignore[arg-type]
