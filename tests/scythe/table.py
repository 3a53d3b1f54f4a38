"""Small positions and what came of them, for tests that read like the rulebook's examples."""

from __future__ import annotations

from typing import Any

from automatable.core.matches.match import Match
from automatable.core.turns.events import plain
from automatable.games.scythe import GAME
from automatable.games.scythe.state import Automa, Person, State


def automa_to_move(human: str, automa: str, tokens: str = "") -> str:
    """A position in which the Automa's card is drawn next: `crimea`, `nordic progress=4`."""
    return _position("automa", automa.split()[0], human, automa, tokens)


def human_to_move(human: str, automa: str, tokens: str = "") -> str:
    """A position in which the person reports."""
    return _position("human", human.split()[0], human, automa, tokens)


def _position(phase: str, to_move: str, human: str, automa: str, tokens: str) -> str:
    told = f" tokens={tokens}" if tokens else ""
    level = "" if "level=" in automa else " level=automa"
    sides = f"human {human} | automa {automa}{level}"
    return f"scy1 phase={phase} to_move={to_move}{told} | {sides}"


def play(position: str, *answers: str) -> Match[State]:
    """The match after these answers; cards and values come from the table."""
    match: Match[State] = Match.at(GAME, position)
    for answer in answers:
        match.answer(answer)
    return match


def automa_of(match: Match[State]) -> Automa:
    return match.state.automas[0]


def human_of(match: Match[State]) -> Person:
    return match.state.persons[0]


def happened(match: Match[State], kind: str) -> list[dict[str, Any]]:
    """The arguments of every event of a kind."""
    return [
        {name: plain(value) for name, value in event.args.items()}
        for event in match.events()
        if event.kind == f"scy-{kind}"
    ]


def kinds(match: Match[State]) -> list[str]:
    return [event.kind.removeprefix("scy-") for event in match.events()]


def moved(match: Match[State]) -> list[str]:
    """Executed moves: `worker A4>B5`."""
    units = happened(match, "unit")
    targets = happened(match, "destination")
    return [f"{u['unit']} {u['place']}>{t['region']}" for u, t in zip(units, targets, strict=True)]


def statuses(match: Match[State]) -> list[str]:
    """What became of every icon of the move row, in order."""
    told = []
    for kind in kinds(match):
        if kind == "unit":
            told.append("executed")
        elif kind.startswith("status_"):
            told.append(kind.removeprefix("status_"))
    return told


def asked(match: Match[State]) -> str | None:
    return match.pending.prompt if match.pending else None
