"""Why the steward would answer so: what its plan reaches, and what stands against it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from automatable.core.advice.players import Reason
from automatable.core.turns.events import Ref
from automatable.games.scythe.on_screen.components import BOTTOM
from automatable.games.scythe.on_screen.players.estate import Estate, Script
from automatable.games.scythe.on_screen.players.steward import Thought

SHOWN = 4
TIERS = (13, 7)
ALL_WORKERS = 8
DANGER = 1.5
"""Coins that the Automa may cost before it is worth a word."""


def reasons(now: Estate, thought: Thought) -> tuple[Reason, ...]:
    """In words, the nearest things first."""
    if thought.plan is None:
        return ()
    return tuple(_all(now, thought, thought.plan.estates()))[:SHOWN]


def _all(now: Estate, thought: Thought, ahead: Sequence[Estate]) -> Iterator[Reason]:
    if told := _turn(ahead[0].script):
        yield Reason(f"advice-why_{told.key}", told.args)
    if len(ahead) > 1 and (told := _turn(ahead[1].script)):
        yield Reason(f"advice-next_{told.key}", told.args)
    yield from _stars(now, ahead)
    if thought.loss >= DANGER:
        yield Reason("advice-why_risk", {"n": round(thought.loss)})
    yield from _tiers(now, ahead)
    yield from _workers(now, ahead)


def _turn(script: Script) -> Reason | None:
    """Top and bottom action of a turn; `pair`, `top` or `bottom` alone."""
    answers = dict(reversed(script))
    section, _, option = answers.get("turn", "").partition(" ")
    bottom = answers.get("bottom", "")
    if not section or (option == "skip" and not bottom):
        return None
    top, action = {"top": Ref("section", section)}, {"bottom": Ref("action", bottom)}
    if option == "skip":
        return Reason("bottom", action)
    return Reason("pair", {**top, **action}) if bottom in (*BOTTOM, "move") else Reason("top", top)


def _stars(now: Estate, ahead: Sequence[Estate]) -> Iterator[Reason]:
    placed = now.spaces
    for turns, estate in enumerate(ahead):
        for space in sorted(estate.spaces - placed):
            yield Reason("advice-why_star", {"space": Ref("star_space", space), "turns": turns})
        placed = placed | estate.spaces


def _tiers(now: Estate, ahead: Sequence[Estate]) -> Iterator[Reason]:
    """Popularity from which everything scores more."""
    for tier in TIERS:
        reached = [n for n, estate in enumerate(ahead) if estate.popularity >= tier]
        if reached and now.popularity < tier:
            yield Reason("advice-why_popularity", {"n": tier, "turns": reached[0]})
            return


def _workers(now: Estate, ahead: Sequence[Estate]) -> Iterator[Reason]:
    most = max(len(estate.workers) for estate in ahead)
    if len(now.workers) < most < ALL_WORKERS:  # all of them are told by their star
        turns = next(n for n, estate in enumerate(ahead) if len(estate.workers) == most)
        yield Reason("advice-why_workers", {"n": most, "turns": turns})
