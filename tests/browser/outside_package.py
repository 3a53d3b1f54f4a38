"""A package from outside: made by `automatable new-game` in an empty folder, extended by script."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

NAME = "glow"
SUITE_S = 240


@dataclass(frozen=True)
class Outside:
    """A folder with the package, and one in which it is installed."""

    package: Path
    site: Path

    @property
    def environment(self) -> dict[str, str]:
        home = str(self.site.parent / "home")
        return {"PYTHONPATH": str(self.site), "AUTOMATABLE_HOME": home, "AUTOMATABLE_LANG": "en"}

    def run(self, *command: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        """A command in the folder of the package, as its developer would call it."""
        environment = {**os.environ, **self.environment}
        folder = self.package if self.package.exists() else self.package.parent
        return subprocess.run(
            command,
            cwd=folder,
            env=environment,
            input=stdin,
            capture_output=True,
            text=True,
            timeout=SUITE_S,
        )

    def python(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return self.run(sys.executable, *arguments)

    def automatable(self, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        command = str(Path(sys.executable).with_name("automatable"))
        return self.run(command, *arguments, stdin=stdin)

    def install(self) -> None:
        offline = ("--no-deps", "--no-build-isolation", "--no-index", "--upgrade")
        done = self.python("-m", "pip", "install", "-q", *offline, "--target", str(self.site), ".")
        assert done.returncode == 0, done.stderr


def new_package(folder: Path) -> Outside:
    outside = Outside(folder / NAME, folder / "site")
    made = outside.automatable("new-game", NAME)
    assert made.returncode == 0, made.stderr
    return outside


def broken_package(site: Path) -> None:
    """Another package in the same place, which cannot be loaded."""
    about = site / "shattered-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: shattered\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[automatable.games]\nshattered = shattered:GAME\n")
    (site / "shattered.py").write_text("from automatable.core.game import NoSuchThing\n")


# --- a level, a card, a counter, a question: what a developer would change


def extend(package: Path) -> None:
    source = package / "src" / NAME
    change(source / "set_up.py", '"level", (1, 2), 1', '"level", (1, 2, 3), 1')
    change(source / "state.py", "Literal[1, 2]", "Literal[1, 2, 3]")
    change(source / "automa.py", "(state.level == 2)", "state.level - 1")
    change(source / "cards.py", "size=6", "size=7")
    add(source / "data/decks/plain.toml", '\n[[card]]\nnumber = 7\nwants = "blue"\noil = 2\n')
    change(
        source / "screens/__init__.py",
        '        Counter(words("label-oil"), side.oil),\n',
        '        Counter(words("label-oil"), side.oil),\n'
        '        Counter(words("label-held"), len(side.lanterns)),\n',
    )
    change(
        source / "person.py",
        "    state.row.remove(taken)\n",
        "    if state.person.oil:\n"
        '        answers = {"keep": False, "share": True}\n'
        '        if (yield from ask_one_of("share", "GLO-YOU-03", answers)):\n'
        "            state.person.oil -= 1\n"
        "            state.automa.oil += 1\n"
        '            log.instruct("glo-share", "GLO-YOU-03")\n'
        "    state.row.remove(taken)\n",
    )
    rule = "- **GLO-YOU-03** If you have oil you may give 1 to the Automa.\n"
    change(source / "screens/rules.md", "## The Automa's turn", f"{rule}\n## The Automa's turn")
    for language, words in WORDS.items():
        add(source / f"messages/{language}.ftl", words)
    tests = package / "tests" / "test_rules.py"
    change(tests, "drawn=[1, 2, 3, 4, 5, 6])", "drawn=[1, 2, 3, 4, 5, 6, 7])")
    change(tests, "range(1, 7)", "range(1, 8)")
    for file in (package / "tests" / "saves").rglob("*.json"):
        file.unlink()  # nobody has such saves: the game was never published


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{file.name}: {old}"
    file.write_text(text.replace(old, new), encoding="utf-8")


def add(file: Path, text: str) -> None:
    file.write_text(file.read_text(encoding="utf-8") + text, encoding="utf-8")


WORDS = {
    "en": """
option-level-3 = Midnight
option-level-3-help = The Automa gets 2 oil more in every turn.
label-held = Lanterns
ask-share = Do you give 1 oil to the Automa?
answer-keep = Keep it
answer-share = Give 1 oil
glo-share = Give the Automa 1 of your oil.
""",
    "de": """
option-level-3 = Mitternacht
option-level-3-help = Automa bekommt in jedem Zug 2 Öl mehr.
label-held = Laternen
ask-share = Gibst du Automa 1 Öl?
answer-keep = Behalten
answer-share = 1 Öl geben
glo-share = Gib Automa 1 von deinem Öl.
""",
    "it": """
option-level-3 = Mezzanotte
option-level-3-help = L’Automa riceve 2 olio in più a ogni turno.
label-held = Lanterne
ask-share = Dai 1 olio all’Automa?
answer-keep = Tienilo
answer-share = Dai 1 olio
glo-share = Dai all’Automa 1 del tuo olio.
""",
}
