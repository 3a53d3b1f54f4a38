"""What a run leaves on disk: the games, the figures, and a manifest that reproduces it."""

from __future__ import annotations

import csv
import platform
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from automatable.lab.errors import BadExperiment

FORMATS = ("parquet", "csv")


def new_folder(path: Path) -> Path:
    """A folder for a new run; an old run is never overwritten."""
    if path.exists() and (not path.is_dir() or any(path.iterdir())):
        raise BadExperiment("run_exists", folder=str(path))
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadExperiment("folder_unwritable", folder=str(path), reason=str(error)) from None
    return path


def manifest(command: Sequence[str], **facts: Any) -> dict[str, Any]:
    """All that is needed to run it again: command, contents of decks, seeds, versions."""
    return {
        "format": 1,
        "command": ["automatable", *command],
        "versions": {name: _version(name) for name in ("automatable", "numba", "numpy")},
        "python": platform.python_version(),
        "machine": f"{sys.platform} {platform.machine()}",
        **facts,
    }


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def write_games(
    folder: Path, format: str, header: Sequence[str], rows: Iterable[Sequence[Any]]
) -> Path:
    """All games as a table, one row each."""
    file = folder / f"games.{format}"
    if format == "csv":
        with file.open("w", newline="", encoding="utf-8") as target:
            writer = csv.writer(target)
            writer.writerow(header)
            writer.writerows(rows)
        return file
    import polars

    polars.DataFrame(list(rows), schema=list(header), orient="row").write_parquet(file)
    return file


def histogram_json(counted: Mapping[int, int]) -> dict[str, int]:
    """Value -> how often, as JSON wants it."""
    return {str(value): counted[value] for value in sorted(counted)}


def check_format(format: str) -> str:
    if format not in FORMATS:
        raise BadExperiment("no_such_format", format=format, known=", ".join(FORMATS))
    if format == "parquet":
        try:
            import polars  # noqa: F401
        except ImportError:
            raise BadExperiment("needs_extra", extra="parquet", what="Parquet") from None
    return format
