"""Size and speed, everything side by side in one run: `make bench`.

Prints tables and writes Benchmarks/last.json. With words, only the parts they name: `bench.py size add`.
"""

import json
import os
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Tests/Support"))
# Playwright then tells of the worker's requests too.
os.environ["PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS"] = "1"

from playwright.sync_api import sync_playwright  # noqa: E402

import acting  # noqa: E402
import assigning  # noqa: E402
import burst  # noqa: E402
import chromium  # noqa: E402
import dividing  # noqa: E402
import finding  # noqa: E402
import languages  # noqa: E402
import load  # noqa: E402
import loading  # noqa: E402
import many_devices  # noqa: E402
import months  # noqa: E402
import opening  # noqa: E402
import pushes  # noqa: E402
import reminders  # noqa: E402
import scale  # noqa: E402
import size  # noqa: E402
from devices import Shelf, started_server  # noqa: E402

ROUNDS = int(os.environ.get("ROUNDS", "20"))

PARTS = {
    "size": (lambda tools: size.measure(tools.browser, tools.server), size.tables),
    "cold": (lambda tools: opening.measure(*tools, ROUNDS), opening.tables),
    "languages": (lambda tools: languages.measure(*tools, 2 * ROUNDS), languages.tables),
    "add": (lambda tools: acting.measure(*tools, 2 * ROUNDS), acting.tables),
    "scale": (lambda tools: scale.measure(*tools, ROUNDS), scale.tables),
    "acts": (lambda tools: acting.others(*tools, ROUNDS), acting.other_tables),
    "burst": (lambda tools: burst.measure(*tools, ROUNDS), burst.tables),
    "find": (lambda tools: finding.measure(*tools, ROUNDS), finding.tables),
    "month": (lambda tools: months.measure(*tools, ROUNDS), months.tables),
    "growth": (lambda tools: opening.growth(*tools, ROUNDS), opening.growth_tables),
    "week": (lambda tools: assigning.measure(*tools, ROUNDS), assigning.tables),
    "day": (lambda tools: acting.new_day(*tools, ROUNDS), acting.new_day_tables),
    "load": (lambda tools: load.measure(), load.tables),
    "loading": (lambda tools: loading.measure(), loading.tables),
    "pushes": (lambda tools: pushes.measure(), pushes.tables),
    "citus": (lambda tools: dividing.measure(), dividing.tables),
    "devices": (lambda tools: many_devices.measure(), many_devices.tables),
    "reminders": (lambda tools: reminders.measure(), reminders.tables),
}


class Tools(tuple):
    browser = property(lambda self: self[0])
    server = property(lambda self: self[1])


def main(wanted):
    unknown = set(wanted) - set(PARTS)
    if unknown:
        sys.exit(f"No such part: {', '.join(sorted(unknown))}. There are: {', '.join(PARTS)}.")
    server = started_server()
    results = {}
    try:
        with sync_playwright() as playwright:
            browser = chromium.launch(playwright)
            tools = Tools((browser, server, Shelf()))
            for name in wanted or PARTS:
                measure, tables = PARTS[name]
                began = time.monotonic()
                results[name] = measure(tools)
                print(*tables(results[name]), f"  ({name}: {time.monotonic() - began:.0f} s)", sep="\n", flush=True)
            browser.close()
    finally:
        server.kill()
    (HERE / "last.json").write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
