#!/usr/bin/env python3
"""Pictures of every page into .build/screens: phone-sized in light and dark, some at 320 and 1280 px and in the other themes.

Those that a document shows go into docs/screens as well. To show another one, write its place there into the document, and run this.
"""

import io
import re
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Tests/Support"))

from PIL import Image
from playwright.sync_api import sync_playwright

import chromium
from app_pages import NAMES, seen
from program import ROOT, Program

FOLDER = ROOT / ".build/screens"
KEPT = ROOT / "docs/screens"
EVERYWHERE = [
    "welcome", "today", "today-options", "select", "backlog", "task-today", "settings", "settings-look", "calendar", "calendar-week",
    "focus-running", "what-now", "notes", "your-data", "plan", "plan-week", "insights", "add", "list-checklist", "new-day",
]
THEMES = ["black", "low-glare", "high-contrast"]
SETS = [
    ("light", 390, "light", NAMES), ("dark", 390, "dark", NAMES), ("320", 320, "light", EVERYWHERE), ("1280", 1280, "light", EVERYWHERE),
]


def main():
    shutil.rmtree(FOLDER, ignore_errors=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Program(data)
        server.start("--contact", "mailto:screens@example.org")
        try:
            browser = chromium.launch(playwright)
            for folder, width, scheme, names in SETS:
                photograph(browser, server, FOLDER / folder, width, scheme, names)
            for theme in THEMES:
                photograph(browser, server, FOLDER / theme, 390, "light", ["today", "calendar", "focus-running", "notes"], theme)
            browser.close()
        finally:
            server.stop()
    keep_shown()


def keep_shown():
    """Copies what documents show, and removes what none shows any more."""
    shutil.rmtree(KEPT)
    names = set()
    for document in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        shown = [(document.parent / link).resolve() for link in re.findall(r"!\[[^\]]*\]\(([^)\s]+)\)", document.read_text())]
        names |= {picture.relative_to(KEPT) for picture in shown if picture.is_relative_to(KEPT)}
    for name in names:
        (KEPT / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(FOLDER / name, KEPT / name)
    print(f"{len(names)} of them in {KEPT.relative_to(ROOT)}")


def photograph(browser, server, folder, width, scheme, names, theme=None):
    folder.mkdir(parents=True)
    viewport = {"width": width, "height": 844}
    with seen(browser, server, viewport=viewport, color_scheme=scheme) as pages:
        if theme:
            pages.resident.post("/app/settings/look", theme=theme)
        for name in names:
            person = pages.show(name)
            # Waits for animations to end.
            person.page.wait_for_timeout(200)
            save(person.page.screenshot(), folder / f"{name}.png")
            pages.settle(name)
    print(f"{len(names)} pictures in {folder.relative_to(ROOT)}")


def save(picture, path):
    """
    Keeps a picture in 128 colours: half of the size, and no difference to the eye. Rare colours, such as those of lists, are among them,
    and common ones, such as the ground, are exact.
    """
    colours = Image.open(io.BytesIO(picture)).convert("RGB")
    colours.quantize(128, method=Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE).save(path, optimize=True)


if __name__ == "__main__":
    main()
