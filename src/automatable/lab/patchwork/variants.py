"""From the words of a command to variants: decks by name or file, levels, players, switches."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from automatable.core.game import game
from automatable.games.patchwork.cards import PRINTED, AutomaDeck, built_in_deck, read_own_deck
from automatable.games.patchwork.components import levels
from automatable.lab.errors import BadExperiment
from automatable.lab.patchwork.batches import check_player
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.patchwork.simulation import Variant
from automatable.table import folders

ALL = "all"


def read_levels(text: str) -> list[int]:
    """`all`, one level, or several with commas; roman numbers are read too."""
    known = {str(n): n for n in levels()} | {level.roman: n for n, level in levels().items()}
    if text == ALL:
        return list(levels())
    for word in text.split(","):
        if word.strip().upper() not in known:
            raise BadExperiment("no_such_level", level=word, known=", ".join(map(str, levels())))
    return [known[word.strip().upper()] for word in text.split(",")]


def read_decks(text: str) -> list[AutomaDeck]:
    """`all` printed decks, or names and files with commas."""
    if text == ALL:
        return [built_in_deck(id) for id in PRINTED]
    return [read_deck(word.strip()) for word in text.split(",")]


def read_deck(name: str) -> AutomaDeck:
    """A printed deck, an own deck by its id, or a deck file."""
    if name in PRINTED:
        return built_in_deck(name)
    patchwork = game("patchwork")
    if name.endswith(".toml"):
        return read_own_deck(folders.read_deck_file(patchwork, Path(name)).contents, name)
    own = {deck.id: deck for deck in folders.own_decks(patchwork)[0]}
    if name not in own:
        raise BadExperiment("no_such_deck", deck=name, known=", ".join([*PRINTED, *own]))
    return read_own_deck(own[name].contents, name)


def switches(leather_layout: str, recycle: str, automa_leather: str) -> SetUp:
    """The rulings, checked."""
    known = {
        "leather_layout": (leather_layout, ("original", "revised")),
        "recycle": (recycle, ("two_aside", "all")),
        "automa_leather": (automa_leather, ("take", "leave")),
    }
    for switch, (value, values) in known.items():
        if value not in values:
            raise BadExperiment(
                "no_such_value", switch=switch, value=value, known=", ".join(values)
            )
    return SetUp(None, 3, leather_layout, recycle, automa_leather)


def solo_variants(
    decks: Iterable[AutomaDeck], of_levels: Iterable[int], player: str, rulings: SetUp
) -> list[Variant]:
    """Each deck at each level."""
    check_player(player)
    chosen = list(of_levels)
    return [
        Variant(f"{deck.id}:{level}", replace(rulings, deck=deck, level=level), (player, player))
        for deck in decks
        for level in chosen
    ]
