"""What `automatable report` does."""

from __future__ import annotations

from pathlib import Path

from automatable.cli.output import voice
from automatable.core.matches.saves import carried_game
from automatable.lab.errors import BadExperiment
from automatable.lab.report import page
from automatable.table.runs import read_run


def report(folder: Path) -> None:
    manifest, results = read_run(folder)
    if "game" not in results:
        raise BadExperiment("no_run", folder=str(folder), reason="game")
    voice.game = carried_game(str(results["game"]), str(results.get("file", "")))
    file = folder / "report.html"
    file.write_text(page(manifest, results, voice.words), encoding="utf-8")
    voice.say(voice("lab-report", file=str(file)))
