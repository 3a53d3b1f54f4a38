"""The rules of a game file for the runtime: its steps and formulas as functions of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from automatable.core.options import Option
from automatable.core.turns.procedure import Procedure
from automatable.kit.definition import SIDES, Body, Definition, Step
from automatable.kit.formulas import Formula
from automatable.kit.odds import dealt_piles
from automatable.kit.playing import Playing
from automatable.kit.runtime import base
from automatable.kit.secrets import Secrets
from automatable.kit.state import state_of
from automatable.kit.texts import Text


def contents(file: Definition, id: str) -> base.Contents:
    """What a file declares, and what its turns do."""
    scores = [file.scores[side] for side in SIDES]
    return base.Contents(
        id=id,
        state=state_of(file),
        options=[Option(o.name, tuple(o.choices), o.default) for o in file.options.values()],
        decks=file.decks,
        **limits_of(file),
        cards_when={
            (deck.name, card.id): _reckoned(card.when)
            for deck in file.decks.values()
            for card in deck.cards.values()
            if card.when is not None
        },
        set_up=_steps(file.setup.steps if file.setup else []),
        turns={turn.name: _turn(turn) for turn in file.turns.values()},
        start=file.start,
        ends=[(_reckoned(formula), line) for formula, line in file.ends],
        asked={
            side: _steps([step for step in turn.steps if step.kind != "line"])
            for side, turn in zip(SIDES, scores, strict=True)
        },
        lines={side: list(_lines(turn)) for side, turn in zip(SIDES, scores, strict=True)},
        asked_at_the_end=tuple(sorted(file.asked_at_the_end)),
        ties=[(tie.side, _reckoned_if(tie.when)) for tie in file.ties],
    )


def limits_of(file: Definition) -> dict[str, Any]:
    """Where numbers, markers and pieces can be, and what nobody sees."""
    tracked = (*file.numbers.values(), *file.markers.values(), *file.pieces.values())
    dealt = {name: tuple(sorted(dealt_piles(file, name))) for name in file.decks}
    return {
        "numbers": {one.name: one.span for one in file.numbers.values()},
        "markers": {one.name: file.items_of(one.groups[0]) for one in file.markers.values()},
        "pieces": {p.name: (file.items_on(p), "many" in p.flags) for p in file.pieces.values()},
        "secret": tuple(one.name for one in tracked if one.is_secret),
        "hidden": tuple(sorted(Secrets(file).rules)),
        "dealt": {name: piles for name, piles in dealt.items() if piles},
    }


def _turn(turn: Body) -> base.Turn:
    return base.Turn(turn.rule_id, turn.line, _steps(turn.steps), turn.side, turn.then)


def _steps(steps: list[Step]) -> base.Steps:
    def carried_out(play: Playing) -> Procedure[None]:
        return play.steps(steps)

    return carried_out


def _reckoned(formula: Formula) -> base.Reckoned:
    def value(play: Playing, names: Any) -> Any:
        return play.value(formula)

    return value


def _reckoned_if(formula: Formula | None) -> base.Reckoned | None:
    return None if formula is None else _reckoned(formula)


def _said(text: Text) -> base.Reckoned | None:
    def values(play: Playing, names: Any) -> Any:
        return play.said(text)()

    return values if text.formulas else None


def _lines(turn: Body) -> Iterator[base.Line]:
    for step in turn.steps:
        if step.kind in ("line", "let"):
            assert step.formula is not None
            yield base.Line(
                step.rule_id, step.line, _reckoned(step.formula),
                name=step.name if step.kind == "let" else "",
                when=_reckoned_if(step.when), said=_said(step.words),
            )  # fmt: skip
