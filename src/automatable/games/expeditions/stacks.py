"""Locations and stacks in words of one line: `M`, `o3,t4,20`, `M!,?` (top token first)."""

from __future__ import annotations

from dataclasses import dataclass, field

from automatable.core.errors import Refused
from automatable.games.expeditions.components import base_game

UNKNOWN = "?"
TWENTY = "20"
MAP, NO_MAP, EMPTY = "M", "x", "-"
COLOURS = ("o", "t")
MOST = 19
"""The largest number of tokens that can be written as a number: 20 is the 20 token."""


@dataclass(frozen=True)
class Stack:
    """What lies on a revealed location: tokens, top first, and perhaps the 20."""

    tokens: tuple[str, ...] = ()
    token_20: bool = False

    def __str__(self) -> str:
        parts = [*self.tokens, *([TWENTY] if self.token_20 else [])]
        return ",".join(parts) or EMPTY


@dataclass
class Location:
    """One tile of the north or central row."""

    face_up: bool = False
    map_token: bool = True
    corruption: list[str] = field(default_factory=list)
    token_20: bool = False

    @property
    def stack(self) -> Stack:
        return Stack(tuple(self.corruption), self.token_20)

    def reveal(self, stack: Stack) -> None:
        """Flip the tile; the map token is gone and corruption is placed (EXP-XPL-02)."""
        self.face_up, self.map_token = True, False
        self.corruption, self.token_20 = list(stack.tokens), stack.token_20

    def take(self, count: int) -> int:
        """Remove tokens from the top; returns how many there were (EXP-VAN-01, EXP-VAN-02)."""
        taken = min(count, len(self.corruption))
        del self.corruption[:taken]
        return taken

    def __str__(self) -> str:
        if not self.face_up:
            lying = [str(self.stack)] if self.corruption or self.token_20 else []
            return ",".join([MAP if self.map_token else NO_MAP, *lying])
        if not self.map_token:
            return str(self.stack)
        return f"{MAP}!" if self.stack == Stack() else f"{MAP}!,{self.stack}"


def read_stack(text: str) -> Stack:
    """A stack written as a number (`2`), as tokens (`o3,t4,?`), or with the 20 (`20`, `o3,20`)."""
    text = text.replace(" ", "")
    if text.isascii() and text.isdigit() and len(text) < 3 and int(text) <= MOST:
        return Stack((UNKNOWN,) * int(text))
    if text == EMPTY:
        return Stack()
    tokens = text.split(",")
    if tokens[-1] == TWENTY:
        return Stack(tuple(map(_token, tokens[:-1])), True)
    return Stack(tuple(map(_token, tokens)))


def all_tokens() -> list[str]:
    """What a token can be: unknown, or a colour and a value."""
    return [UNKNOWN, *(f"{colour}{value}" for colour in COLOURS for value in _values())]


def _token(text: str) -> str:
    if text in all_tokens():
        return text
    known = ", ".join(map(str, _values()))
    raise Refused("unknown_token", token=text, values=known)


def _values() -> tuple[int, ...]:
    return base_game().token_values


def read_location(text: str) -> Location:
    """A location in the notation of a row; raises `Refused` for what it does not know."""
    if text in (MAP, NO_MAP):
        return Location(map_token=text == MAP)
    face_up_map, _, rest = text.partition(",") if text.startswith(f"{MAP}!") else ("", "", text)
    if face_up_map not in ("", f"{MAP}!"):
        raise Refused("unknown_token", token=text, values=", ".join(map(str, _values())))
    stack = read_stack(rest or EMPTY)
    return Location(True, bool(face_up_map), list(stack.tokens), stack.token_20)


def location_at(text: str, path: str) -> Location:
    """A location as a position tells it."""
    return read_location(text)
