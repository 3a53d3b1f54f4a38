"""Count what the app says, by language: messages, rulebooks, lessons, card texts, help."""

from __future__ import annotations

import re
import sys
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "automatable"
SENTENCE = re.compile(r"[.!?…](?=[\s\"”»“)*{]|$)")
KINDS = {
    "messages": "**/messages/{}.ftl",
    "rulebooks": "games/*/rulebook/{}.md",
    "lessons": "games/*/lesson/{}.md",
    "card texts": "games/*/card_words/{}.toml",
    "help of the command line": "cli/help/{}.toml",
}


def sentences(file: Path) -> int:
    """How many sentences a file has; comments and code marks do not count."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return sum(len(SENTENCE.findall(line)) for line in lines if not line.startswith("#"))


def main() -> None:
    """One line a kind of text, one column a language."""
    languages = ("en", "de", "it")
    sys.stdout.write(f"{'':26}" + "".join(f"{name:>8}" for name in languages) + "\n")
    for kind, pattern in KINDS.items():
        counts = (sum(map(sentences, SOURCE.glob(pattern.format(name)))) for name in languages)
        sys.stdout.write(f"{kind:26}" + "".join(f"{count:8}" for count in counts) + "\n")


if __name__ == "__main__":
    main()
