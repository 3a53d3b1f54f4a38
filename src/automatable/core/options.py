"""What is chosen at set-up, declared once: the set-up page, the terminal and the checks
all read the same list."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from automatable.core.errors import BadOptions

Options: TypeAlias = Mapping[str, Any]
BESIDE_THE_BOX = "companion"
ON_SCREEN = "digital"
"""Where a game is played, as the option `sit` writes it, in files, too."""


@dataclass(frozen=True)
class Option:
    """One choice: its key, the values on offer and the default, which may depend on earlier ones.

    `own` reads a value that is not on the list, such as the contents of an owner's deck file,
    and returns it checked.
    """

    key: str
    choices: tuple[int | str, ...]
    default: int | str | Callable[[Options], int | str]
    applies: Callable[[Options], bool] = lambda chosen: True
    taken: Callable[[Options], Collection[int | str]] = lambda chosen: ()
    """Values that earlier choices leave no room for, such as the faction somebody else plays."""
    own: Callable[[Any], Any] | None = None
    advanced: bool = False
    """Shown behind "more" on the set-up page: rulings and printings."""

    def default_for(self, chosen: Options) -> int | str:
        return self.default(chosen) if callable(self.default) else self.default

    def offered(self, chosen: Options) -> list[int | str]:
        """The values that can be chosen now; what does not apply has its default."""
        if not self.applies(chosen):
            return [self.default_for(chosen)]
        return [value for value in self.choices if value not in self.taken(chosen)]

    def read(self, value: Any) -> Any:
        """The value checked; text from a form or a command line may stand for a number."""
        for choice in self.choices:
            if value == choice or (isinstance(value, str) and value == str(choice)):
                return choice
        if self.own is not None and not isinstance(value, int | str):
            return self.own(value)
        raise BadOptions("bad_choice", option=self.key, value=str(value), choices=self._listed())

    def _listed(self) -> str:
        return ", ".join(map(str, self.choices))


DEALER = Option("dealer", ("app", "table"), "app", advanced=True)
"""Who draws the Automa's cards; its words are the frame's."""


def resolve(declared: Sequence[Option], given: Options) -> dict[str, Any]:
    """All options with a value: the given ones checked, the others by default."""
    keys = {option.key for option in declared}
    for key in given:
        if key not in keys:
            raise BadOptions("unknown_option", option=key, known=", ".join(sorted(keys)))
    chosen: dict[str, Any] = {}
    for option in declared:
        chosen[option.key] = _value(option, given, chosen)
    return chosen


def _value(option: Option, given: Options, chosen: Options) -> Any:
    default = option.default_for(chosen)
    if option.key not in given:
        return default
    value = option.read(given[option.key])
    off = value in option.choices and value not in option.offered(chosen)
    if off or (not option.applies(chosen) and value != default):
        raise BadOptions("option_does_not_apply", option=option.key, value=str(value))
    return value
