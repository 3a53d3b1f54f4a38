"""Files that lie nowhere: their texts are made of a game file when somebody reads them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

Maker = Callable[[str], str | None]
"""The text of a file by its name; None if there is none."""


@dataclass(frozen=True)
class MadeFile:
    """One file; what is asked of `importlib.resources` files is answered."""

    name: str
    make: Maker

    def is_file(self) -> bool:
        return self.make(self.name) is not None

    def is_dir(self) -> bool:
        return False

    def read_text(self, encoding: str | None = None) -> str:
        text = self.make(self.name)
        if text is None:
            raise FileNotFoundError(self.name)
        return text

    def read_bytes(self) -> bytes:
        return self.read_text().encode()

    def iterdir(self) -> Iterator[MadeFile]:
        return iter(())

    def __truediv__(self, name: str) -> MadeFile:
        return MadeFile(f"{self.name}/{name}", self.make)


@dataclass(frozen=True)
class MadeFolder:
    """A folder of such files."""

    make: Maker
    names: tuple[str, ...] = ()
    name: str = ""

    def __truediv__(self, name: str) -> MadeFile:
        return MadeFile(name, self.make)

    def is_dir(self) -> bool:
        return True

    def is_file(self) -> bool:
        return False

    def iterdir(self) -> Iterator[MadeFile]:
        return (self / name for name in self.names)
