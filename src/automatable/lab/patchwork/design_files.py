"""What a search for a deck leaves in its folder: where it is, and decks that can be played."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from automatable.core.errors import AutomatableError
from automatable.lab.errors import BadExperiment
from automatable.lab.patchwork.designing import Bench
from automatable.table.runs import read_json, write_json

SEARCH = "design.json"


def deck_file(number: int) -> str:
    """Of the candidate with this number."""
    return f"candidate-{number}.toml"


def open_folder(folder: Path, bench: Bench) -> None:
    """A new folder, or one in which the same search was left; nothing else is touched."""
    kept = folder / SEARCH
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not kept.exists())):
        raise BadExperiment("run_exists", folder=str(folder))
    if kept.exists():
        _resume(kept, bench)
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_json(kept, bench.to_json())
    except OSError as error:
        raise BadExperiment("folder_unwritable", folder=str(folder), reason=str(error)) from None


def _resume(kept: Path, bench: Bench) -> None:
    try:
        bench.resume(read_json(kept))
    except BadExperiment as error:
        raise BadExperiment(error.code, folder=str(kept.parent)) from None
    except (AutomatableError, KeyError, TypeError, ValueError):
        raise BadExperiment("broken_design", file=str(kept)) from None


def keep_search(folder: Path, bench: Bench) -> None:
    write_json(folder / SEARCH, bench.to_json())


def deck_text(deck: Mapping[str, Any], id: str, told: str) -> str:
    """A deck as a file that can be played, checked and changed."""
    cards = "\n".join(_card(card) for card in deck["card"])
    return (
        f"# {told}\n"
        f'format = 1\ngame = "patchwork"\nid = {json.dumps(id)}\nbacks = "{deck["backs"]}"\n\n'
        f'[source]\nedition = "own design"\nconfidence = "house"\n'
        f"notes = {json.dumps(told, ensure_ascii=False)}\n\n{cards}"
    )


def _card(card: Mapping[str, Any]) -> str:
    conditions = json.dumps(list(card["conditions"]))
    return (
        f"[[card]]\nnumber = {card['number']}\nbudget = {card['budget']}\n"
        f"conditions = {conditions}\nincome = {card['income']}\n"
    )


def write_decks(folder: Path, results: list[dict[str, Any]], name: str, told: str) -> None:
    """One file a candidate whose cards were changed."""
    for number, result in enumerate(results, start=1):
        if any(change["card"] is not None for change in result["changes"]):
            id = f"{name}-{number}"
            result["deck_id"], result["file"] = id, deck_file(number)
            text = deck_text(result["deck"], id, told)
            (folder / deck_file(number)).write_text(text, encoding="utf-8")
