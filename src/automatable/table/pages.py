"""The pages of a SQLite file read one by one, whatever is wrong with the others.

SQLite finds a row by way of the schema, the root of its tree and the pages in between; one bad bit
on the way, and everything behind it is gone. A leaf says itself what it holds, so here every page
is looked at, in the file and in the log beside it (https://www.sqlite.org/fileformat2.html).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

Value: TypeAlias = int | float | str | bytes | None
HEADER, USUAL_SIZE = 100, 4096
SIZES = tuple(1 << n for n in range(9, 17))
TABLE_LEAF, INDEX_LEAF, INDEX_INTERIOR = 13, 10, 2
LARGEST_ROW = 4_000_000
LIVE, OLD, FREE = 0, 1, 2
"""How far a page can be trusted: as it is now, as it was before, given up."""
_LOG_HEADER, _FRAME_HEADER = 32, 24
_WIDTHS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""Bytes of a whole number, by its type in a record."""


class Unreadable(Exception):
    """Not a row, or no longer one."""


@dataclass(frozen=True)
class Found:
    """A row, of which only its values are known."""

    values: tuple[Value, ...]
    in_index: bool
    """In a tree without numbers: an index, or a table whose rows are their own key."""
    rank: int
    """`LIVE`, `OLD` or `FREE`."""


def rows_of(file: Path) -> list[Found]:
    """Every row that can be read in any page of the file and of its log, the best first."""
    contents, log = _bytes(file), _bytes(file.with_name(f"{file.name}-wal"))
    told = int.from_bytes(contents[16:18], "big")
    sizes = dict.fromkeys([65536 if told == 1 else told, USUAL_SIZE, *SIZES])
    tried = (list(_rows(contents, log, size)) for size in sizes if size in SIZES)
    return max(tried, key=len)


def _bytes(file: Path) -> bytes:
    return file.read_bytes() if file.is_file() else b""


def _rows(contents: bytes, log: bytes, size: int) -> Iterator[Found]:
    old = {n + 1: _page(contents, n * size, size) for n in range(-(-len(contents) // size))}
    images = list(_logged(log, size))
    live = {**old, **dict(images)}
    free = _free(live)
    for number, page in live.items():
        yield from _rows_in(page, live, FREE if number in free else LIVE, number == 1)
    for number, page in [*old.items(), *images]:
        if live[number] != page:
            yield from _rows_in(page, live, OLD, number == 1)


def _page(contents: bytes, start: int, size: int) -> bytes:
    return contents[start : start + size].ljust(size, b"\0")


def _logged(log: bytes, size: int) -> Iterator[tuple[int, bytes]]:
    """Pages in the log, up to the last change that was committed; later ones of a page follow.

    Frames with other salts are left from an earlier log. Checksums are not asked: from the first
    bad bit on, none of them fits any more.
    """
    step = _FRAME_HEADER + size
    frames = []
    for start in range(_LOG_HEADER, len(log) - step + 1, step):
        number, after, salts = struct.unpack_from(">II8s", log, start)
        if salts == log[16:24] and 0 < number < 1 << 22:
            frames.append((number, after, log[start + _FRAME_HEADER : start + step]))
    while frames and not frames[-1][1]:
        frames.pop()
    yield from ((number, page) for number, _, page in frames)


def _free(pages: dict[int, bytes]) -> set[int]:
    """Pages that were given up, as far as their list can be read."""
    trunk, free = int.from_bytes(pages.get(1, b"")[32:36], "big"), set[int]()
    while trunk in pages and trunk not in free:
        page = pages[trunk]
        free.add(trunk)
        count = int.from_bytes(page[4:8], "big")
        if count <= len(page) // 4 - 2:
            free.update(struct.unpack_from(f">{count}I", page, 8))
        trunk = int.from_bytes(page[:4], "big")
    return free


# --- one page


def _rows_in(page: bytes, pages: dict[int, bytes], rank: int, first: bool) -> Iterator[Found]:
    head = HEADER if first else 0
    kind = page[head]
    if kind not in (TABLE_LEAF, INDEX_LEAF, INDEX_INTERIOR):
        return
    (count,) = struct.unpack_from(">H", page, head + 3)
    pointers = head + (12 if kind == INDEX_INTERIOR else 8)
    for place in range(min(count, (len(page) - pointers) // 2)):
        (start,) = struct.unpack_from(">H", page, pointers + 2 * place)
        try:
            values = _record(_payload(page, start, kind, pages))
        except (Unreadable, IndexError, struct.error):
            continue
        yield Found(values, kind != TABLE_LEAF, rank)


def _payload(page: bytes, start: int, kind: int, pages: dict[int, bytes]) -> bytes:
    """What a cell holds, with what overflowed into other pages."""
    size, at = _number(page, start + (4 if kind == INDEX_INTERIOR else 0))
    if kind == TABLE_LEAF:
        _, at = _number(page, at)
    if size > LARGEST_ROW:
        raise Unreadable
    here = _local(size, len(page), kind)
    if at + here > len(page):
        raise Unreadable
    rest = b"" if here == size else _overflow(page[at + here :], size - here, pages)
    return page[at : at + here] + rest


def _local(size: int, usable: int, kind: int) -> int:
    """How much of a row lies in its own page."""
    most = usable - 35 if kind == TABLE_LEAF else (usable - 12) * 64 // 255 - 23
    least = (usable - 12) * 32 // 255 - 23
    if size <= most:
        return size
    fitting = least + (size - least) % (usable - 4)
    return fitting if fitting <= most else least


def _overflow(behind: bytes, size: int, pages: dict[int, bytes]) -> bytes:
    parts: list[bytes] = []
    number = int.from_bytes(behind[:4], "big")
    while size > 0:
        if number not in pages:
            raise Unreadable
        page = pages[number]
        parts.append(page[4 : 4 + size])
        size -= len(page) - 4
        number = int.from_bytes(page[:4], "big")
    return b"".join(parts)


# --- one row


def _record(payload: bytes) -> tuple[Value, ...]:
    length, at = _number(payload, 0)
    kinds: list[int] = []
    while at < length:
        kind, at = _number(payload, at)
        kinds.append(kind)
    if at != length or not kinds:
        raise Unreadable
    return tuple(_values(payload, at, kinds))


def _values(payload: bytes, at: int, kinds: Sequence[int]) -> Iterator[Value]:
    for kind in kinds:
        size = _WIDTHS.get(kind, 8 if kind == 7 else max(0, (kind - 12) // 2))
        part = payload[at : at + size]
        if len(part) < size or kind in (10, 11):
            raise Unreadable
        at += size
        yield _value(kind, part)
    if at != len(payload):
        raise Unreadable


def _value(kind: int, part: bytes) -> Value:
    if kind in _WIDTHS:
        return int.from_bytes(part, "big", signed=True)
    if kind == 7:
        return float(struct.unpack(">d", part)[0])
    if kind in (0, 8, 9):
        return None if kind == 0 else kind - 8
    return part.decode("utf-8", "replace") if kind % 2 else part


def _number(page: bytes, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where it ends."""
    value = 0
    for place in range(8):
        byte = page[at + place]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + place + 1
    return value << 8 | page[at + 8], at + 9
