"""The `automatable` command. What takes time to import is imported by the command that needs it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NoReturn

from automatable.core.errors import AutomatableError


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run one command and leave with its exit code; a person's mistake is told in a sentence."""
    from automatable.cli.app import app
    from automatable.cli.output import exit_code, voice

    _speak_unicode()
    voice.begin()
    try:
        app(None if arguments is None else list(arguments))
    except AutomatableError as error:
        voice.tell_error(error)
        sys.exit(exit_code(error))
    sys.exit(0)


def _speak_unicode() -> None:
    """What a stream cannot read or show becomes a question mark instead of a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
