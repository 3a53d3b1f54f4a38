"""Cascades: take the possible options, narrow them filter by filter, one is left.

The narrowing is the explanation. `choose` returns a `Decision` that holds, for each filter
looked at, what was measured, what stayed and what dropped out.

    choose(
        "patch", affordable,
        keep("no_overtake", lambda p: reach(p) <= person, rule="PAT-COND-01", measure=reach),
        most("largest", cells, rule="PAT-COND-03"),
        last("farthest", rule="PAT-COND-04"),
        rule="PAT-CHOOSE-05",
    )
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias

from automatable.core.turns.events import Value, plain

Option: TypeAlias = int | str
"""Options are ids, never objects: a trace must be storable and comparable."""

Measure: TypeAlias = Callable[[Any], Value]


@dataclass(frozen=True, slots=True)
class Filter:
    """One narrowing step: its name, its rule and how it narrows."""

    name: str
    rule: str
    narrow: Callable[[Sequence[Any]], Sequence[Any]]
    measure: Measure | None = None
    required: bool = False
    """Applied even to a single option, and allowed to leave nothing."""


@dataclass(frozen=True, slots=True)
class Step:
    """What one filter did: the options before and after, and whether it had to be skipped."""

    filter: str
    rule: str
    before: tuple[Option, ...]
    kept: tuple[Option, ...]
    skipped: bool
    measured: tuple[tuple[Option, Value], ...] = ()
    args: Mapping[str, Value] = field(default_factory=dict, hash=False)
    """What its words are told."""

    @property
    def dropped(self) -> tuple[Option, ...]:
        return tuple(option for option in self.before if option not in self.kept)

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.filter,
            "rule": self.rule,
            "before": list(self.before),
            "kept": list(self.kept),
            "skipped": self.skipped,
            "measured": {str(option): plain(value) for option, value in self.measured},
        }


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice and the whole way to it."""

    name: str
    rule: str
    kind: str
    """What sort of thing the options are (`patch`, `region`): how to name and draw them."""
    options: tuple[Option, ...]
    steps: tuple[Step, ...]
    chosen: Option | None
    ground: Any = field(default=None, hash=False)
    """What the options lie on, as the game's drawing wants it; nobody changes it later."""
    args: Mapping[str, Value] = field(default_factory=dict, hash=False)
    """What its words are told."""

    def stages(self) -> list[Stage]:
        """The options as they lie, then once more after every step: one drawing each."""
        standing: dict[Option, Standing] = dict.fromkeys(self.options, "open")
        stages = [Stage(self, None, dict(standing))]
        for step in self.steps:
            for option in self.options:
                standing[option] = _standing(step, option)
            if step is self.steps[-1] and self.chosen is not None:
                standing[self.chosen] = "chosen"
            stages.append(Stage(self, step, dict(standing)))
        return stages

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "rule": self.rule,
            "options": list(self.options),
            "filters": [step.to_json() for step in self.steps],
            "chosen": self.chosen,
        }


def _standing(step: Step, option: Option) -> Standing:
    if option in step.kept:
        return "kept"
    return "dropped" if option in step.before else "gone"


Standing: TypeAlias = Literal["open", "kept", "dropped", "gone", "chosen"]
"""How an option stands: not looked at yet, kept, dropped just now, dropped before, chosen."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A decision after one of its steps, or before the first: what a drawing of it shows."""

    decision: Decision
    step: Step | None
    standing: Mapping[Option, Standing]

    @property
    def title(self) -> str:
        """Message key: what is decided, or the filter that was applied."""
        return f"filter-{self.step.filter}" if self.step else f"decision-{self.decision.name}"

    @property
    def args(self) -> Mapping[str, Value]:
        """What the title is told."""
        return self.step.args if self.step else self.decision.args

    @property
    def measured(self) -> dict[Option, Value]:
        return dict(self.step.measured) if self.step else {}

    def standing_as(self, *standings: Standing) -> list[Option]:
        """The options that stand so, in their order."""
        return [option for option, how in self.standing.items() if how in standings]


@dataclass(slots=True)
class _Narrowing:
    """The options still in the running, and the steps that led there."""

    left: tuple[Option, ...]
    steps: list[Step] = field(default_factory=list)

    def apply(self, narrow: Filter) -> None:
        kept = tuple(narrow.narrow(self.left))
        skipped = not kept and not narrow.required
        left = self.left if skipped else kept
        measured = tuple((o, narrow.measure(o)) for o in self.left) if narrow.measure else ()
        self.steps.append(Step(narrow.name, narrow.rule, self.left, left, skipped, measured))
        self.left = left


def keep(
    name: str, predicate: Callable[[Any], bool], *, rule: str, measure: Measure | None = None
) -> Filter:
    """Keep the options for which the predicate holds."""
    return Filter(name, rule, lambda left: [o for o in left if predicate(o)], measure)


def require(
    name: str, predicate: Callable[[Any], bool], *, rule: str, measure: Measure | None = None
) -> Filter:
    """Keep the options for which the predicate holds, even if none is left then."""
    return replace(keep(name, predicate, rule=rule, measure=measure), required=True)


def most(name: str, key: Callable[[Any], int], *, rule: str) -> Filter:
    """Keep the options with the highest value."""
    return Filter(name, rule, lambda left: _with_value(left, key, max), key)


def least(name: str, key: Callable[[Any], int], *, rule: str) -> Filter:
    """Keep the options with the lowest value."""
    return Filter(name, rule, lambda left: _with_value(left, key, min), key)


def first(name: str, *, rule: str) -> Filter:
    """Keep the first option in the order in which they were given: always exactly one."""
    return Filter(name, rule, lambda left: left[:1])


def last(name: str, *, rule: str) -> Filter:
    """Keep the last option in the order in which they were given: always exactly one."""
    return Filter(name, rule, lambda left: left[-1:])


def choose(
    name: str, options: Sequence[Option], *filters: Filter, rule: str, kind: str, ground: Any = None
) -> Decision:
    """Narrow the options until one is left; what follows after that is not looked at.

    A filter that would leave nothing is skipped, unless it is required: then `chosen` is
    None, as it is for an empty list of options. That is the caller's business ("no legal
    target: next icon"), never an exception.
    """
    narrowing = _Narrowing(tuple(options))
    for narrow in filters:
        if (narrow.required and narrowing.left) or len(narrowing.left) > 1:
            narrowing.apply(narrow)
    if len(narrowing.left) > 1:
        raise ValueError(f"cascade {name!r} is not total: {narrowing.left} are left")
    chosen = narrowing.left[0] if narrowing.left else None
    return Decision(name, rule, kind, tuple(options), tuple(narrowing.steps), chosen, ground)


def _with_value(
    left: Sequence[Any], key: Callable[[Any], int], best: Callable[..., int]
) -> list[Any]:
    values = [key(option) for option in left]
    wanted = best(values)
    return [option for option, value in zip(left, values, strict=True) if value == wanted]
