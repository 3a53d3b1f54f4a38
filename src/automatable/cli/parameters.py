"""Arguments and options that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from automatable.cli.output import LANGUAGES, voice


def _speak(language: str | None) -> str | None:
    if language is not None and language not in LANGUAGES:
        raise typer.BadParameter(f"{language} ({', '.join(LANGUAGES)})")
    voice.language = language or voice.language
    return language


LanguageOption = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="en|de|it",
        callback=_speak,
        is_eager=True,
        help="The language; else AUTOMATABLE_LANG or LANG decides.",
    ),
]
GameArgument = Annotated[str, typer.Argument(help="The game's id (see `automatable games`).")]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        metavar="FILE|URL",
        help="The file with all tables, else your own; or a server: postgresql://user@host/name.",
    ),
]
SeedOption = Annotated[
    str | None, typer.Option(help="Any text; the same seed deals the same cards.")
]
HostOption = Annotated[str, typer.Option(help="The address to listen on.")]
PortOption = Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 = any free one.")]

JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
