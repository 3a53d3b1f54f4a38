"""Draws the icons of the pocket from the emblem, in Chromium; run when the emblem changes."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[2]
EMBLEM = ROOT / "src/automatable/ui/static/emblem.svg"
ICONS = ROOT / "src/automatable/pocket/shell/icons"
GROUND = "#1d5c58"


def page(size: int, ground: str) -> str:
    """The emblem; on a ground that a system may cut to a circle it stays within the safe zone."""
    drawing = EMBLEM.read_text(encoding="utf-8")
    inner = round(size * 0.8) if ground else size
    ground = f"background:{ground or 'none'}"
    outer = f"margin:0;display:grid;place-items:center;height:{size}px;{ground}"
    box = f"width:{inner}px;height:{inner}px"
    return f'<body style="{outer}"><div style="{box}">{drawing}</div></body>'


def main() -> None:
    ICONS.mkdir(exist_ok=True)
    shutil.copyfile(EMBLEM, ICONS / "emblem.svg")
    wanted = [(f"{n}.png", n, "") for n in (48, 96, 192, 512)]
    wanted += [("180.png", 180, GROUND)]
    wanted += [(f"maskable-{n}.png", n, GROUND) for n in (192, 512)]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name, size, ground in wanted:
            sheet = browser.new_page(viewport={"width": size, "height": size})
            sheet.set_content(page(size, ground))
            sheet.screenshot(path=ICONS / name, omit_background=not ground)
        browser.close()


if __name__ == "__main__":
    main()
