"""The `automatable` command. What takes time to import is imported by the command that needs it."""

from __future__ import annotations

import gettext
import sys
from collections.abc import Sequence
from typing import NoReturn

from automatable.core.errors import AutomatableError

_dgettext = gettext.dgettext


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run one command and leave with its exit code; a person's mistake is told in a sentence."""
    from automatable.cli.app import app
    from automatable.cli.output import exit_code, voice
    from automatable.cli.spoken import REFUSED, asked_language, own_words, tell_refusal

    given = list(sys.argv[1:] if arguments is None else arguments)
    _speak_unicode()
    voice.begin()
    voice.language = asked_language(given) or voice.language
    gettext.dgettext = own_words(_dgettext)  # type: ignore[assignment]
    try:
        code = app(given, prog_name="automatable", standalone_mode=False)
    except AutomatableError as error:
        voice.tell_error(error)
        code = exit_code(error)
    except REFUSED as error:
        code = tell_refusal(error)
    sys.exit(code or 0)


def _speak_unicode() -> None:
    """What a stream cannot read or show becomes a question mark instead of a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
