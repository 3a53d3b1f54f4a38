"""The emblem of a game from a file: two letters on cloth, its colour and motif by its id."""

from __future__ import annotations

from hashlib import blake2b
from html import escape

from automatable.kit.definition import Definition

CLOTHS = (
    ("#2d6a80", "#f3e6c0"), ("#7a2b4a", "#f1d9e2"), ("#4a6b2f", "#eef0c4"), ("#2f3564", "#ddd2f5"),
    ("#a8762a", "#fdf3d6"), ("#3f6c76", "#dcefee"), ("#8a5a2c", "#fbe6c4"), ("#5a4a80", "#eadffa"),
    ("#8c3f2b", "#fbdfd2"), ("#3b5b49", "#e2f1dc"), ("#58506a", "#efe3d3"), ("#75612a", "#f7efc9"),
)  # fmt: skip
"""A ground and the thread of its letters."""
SHUFFLED = b"194518"
"""With it the games that come with the package differ from each other."""
MOTIFS = (
    '<circle cx="74" cy="20" r="13"/><circle cx="88" cy="42" r="7"/>',
    '<path d="M52 48L74 14l24 34z"/>',
    '<circle cx="76" cy="24" r="14"/><ellipse cx="76" cy="24" rx="25" ry="6" fill="none" '
    'stroke="#fff" stroke-width="4" transform="rotate(-24 76 24)"/>',
    '<path d="M76 8l15 8.600v17.300L76 42.500 61 33.900V16.600z"/>',
    '<path d="M58 34C60 16 74 8 94 10c0 20-12 32-30 32 6-8 12-14 20-20-10 3-18 8-26 12z"/>',
    '<path d="M60 10h28v8H60zM60 24h28v8H60zM60 38h28v8H60z"/>',
    '<path d="M76 6l5 13 14 1-11 9 4 14-12-8-12 8 4-14-11-9 14-1z"/>',
    '<path d="M52 24c8-8 16-8 24 0s16 8 24 0v9c-8 8-16 8-24 0s-16-8-24 0zM52 42c8-8 16-8 24 0'
    's16 8 24 0v8c-8 8-16 8-24 0s-16-8-24 0z"/>',
)


def emblem(file: Definition, language: str = "") -> str:
    """Own work, no publisher's: the same for the same id, whatever the file says."""
    mark = blake2b(file.id.encode(), digest_size=2, person=SHUFFLED).digest()
    ground, thread = CLOTHS[mark[0] % len(CLOTHS)]
    motif = MOTIFS[mark[1] % len(MOTIFS)]
    letters = escape(letters_of(file.title.said(language)))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">'
        f'<clipPath id="cloth-{mark.hex()}"><rect width="96" height="96" rx="22"/></clipPath>'
        f'<g clip-path="url(#cloth-{mark.hex()})"><rect width="96" height="96" fill="{ground}"/>'
        f'<g fill="#fff" opacity=".2">{motif}</g></g>'
        f'<rect x="6.500" y="6.500" width="83" height="83" rx="16" fill="none" stroke="{thread}" '
        'stroke-width="1.800" stroke-dasharray="5 4" opacity=".65"/>'
        '<text x="15" y="77" font-family="Figtree, system-ui, sans-serif" font-size="41" '
        f'font-weight="800" fill="{thread}">{letters}</text></svg>'
    )


def letters_of(title: str) -> str:
    """`GP` of Gaia Project, `Wi` of Wingspan: two initials, or how a single word begins."""
    words = [word for word in title.replace(":", " ").split() if word[:1].isalnum()]
    if not words:
        return "?"
    if len(words) == 1:
        return words[0][:2].capitalize()
    return f"{words[0][0]}{words[1][0]}".upper()
