"""What `automatable deck lint` does."""

from __future__ import annotations

import json

from automatable.cli.output import voice
from automatable.core.game import game
from automatable.lab.patchwork.lint import Finding, lint
from automatable.lab.patchwork.variants import read_deck


def lint_deck(name: str, as_json: bool) -> None:
    voice.game = game("patchwork")
    deck = read_deck(name)
    findings = lint(deck)
    if as_json:
        lines = [{"code": finding.code, **finding.facts} for finding in findings]
        print(json.dumps({"deck": deck.id, "findings": lines}))
        return
    voice.say(deck.id, "bold")
    for finding in findings:
        voice.say(_line(finding))


def _line(finding: Finding) -> str:
    facts = dict(finding.facts)
    if "condition" in facts:
        facts["condition"] = voice(f"filter-{facts['condition']}")
    return voice(f"lint-{finding.code}", **facts)
