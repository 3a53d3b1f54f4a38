"""What `automatable report` does."""

from __future__ import annotations

from pathlib import Path

from automatable.cli.voice import voice
from automatable.lab.output import read_run
from automatable.lab.report import page


def report(folder: Path) -> None:
    manifest, results = read_run(folder)
    file = folder / "report.html"
    file.write_text(page(manifest, results), encoding="utf-8")
    voice.say(voice("lab-report", file=str(file)))
