"""The Python in the README runs as it is printed there, from top to bottom."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_the_examples_run() -> None:
    """A session with prompts must print what it shows; a plain block must run."""
    text = README.read_text(encoding="utf-8")
    blocks = list(BLOCK.finditer(text))
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        line = text.count("\n", 0, block.start(1))
        if ">>> " in block.group(1):
            check_session(block.group(1), names, line)
        else:
            code = "\n" * line + block.group(1)  # so that an error names the line of the README
            exec(compile(code, str(README), "exec"), names)


def check_session(session: str, names: dict[str, object], line: int) -> None:
    test = doctest.DocTestParser().get_doctest(session, names, "README", str(README), line)
    told: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    assert runner.run(test, out=told.append, clear_globs=False).failed == 0, "".join(told)
    names.update(test.globs)
