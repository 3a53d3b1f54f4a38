"""A PostgreSQL of the tests' own, on a free port of this machine, started by an ordinary user."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psycopg

from tests.browser.running_server import free_port
from tests.needs import lacking

PATIENCE_S = 120.0
USERS = ("postgres", "nobody")
"""As whom the server runs when the tests run as root, which it refuses."""


def program(name: str) -> str:
    """One of the programs of PostgreSQL, which Debian puts where no PATH looks."""
    found = shutil.which(name) or next(
        (str(file) for file in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))[::-1]), ""
    )
    if not found:
        lacking("PostgreSQL", "run tools/install_postgresql.sh, or install its server")
    return found


@dataclass
class Postgres:
    """A server that can be killed and started again."""

    folder: Path
    port: int
    process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"postgresql://tester@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Starts it, again and again while the children of a killed one still hold its memory."""
        end = time.monotonic() + PATIENCE_S
        self._launch()
        while not self._answers():
            if time.monotonic() > end:
                raise RuntimeError((self.folder / "log").read_text(errors="replace"))
            time.sleep(0.05)
            if self.process is not None and self.process.poll() is not None:
                self._launch()

    def _launch(self) -> None:
        command = [program("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port),
                   "-c", "listen_addresses=127.0.0.1", "-k", str(self.folder),
                   "-c", "fsync=off", "-c", "max_connections=60"]  # fmt: skip
        log = (self.folder / "log").open("ab")
        with log:
            self.process = subprocess.Popen(
                [*as_somebody(), *command], stdout=log, stderr=log, start_new_session=True
            )

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.address, connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def kill(self) -> None:
        """Without a word, as a power cut would; its children, in groups of their own, follow."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGINT)
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.kill()


def as_somebody() -> Sequence[str]:
    """Root may not run it; nothing is needed for anybody else."""
    if os.geteuid() != 0:
        return ()
    user = next((name for name in USERS if _exists(name)), None)
    tool = shutil.which("setpriv")
    if user is None or tool is None:
        lacking("an ordinary user for PostgreSQL", "run the tests as one")
    return (tool, f"--reuid={user}", f"--regid={_group(user)}", "--clear-groups", "--")


def _exists(name: str) -> bool:
    import pwd

    return any(entry.pw_name == name for entry in pwd.getpwall())


def _group(name: str) -> str:
    import pwd

    return str(pwd.getpwnam(name).pw_gid)


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A new server with an empty database, which ends with the block."""
    initdb = program("initdb")
    with tempfile.TemporaryDirectory(prefix="pg") as name:
        folder = Path(name)
        folder.chmod(0o777)  # it belongs to another user when the tests run as root
        command = [*as_somebody(), initdb, "-D", str(folder / "data"), "-U", "tester",
                   "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]  # fmt: skip
        subprocess.run(command, check=True, capture_output=True)
        server = Postgres(folder, free_port())
        server.start()
        try:
            yield server
        finally:
            server.stop()


def emptied(address: str) -> str:
    """The address of a database without tables of ours."""
    with psycopg.connect(address, autocommit=True) as raw:
        raw.execute("DROP SCHEMA IF EXISTS automatable CASCADE")
    return address
