"""Games that come as one text: how it is packed for saves and links, and how it becomes a game.

    packed(text)                   raw deflate, base64 for addresses
    unpacked(packed)               the text again; stops at the largest that a file may have
    game_from(text, "file:harbour")

Which language such a text is written in is not known here: whoever can read it is registered with
the games (`ReadsTexts`). Ids of such games live apart: none can take the place of another game
(KIT-STO-01).
"""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from automatable.core.errors import AutomatableError

if TYPE_CHECKING:
    from automatable.core.game import Game

APART = "file:"
"""So begins the id of a game that somebody has brought as a file."""
LARGEST = 256 * 1024
"""Bytes of a text; nothing is unpacked beyond that (KIT-STO-03)."""
LONGEST_NAME = 48
_NAME = re.compile(rf"[a-z][a-z0-9_]{{0,{LONGEST_NAME - 1}}}")
_PACKED = re.compile(r"[A-Za-z0-9_-]*")


class BadText(AutomatableError):
    """Something packed that is damaged, or that holds more than any game file."""


@runtime_checkable
class ReadsTexts(Protocol):
    """Who makes games of texts."""

    def from_text(self, text: str, id: str) -> Game[Any]:
        """The game; raises an error that names every mistake with its line."""

    def heading(self, text: str) -> tuple[str, str]:
        """Name and title as they stand in a text that may be broken; empty where there is none."""


def is_name(name: str) -> bool:
    """Whether a file can be kept under this name."""
    return bool(_NAME.fullmatch(name))


def is_apart(id: str) -> bool:
    """Whether this is the id of somebody's file."""
    return id.startswith(APART) and is_name(id.removeprefix(APART))


def digest(text: str) -> str:
    """SHA-256 of a text, as saves have it (KIT-STO-02)."""
    return sha256(text.encode()).hexdigest()


def packed(text: str) -> str:
    """A text as saves and links carry it."""
    press = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    raw = press.compress(text.encode()) + press.flush()
    return urlsafe_b64encode(raw).decode().rstrip("=")


def unpacked(told: str) -> str:
    """The text of something packed, or of the part of a link that carries it."""
    if not told or not _PACKED.fullmatch(told):
        raise BadText("text_damaged")
    try:
        raw = urlsafe_b64decode(told + "=" * (-len(told) % 4))
        press = zlib.decompressobj(-zlib.MAX_WBITS)
        text = press.decompress(raw, LARGEST + 1)
        if len(text) > LARGEST:
            raise BadText("text_large", kilobytes=LARGEST // 1024)
        if not press.eof or press.unused_data:
            raise BadText("text_damaged")
        return text.decode()
    except (ValueError, NotBase64, zlib.error):
        raise BadText("text_damaged") from None
