"""axe-core in a page: what it finds, in words. One version of npm's package, with its checksum."""

from __future__ import annotations

import base64
import hashlib
import subprocess
import tarfile
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = "axe-core@4.14.0"
INTEGRITY = (
    "sha512-9WTZxEjsZ7b13TH8JPmbV2z8CHbl80/2hm3XPEG4JgNdQLK81IBRX"
    "mSxHfMAOkSqQeRxT/0dwNDz2GOm3zzpcQ=="
)
CACHE = Path(__file__).parents[2] / "build" / "npm"
FINDINGS = """async (rules) => {
  const html = ({ nodes }) => nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(" | ");
  const only = rules.length ? { runOnly: rules } : {};
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...only });
  return violations.map((found) => `${found.id}: ${html(found)}`);
}"""


def findings(page: Page, *rules: str) -> list[str]:
    """Every rule that this page breaks, with the first places; of all rules, or of these."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    found = page.evaluate(FINDINGS, list(rules))
    return [str(line) for line in found]


@cache
def source() -> str:
    archive = CACHE / f"{AXE.replace('@', '-')}.tgz"
    if not archive.is_file() or _integrity(archive) != INTEGRITY:
        CACHE.mkdir(parents=True, exist_ok=True)
        pack = ["npm", "pack", AXE, "--silent", "--pack-destination", str(CACHE)]
        subprocess.run(pack, check=True, stdout=subprocess.DEVNULL)
    assert _integrity(archive) == INTEGRITY, f"{AXE}: not what is expected here"
    with tarfile.open(archive) as package:
        member = package.extractfile("package/axe.min.js")
        assert member is not None
        return member.read().decode()


def _integrity(file: Path) -> str:
    return "sha512-" + base64.b64encode(hashlib.sha512(file.read_bytes()).digest()).decode()
