"""The seed of a running match, sealed: a glance at a save does not tell the cards to come.

The key is part of this program, so this keeps secrets from eyes, not from attackers. Equal
seeds have equal seals: the same match gives the same save, letter for letter.

    tag = BLAKE2b(seed, key = KEY, digest_size = 8)
    sealed = "sealed:" + hexadecimal of tag + (seed xor BLAKE2b(tag, key = KEY, digest_size = 64))
"""

from __future__ import annotations

from hashlib import blake2b

from automatable.core.errors import BadSave
from automatable.core.matches.rng import Seed

PREFIX = "sealed:"
_KEY = b"automatable: no peeking"
_TAG_BYTES = 8


def sealed(seed: Seed) -> str:
    """The seed as a text that only `opened` reads."""
    tag = _tag(seed.key)
    return PREFIX + (tag + _mixed(seed.key, tag)).hex()


def opened(text: str) -> Seed:
    """The seed under a seal, or in plain text; raises `BadSave` for a broken seal."""
    if not text.startswith(PREFIX):
        return Seed.from_text(text)
    try:
        contents = bytes.fromhex(text.removeprefix(PREFIX))
    except ValueError:
        raise BadSave("save_damaged", field="seed") from None
    tag, mixed = contents[:_TAG_BYTES], contents[_TAG_BYTES:]
    key = _mixed(mixed, tag)
    if _tag(key) != tag:
        raise BadSave("save_damaged", field="seed")
    return Seed(key)


def _tag(key: bytes) -> bytes:
    return blake2b(key, key=_KEY, digest_size=_TAG_BYTES).digest()


def _mixed(key: bytes, tag: bytes) -> bytes:
    """Applied twice it gives back what it was given; no seed is longer than the mask."""
    mask = blake2b(tag, key=_KEY, digest_size=64).digest()
    return bytes(a ^ b for a, b in zip(key, mask, strict=False))
