"""Builds the app without a server: a folder of static files for any web host.

    python tools/pocket/build.py build/pocket [GAME ...]

Games from outside go along if they are named: a wheel, or the folder of a package.
The runtime is npm's `pyodide`, one version with its checksum. Our package is the wheel that
would be installed; the libraries are those of the environment, pure Python only. Everything is
compiled inside the runtime itself, packed, compressed and named by its contents: two builds of
one tree give the same bytes.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.metadata import distribution
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT))

from tools.pocket.contents import (  # noqa: E402
    LIBRARIES,
    in_game,
    in_library,
    in_ours,
    in_stdlib,
    trimmed,
)

SHELL = ROOT / "src/automatable/pocket/shell"
PYODIDE = "pyodide@314.0.7"
INTEGRITY = (
    "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq"
    "+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
)
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
SCRIPTS = ("old.js", "page.js", "picture.js", "shell.css", "storage.js", "words.json", "worker.js")
NAMED = ("404.html", "manifest.webmanifest")
"""Files that a host or a browser looks for under their own names."""
ELSEWHERE = ("automatable.lab", "automatable.cli")
"""Entry points into these are left out."""
COMPILED = (".so", ".pyd", ".dylib")
WHEN = (2020, 1, 1, 0, 0, 0)
"""Of every file in an archive: what counts is what is in it."""


def main(target: Path, games: Sequence[str] = ()) -> None:
    """The folder, built again, with these games from outside."""
    work = ROOT / "build" / f"{target.name}-work"
    app, stdlib, static, fresh = (work / name for name in ("app", "stdlib", "static", "fresh"))
    for folder in (app, stdlib, static, fresh):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    runtime = fetched(work)
    stage_ours(work, app)
    for given in games:
        stage_game(given, work, app)
    for name in LIBRARIES:
        stage_library(name, app)
    stage_stdlib(runtime, stdlib)
    prepare(runtime, app, stdlib, static)
    assemble(dict(parts_of(runtime, app, stdlib, static)), fresh)
    shutil.rmtree(target, ignore_errors=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(fresh, target)
    print(told(target))


# --- the runtime


def fetched(work: Path) -> Path:
    """The folder with npm's package, checked."""
    cache = ROOT / "build" / "npm"
    cache.mkdir(parents=True, exist_ok=True)
    archive = cache / f"{PYODIDE.replace('@', '-')}.tgz"
    if not archive.is_file() or integrity(archive) != INTEGRITY:
        pack = ["npm", "pack", PYODIDE, "--silent", "--pack-destination", str(cache)]
        subprocess.run(pack, check=True, stdout=subprocess.DEVNULL)
    if integrity(archive) != INTEGRITY:
        archive.unlink()
        sys.exit(f"{PYODIDE}: what npm delivered is not what is expected here; nothing was built.")
    folder = work / "runtime"
    shutil.rmtree(folder, ignore_errors=True)
    with tarfile.open(archive) as package:
        package.extractall(folder, filter="data")
    # Under Node the runtime asks for a library for sockets, which nothing here opens.
    place(folder / "package/node_modules/ws/package.json", b'{"main": "index.js"}')
    place(folder / "package/node_modules/ws/index.js", b"module.exports = {};")
    return folder / "package"


def integrity(file: Path) -> str:
    digest = hashlib.sha512(file.read_bytes()).digest()
    return "sha512-" + base64.b64encode(digest).decode()


# --- what goes in


def stage_ours(work: Path, app: Path) -> None:
    """The wheel of this project, without what a browser never needs."""
    wheels = work / "wheel"
    shutil.rmtree(wheels, ignore_errors=True)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    stage_wheel(next(wheels.glob("*.whl")), app, in_ours)


def stage_game(given: str, work: Path, app: Path) -> None:
    """A game from outside: its wheel, or one that is built of its folder."""
    source = Path(given)
    if not source.exists():
        sys.exit(f"{given}: no wheel and no folder of a package is there; nothing was built.")
    wheel = source if source.is_file() else built(source, work / "games" / source.name)
    stage_wheel(wheel, app, in_game)


def built(package: Path, target: Path) -> Path:
    """The wheel of a package, made by its own builder from what is installed here."""
    shutil.rmtree(target, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    made = subprocess.run([*pip, "-w", str(target), str(package)], capture_output=True, text=True)
    if made.returncode:
        sys.exit(f"{package}: no wheel can be made of it; nothing was built.\n{made.stderr}")
    return next(target.glob("*.whl"))


def stage_wheel(file: Path, app: Path, goes_along: Callable[[str], bool]) -> None:
    if not zipfile.is_zipfile(file):
        sys.exit(f"{file}: this is no wheel; nothing was built.")
    with zipfile.ZipFile(file) as wheel:
        if compiled := [name for name in wheel.namelist() if name.endswith(COMPILED)]:
            sys.exit(f"{file}: {compiled[0]} is not Python and runs in no browser.")
        for name in wheel.namelist():
            if name.endswith("entry_points.txt"):
                place(app / name, entry_points(wheel.read(name).decode()).encode())
            elif name.endswith("/METADATA"):
                place(app / name, wheel.read(name).partition(b"\n\n")[0])
            elif goes_along(name):
                place(app / name, wheel.read(name))


def entry_points(text: str) -> str:
    kept = [line for line in text.splitlines() if not any(name in line for name in ELSEWHERE)]
    return "\n".join(kept) + "\n"


def stage_library(name: str, app: Path) -> None:
    """The Python files of an installed library, and Babel's data for our languages."""
    for file in distribution(name).files or ():
        if in_library(path := file.as_posix()):
            data = Path(str(file.locate())).read_bytes()
            place(app / path, trimmed(data) if path.endswith(".dat") else data)


def stage_stdlib(runtime: Path, stdlib: Path) -> None:
    with zipfile.ZipFile(runtime / "python_stdlib.zip") as archive:
        for name in filter(in_stdlib, archive.namelist()):
            place(stdlib / name, archive.read(name))
    shutil.copytree(
        HERE / "absent", stdlib, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__")
    )


def place(file: Path, contents: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(contents)


def prepare(runtime: Path, *folders: Path) -> None:
    script = ["node", str(HERE / "prepare.mjs"), str(runtime), *map(str, folders)]
    subprocess.run([*script, str(HERE / "prepare.py")], check=True)


# --- what comes out


def parts_of(runtime: Path, app: Path, stdlib: Path, static: Path) -> Iterator[tuple[str, bytes]]:
    """Every file by its path below the app's address; `v/` stands for the version's folder."""
    yield "v/app.bundle", bundle(app)
    for name in RUNTIME:
        yield f"v/{name}", (runtime / name).read_bytes()
    yield "v/pyodide-lock.json", trimmed_lock(runtime)
    yield "v/python_stdlib.zip", zipped(stdlib)
    for name in SCRIPTS:
        yield f"v/{name}", (SHELL / name).read_bytes()
    for file in sorted((SHELL / "icons").iterdir()):
        yield f"icons/{file.name}", file.read_bytes()
    for file in every_file(static):
        yield f"static/{file.relative_to(static).as_posix()}", file.read_bytes()
    yield "index.html", filled((SHELL / "index.html").read_bytes(), static)
    for name in NAMED:
        yield name, (SHELL / name).read_bytes()


def assemble(parts: Mapping[str, bytes], target: Path) -> None:
    """The parts in their places, and the service worker that knows their checksums."""
    guide = (SHELL / "service-worker.js").read_bytes()
    version = version_of({**parts, "service-worker.js": guide})
    listed = []
    for name, given in sorted(parts.items()):
        path = name.replace("v/", f"v/{version}/", 1) if name.startswith("v/") else name
        data = given.replace(b"__VERSION__", version.encode()) if name == "index.html" else given
        packed = name.startswith("v/") and name.removeprefix("v/") not in SCRIPTS
        stored = f"{path}.gz" if packed else path
        place(target / stored, gzip.compress(data, 9, mtime=0) if packed else data)
        listed.append({"path": path, "from": stored, "sha256": hashlib.sha256(data).hexdigest()})
    guide = guide.replace(b"__VERSION__", version.encode())
    place(
        target / "service-worker.js",
        guide.replace(b"[/* parts */]", json.dumps(listed, indent=1).encode()),
    )
    place(target / "pocket.json", json.dumps({"version": version}).encode())


def version_of(parts: Mapping[str, bytes]) -> str:
    """A short name for exactly these contents."""
    digest = hashlib.sha256()
    for name, data in sorted(parts.items()):
        digest.update(name.encode() + hashlib.sha256(data).digest())
    return digest.hexdigest()[:16]


def filled(page: bytes, static: Path) -> bytes:
    """The first page with its words, and where its styles lie."""
    words = json.dumps(json.loads((SHELL / "words.json").read_text(encoding="utf-8")))
    (assets,) = static.iterdir()
    return page.replace(b"__WORDS__", words.encode()).replace(b"__ASSETS__", assets.name.encode())


def trimmed_lock(runtime: Path) -> bytes:
    """Which runtime this is; none of the packages that it could load are here."""
    lock = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))
    return json.dumps({**lock, "packages": {}}).encode()


def bundle(folder: Path) -> bytes:
    """All files of a folder: the length of a list, the list as JSON, and the files.

    Files of one kind lie together: they are alike, and compress the better for it.
    """
    ordered = sorted(every_file(folder), key=lambda file: (file.suffix, file))
    files = [(f.relative_to(folder).as_posix(), f.read_bytes()) for f in ordered]
    index = json.dumps([[name, len(data)] for name, data in files]).encode()
    return len(index).to_bytes(4, "little") + index + b"".join(data for _, data in files)


def zipped(folder: Path) -> bytes:
    """A zip without compression: it is compressed as a whole, and read quickly."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for file in every_file(folder):
            info = zipfile.ZipInfo(file.relative_to(folder).as_posix(), WHEN)
            archive.writestr(info, file.read_bytes())
    return made.getvalue()


def every_file(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.is_file())


def told(target: Path) -> str:
    sizes = sum(file.stat().st_size for file in every_file(target))
    return f"{target}: {len(every_file(target))} files, {sizes / 1e6:.2f} MB as they travel"


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), sys.argv[2:])
