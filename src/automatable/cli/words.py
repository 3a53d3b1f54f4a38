"""The words of the terminal, beside those of the frame and of the game."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from automatable.core.game import Game
from automatable.ui.words.languages import locale_of, messages_text
from automatable.ui.words.words import Dictionary, Words


class TerminalWords(Words):
    """Messages in one language; the terminal's own come first."""

    def __init__(self, language: str, game: Game[Any] | None, folder: Traversable) -> None:
        super().__init__(language, game)
        languages = dict.fromkeys((language, "en"))
        own = [_bundle(folder, name) for name in languages]
        pairs = zip(own, self._dictionary.bundles, strict=True)
        self._dictionary = Dictionary([bundle for pair in pairs for bundle in pair])


def _bundle(folder: Traversable, language: str) -> FluentBundle:
    bundle = FluentBundle([locale_of(language)], use_isolating=False)
    text = messages_text(folder, "cli", language)
    bundle.add_resource(FluentResource(text))
    return bundle
