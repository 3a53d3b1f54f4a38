"""The `automatable` command. What takes time to import is imported by the command that needs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from automatable.core.errors import AutomatableError
from automatable.core.game import lending
from automatable.table.leash import put_on


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run one command and leave with its exit code; a mistake is explained in a sentence."""
    from automatable.cli.app import app
    from automatable.cli.output import exit_code, voice
    from automatable.cli.spoken import REFUSED, asked_language, tell_refusal

    put_on()
    given = list(sys.argv[1:] if arguments is None else arguments)
    _speak_unicode()
    voice.begin()
    voice.language = asked_language(given) or voice.language
    try:
        with lending():
            code = app(given, prog_name="automatable", standalone_mode=False)
    except AutomatableError as error:
        voice.tell_error(error)
        code = exit_code(error)
    except REFUSED as error:
        code = tell_refusal(error)
    except OSError as error:
        _tell_failure(error)
    _flush()
    sys.exit(code or 0)


def _flush() -> None:
    """What is written last may not fit on the disk any more."""
    try:
        sys.stdout.flush()
    except OSError as error:
        _tell_failure(error)


def _tell_failure(error: OSError) -> NoReturn:
    """A full disk behind the output, or a file that went away: one sentence, no trace."""
    from automatable.cli.output import FAILED, MachineFailed, voice

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing more to be said there
    if not isinstance(error, BrokenPipeError):
        voice.tell_error(MachineFailed("disk_failed", reason=error.strerror or str(error)))
    sys.exit(FAILED)


def _speak_unicode() -> None:
    """What a stream cannot read or show becomes a question mark instead of a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
