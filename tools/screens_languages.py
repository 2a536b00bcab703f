#!/usr/bin/env python3
"""Ten pages in every language into .build/screens/languages: a sheet of pictures for each. With tags, only these languages."""

import io
import re
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Tests/Support"))

from PIL import Image
from playwright.sync_api import sync_playwright

import chromium
from app_pages import seen
from program import ROOT, Program

FOLDER = ROOT / ".build/screens/languages"
LANGUAGES = re.findall(r'tag: "([\w-]+)"', (ROOT / "Sources/Pages/Catalog/GeneratedLanguages.swift").read_text())
PAGES = ["today", "add-chips", "select", "what-now", "calendar", "plan", "lists", "focus-running", "insights", "settings"]
COLUMNS = 5
SIZE = (312, 675)
"""Of a picture in a sheet: four fifths of what a phone of 390 by 844 shows."""


def main(wanted):
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Program(data)
        server.start("--contact", "mailto:screens@example.org")
        try:
            browser = chromium.launch(playwright)
            with seen(browser, server) as pages:
                for language in wanted:
                    sheet([photograph(pages, name, language) for name in PAGES]).save(FOLDER / f"{language}.webp", quality=55, method=6)
            browser.close()
        finally:
            server.stop()
    print(f"{len(wanted)} sheets in {FOLDER.relative_to(ROOT)}")


def photograph(pages, name, language):
    page = pages.show(name, language).page
    # Waits for animations to end.
    page.wait_for_timeout(200)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    pages.settle(name)
    return picture.resize(SIZE, Image.Resampling.LANCZOS)


def sheet(pictures, gap=8):
    """Pictures side by side, in rows."""
    width, height = SIZE
    rows = -(-len(pictures) // COLUMNS)
    whole = Image.new("RGB", (COLUMNS * (width + gap) - gap, rows * (height + gap) - gap), "#808080")
    for at, picture in enumerate(pictures):
        whole.paste(picture, (at % COLUMNS * (width + gap), at // COLUMNS * (height + gap)))
    return whole


if __name__ == "__main__":
    main(sys.argv[1:] or LANGUAGES)
