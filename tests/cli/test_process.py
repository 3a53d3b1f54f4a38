"""The installed command in a process of its own: what only a real process shows."""

import json
import os
import re
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from automatable.core.game import game
from tests.cli.test_play import whole_game

AUTOMATABLE = Path(sys.executable).with_name("automatable")


def command(
    *arguments: str, stdin: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [AUTOMATABLE, *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=180,
        env={**os.environ, **environment},
        check=False,
    )


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    answers = "\n".join(whole_game("piped"))
    database = str(tmp_path / "tables.sqlite")
    ran = command(*("play", "patchwork", "--seed", "piped", "--database", database), stdin=answers)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Winner:" in ran.stdout
    assert "\x1b" not in ran.stdout  # no colours in a pipe


@pytest.mark.parametrize(
    ("language", "word"), [("de_DE.UTF-8", "Stellung"), ("it_IT", "posizione")]
)
def test_errors_speak_the_language_of_the_system(language: str, word: str) -> None:
    empty = dict.fromkeys(("LC_ALL", "LC_MESSAGES", "AUTOMATABLE_LANG"), "")
    start = "pw1 BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA 0-0 1 9/9/9/9/9/9/9/9/9;5 @3n;-;0;1: - o"
    ran = command("turn", "patchwork", "--position", "-", stdin=start, **empty, LANG=language)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert word in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_the_command_alone_opens_the_table(tmp_path: Path) -> None:
    own = {"AUTOMATABLE_HOME": str(tmp_path), "BROWSER": "true", "AUTOMATABLE_LANG": "en"}
    with subprocess.Popen(
        [AUTOMATABLE], stdout=subprocess.PIPE, text=True, env={**os.environ, **own}
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        process.terminate()
    assert "The table is open at http://127.0.0.1:" in said


def test_a_batch_answers_line_by_line() -> None:
    """Another program may wait for each result before it asks for the next."""
    process = subprocess.Popen(
        [AUTOMATABLE, "turn", "patchwork", "--batch"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    position = game("patchwork").template()
    for card in (5, 7):
        process.stdin.write(json.dumps({"position": position, "answers": [f"card {card}"]}) + "\n")
        process.stdin.flush()
        position = json.loads(process.stdout.readline())["position"]
    process.stdin.close()
    assert process.wait(timeout=20) == 0
    process.stdout.close()
    assert position["seat_2"]["drawn"][-2:] == [5, 7]


def test_a_closed_pipe_makes_no_traceback() -> None:
    shell = f"'{AUTOMATABLE}' position patchwork | head -c 10"
    ran = subprocess.run(shell, shell=True, capture_output=True, text=True, check=False)
    assert "Traceback" not in ran.stderr


def test_bytes_that_are_no_text_make_no_traceback(tmp_path: Path) -> None:
    file = tmp_path / "noise.json"
    file.write_bytes(bytes(range(256)))
    for arguments in (["replay", str(file)], ["turn", "patchwork", "--position", str(file)]):
        ran = command(*arguments)
        assert ran.returncode == 2
        assert "is not a text file" in ran.stderr


@pytest.mark.parametrize("arguments", [["--no-browser"], ["serve", "--port", "0"]])
def test_the_table_in_the_browser_is_served(arguments: list[str], tmp_path: Path) -> None:
    """The address is printed when the server can be asked, and the table is there."""
    database = ["--database", str(tmp_path / "tables.sqlite")]
    process = subprocess.Popen(
        [AUTOMATABLE, *arguments, *database], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        address = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert address is not None
        with urllib.request.urlopen(address[0], timeout=30) as page:
            assert "Patchwork" in page.read().decode()
    finally:
        process.terminate()
        process.wait(timeout=20)
        process.stdout.close()


def test_a_port_in_use_is_no_fault_of_the_input() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        ran = command("serve", "--port", str(taken.getsockname()[1]))
    assert ran.returncode == 1
    assert "Cannot listen on 127.0.0.1" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_at_a_real_terminal_a_slip_is_no_failure(tmp_path: Path) -> None:
    """There are colours, and a refused answer is just asked again."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [AUTOMATABLE, "play", "patchwork", "--database", str(tmp_path / "tables.sqlite")],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm-256color", "AUTOMATABLE_LANG": "en"},
    )
    os.close(theirs)
    os.write(ours, b"nonsense\n>\nquit\n")
    said = b""
    while chunk := _read(ours):
        said += chunk
    assert process.wait(timeout=20) == 0
    os.close(ours)
    assert b"\x1b[" in said
    assert b"Cannot read nonsense." in said
    assert b"You move 1 space and take 1 button." in said


def _read(terminal: int) -> bytes:
    """Linux reports the end of the other side as an error."""
    try:
        return os.read(terminal, 65536)
    except OSError:
        return b""


def test_the_package_can_be_run_as_a_module() -> None:
    module = [sys.executable, "-m", "automatable", "games"]
    ran = subprocess.run(module, capture_output=True, text=True, timeout=180, check=False)
    assert ran.returncode == 0
    assert ran.stdout == command("games").stdout
