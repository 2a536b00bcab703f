#!/usr/bin/env python3
"""Pictures of every page into docs/screens: phone-sized in light and dark, some at 320 and 1280 px and in the other themes."""

import io
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

FOLDER = ROOT / "docs/screens"
EVERYWHERE = [
    "welcome", "today", "today-options", "select", "backlog", "task-today", "settings", "settings-look", "calendar", "calendar-week",
    "focus-running", "what-now", "notes", "your-data", "plan", "plan-week", "insights", "add", "list-checklist", "new-day",
]
THEMES = ["black", "low-glare", "high-contrast"]
SETS = [
    ("light", 390, "light", NAMES), ("dark", 390, "dark", NAMES), ("320", 320, "light", EVERYWHERE), ("1280", 1280, "light", EVERYWHERE),
]


def main():
    for folder in [folder for folder, *_ in SETS] + THEMES:
        shutil.rmtree(FOLDER / folder, ignore_errors=True)
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
