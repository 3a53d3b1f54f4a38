"""What of the runtime, the libraries and our own package is needed in a browser, and what not."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

LIBRARIES = (
    "anyio", "attrs", "babel", "fluent.runtime", "fluent.syntax", "jinja2", "markupsafe",
    "python-multipart", "pytz",  "starlette", "typing_extensions",
)  # fmt: skip

NOT_OURS = (
    "automatable/__main__.py", "automatable/cli/", "automatable/envs/", "automatable/lab/",
    "automatable/games/patchwork/terminal.py", "automatable/new_game/", "automatable/pocket/shell/",
    "automatable/py.typed", "automatable/server/access.py",
    "automatable/server/heavy.py", "automatable/server/host.py", "automatable/server/lab.py",
    "automatable/server/line.py", "automatable/server/lab_runs.py", "automatable/server/machine.py",
    "automatable/server/thinking.py", "automatable/server/turns.py", "automatable/server/wire.py",
    "automatable/table/listening.py",
    "automatable/table/postgres", "automatable/testing/", "automatable/ui/lab/pages.py",
    "automatable/ui/lab/plots.py", "automatable/ui/lab/runs.py", "automatable/ui/templates/lab",
)  # fmt: skip
"""Of our package: what only a server, a terminal or a laboratory needs."""

NOT_THEIRS = (
    "anyio/_backends/_trio.py", "anyio/pytest_plugin.py", "babel/messages/",
    "jinja2/sandbox", "markupsafe/_speedups", "multipart/", "pytz/zoneinfo/",
    "starlette/config", "starlette/middleware/cors", "starlette/middleware/gzip",
    "starlette/middleware/httpsredirect", "starlette/middleware/opentelemetry",
    "starlette/middleware/sessions", "starlette/middleware/trustedhost",
    "starlette/middleware/wsgi", "starlette/schemas", "starlette/testclient",
)  # fmt: skip

NOT_IN_STDLIB = (
    "__phello__", "_pydatetime", "_pyio", "_pyrepl", "antigravity", "argparse", "asyncio/__main__",
    "asyncio/proactor_events", "asyncio/tools", "asyncio/windows", "bdb", "cProfile", "cmd.py",
    "code.py", "compileall", "concurrent/futures/process", "concurrent/interpreters",
    "configparser", "ctypes", "doctest", "email/_header_value_parser",
    "email/contentmanager", "email/generator", "email/headerregistry", "email/mime",
    "email/policy", "filecmp", "fileinput", "ftplib", "getopt", "gettext", "html/parser",
    "http/cookiejar", "http/server", "imaplib", "importlib/_bootstrap",
    "importlib/metadata/diagnose", "json/__main__", "json/tool",
    "logging/config", "logging/handlers", "mailbox", "modulefinder",
    "multiprocessing", "netrc", "nturl2path", "optparse", "pdb", "pickletools", "plistlib",
    "poplib", "pprint", "profile", "profiling", "pstats", "pty", "py_compile", "pyclbr", "pydoc",
    "pyodide/console", "pyodide/http", "rlcompleter", "sched", "shelve", "site-packages",
    "smtplib", "socketserver", "sqlite3/__main__", "sqlite3/dump",
    "stringprep", "symtable",
    "sysconfig/__main__", "tabnanny", "tarfile", "this", "timeit", "trace.py", "tracemalloc",
    "turtle", "unittest", "urllib/request", "urllib/response", "urllib/robotparser",
    "wave", "webbrowser", "wsgiref", "xml/dom",
    "xml/etree", "xml/parsers", "xml/sax/expatreader", "xmlrpc", "zipapp", "zipfile/__main__",
)  # fmt: skip
ENCODINGS = {
    "__init__", "aliases", "ascii", "cp1252", "cp437", "idna", "latin_1", "punycode",
    "raw_unicode_escape", "unicode_escape", "utf_16", "utf_32", "utf_8", "utf_8_sig",
}  # fmt: skip

LOCALES = ("root", "en", "de", "it")
UNREAD = {
    "all_currencies", "compound_unit", "currency_fractions", "currency_names",
    "currency_names_plural", "currency_symbols", "currency_unit_patterns", "interval_formats",
    "languages", "likely_subtags", "meta_zones", "scripts", "territories", "territory_currencies",
    "territory_languages", "territory_zones", "time_zones", "unit_display_names",
    "variants", "windows_zone_mapping", "zone_aliases", "zone_territories",
}  # fmt: skip
"""Of Babel's data: names of countries, currencies and time zones, which we never say."""


def in_library(path: str) -> bool:
    """Whether a file of an installed library goes along."""
    if path.startswith(("..", "_")) or ".dist-info/" in path or "/tests/" in path:
        return False
    if path.endswith(".dat"):
        return path == "babel/global.dat" or Path(path).stem in LOCALES
    return path.endswith(".py") and wanted(path, NOT_THEIRS)


def in_stdlib(name: str) -> bool:
    if name.startswith("encodings/"):
        return Path(name).stem in ENCODINGS
    return not name.endswith("/") and wanted(name, NOT_IN_STDLIB)


def in_ours(name: str) -> bool:
    return wanted(name, NOT_OURS) and ".dist-info/" not in name


def in_game(name: str) -> bool:
    """Of a game from outside: all but the papers of its wheel; none leaves its folder."""
    return ".dist-info/" not in name and ".." not in name and not name.startswith("/")


def wanted(name: str, left_out: tuple[str, ...]) -> bool:
    return not any(name.startswith(start) for start in left_out)


def trimmed(data: bytes) -> bytes:
    """Babel's data for a language without what nobody reads."""
    contents: dict[str, Any] = pickle.loads(data)
    kept = {name: value for name, value in contents.items() if name not in UNREAD}
    if units := kept.get("unit_patterns"):
        kept["unit_patterns"] = {n: value for n, value in units.items() if "duration" in n}
    return pickle.dumps(kept, protocol=4)
