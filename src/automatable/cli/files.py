"""Files named on the command line: read and written, or a specific error."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from automatable.cli.output import MachineFailed, UsageError
from automatable.core.files.json_text import read_json

STDIN = "-"


def read_text(name: str) -> str:
    """The text of a file, or of stdin for `-`."""
    try:
        data = sys.stdin.buffer.read() if name == STDIN else Path(name).read_bytes()
        return data.decode()
    except UnicodeDecodeError:
        raise UsageError("file_not_text", file=name) from None
    except OSError as error:
        raise UsageError("file_unreadable", file=name, reason=_reason(error)) from None


def parse_json(text: str, name: str) -> Any:
    try:
        return read_json(text)
    except json.JSONDecodeError as error:
        raise UsageError("not_json", file=name, line=error.lineno, column=error.colno) from None
    except ValueError:  # a number with thousands of digits, or none at all
        raise UsageError("not_json", file=name, line=1, column=1) from None


def write_new(file: Path, text: str) -> None:
    """Write a file that did not exist before."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("x", encoding="utf-8") as opened:
            opened.write(text)
    except FileExistsError:
        raise UsageError("file_exists", file=str(file)) from None
    except OSError as error:
        raise MachineFailed("file_unwritable", file=str(file), reason=_reason(error)) from None


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
