"""States as JSON and back: one way for every game, whatever its facts are.

A position is a JSON object in which every fact of the state stands. Facts that follow from others
may be left out; if they are given they must be right, so that a file cannot contradict itself
unnoticed. Unknown fields, wrong types and impossible values are named in a `BadPosition`.

A game that declares its facts needs `declared` and nothing else; what is here is for one that
writes some of them itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any, TypeVar

from automatable.core.errors import BadPosition, Problem
from automatable.core.state.reading import SHOWN, wrong_value
from automatable.core.turns.events import Ref

FORMAT = 1
T = TypeVar("T")
S = TypeVar("S")


def bad_value(field: str, value: Any) -> BadPosition:
    """A value that this fact cannot have."""
    return BadPosition([wrong_value(field, value)])


def check_values(allowed: Iterable[tuple[str, Any, Container[Any]]]) -> None:
    """Refuse every fact whose value is none of those that exist, all of them at once."""
    refuse_values((field, value) for field, value, choices in allowed if value not in choices)


def refuse_values(wrong: Iterable[tuple[str, Any]]) -> None:
    if found := [wrong_value(field, value) for field, value in wrong]:
        raise BadPosition(found)


def check_agreement(
    given: Mapping[str, Any],
    right: Mapping[str, Any],
    same: Callable[[Any, Any], bool],
    apart: Container[str] = (),
) -> None:
    """Refuse any fact, at any depth, that differs from what was read; `apart` is not looked into.

    For notations in which a fact can be written in several ways.
    """
    refuse_differences(_differences(given, right, same, apart, ""))


def _differences(
    given: Mapping[str, Any],
    right: Mapping[str, Any],
    same: Callable[[Any, Any], bool],
    apart: Container[str],
    prefix: str,
) -> Iterable[tuple[str, Any, Any]]:
    for name, value in given.items():
        true, path = right.get(name), f"{prefix}{name}"
        if isinstance(value, dict) and isinstance(true, dict) and name not in apart:
            yield from _differences(value, true, same, apart, f"{path}.")
        elif value is not None and name in right and not same(value, true):
            yield path, value, true


def refuse_differences(differing: Iterable[tuple[str, Any, Any]]) -> None:
    """Refuse facts, each by its path, as it was given and as it should be."""
    found = [
        Problem(
            "contradiction",
            {"field": path, "given": str(told)[:SHOWN], "right": str(true)[:SHOWN]},
        )
        for path, told, true in differing
    ]
    if found:
        raise BadPosition(found)


def misplaced(
    kind: str, everywhere: Iterable[int | str], existing: Container[int | str]
) -> Iterable[Problem]:
    """Things of a kind that do not exist, or lie in two places."""
    for id, count in sorted(Counter(everywhere).items()):
        if id not in existing:
            yield Problem("unknown_thing", {"id": id})
        elif count > 1:
            yield Problem("thing_twice", {"thing": Ref(kind, id)})


def below_nothing(counts: Mapping[str, int]) -> Iterable[Problem]:
    """Numbers that no side can have; each by the name of its fact."""
    return (wrong_value(field, count) for field, count in counts.items() if count < 0)


def is_text_only(contents: Any) -> bool:
    """Whether an object holds nothing but a position in the game's own notation."""
    if not isinstance(contents, dict) or not isinstance(contents.get("position"), str):
        return False
    return not contents.keys() - {"game", "format", "position"}


# --- facts by their dotted path


def value_at(position: Any, path: str) -> Any:
    """The fact at a path; None where there is none."""
    for name in path.split("."):
        position = position.get(name) if isinstance(position, Mapping) else None
    return position


def set_at(position: dict[str, Any], path: str, value: Any) -> None:
    *parents, name = path.split(".")
    for parent in parents:
        position = position[parent]
    position[name] = value


def without(position: dict[str, Any], path: str) -> dict[str, Any]:
    """The position without the fact at a path, if it is there; the given one stays as it is."""
    name, _, rest = path.partition(".")
    if name not in position:
        return position
    if not rest:
        return {key: fact for key, fact in position.items() if key != name}
    inner = position[name]
    return {**position, name: without(inner, rest)} if isinstance(inner, dict) else position
