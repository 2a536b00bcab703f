"""Size and speed, everything side by side in one run: `make bench`.

Prints tables, and writes what was measured into Benchmarks/last.json (or `BENCH_RESULTS`) after each part. With words, only the parts they
name: `bench.py size add`. A part that breaks off keeps no other from being measured. `BENCH_TINY=1` goes through all of it in a few minutes
with next to nothing, to see that it runs (`Tests/Browser/test_bench.py`).
"""

import json
import os
import sys
import time
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Tests/Support"))
# Playwright then tells of the worker's requests too.
os.environ["PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS"] = "1"

from playwright.sync_api import sync_playwright

import acting
import assigning
import burst
import chromium
import dividing
import finding
import guests
import language_costs
import load
import loading
import many_devices
import memory
import months
import opening
import pushes
import reminders
import scale
import size
from devices import Shelf, started_server
from figures import sized

RESULTS = Path(os.environ.get("BENCH_RESULTS", Path(__file__).resolve().parent / "last.json"))
ROUNDS = int(os.environ.get("ROUNDS", sized("20", "1")))

# What a browser does, on one server.
IN_BROWSER = {
    "size": (lambda tools: size.measure(tools.browser, tools.server), size.tables),
    "cold": (lambda tools: opening.measure(*tools, ROUNDS), opening.tables),
    "languages": (lambda tools: language_costs.measure(*tools, 2 * ROUNDS), language_costs.tables),
    "add": (lambda tools: acting.measure(*tools, 2 * ROUNDS), acting.tables),
    "scale": (lambda tools: scale.measure(*tools, ROUNDS), scale.tables),
    "acts": (lambda tools: acting.others(*tools, ROUNDS), acting.other_tables),
    "burst": (lambda tools: burst.measure(*tools, ROUNDS), burst.tables),
    "find": (lambda tools: finding.measure(*tools, ROUNDS), finding.tables),
    "month": (lambda tools: months.measure(*tools, ROUNDS), months.tables),
    "growth": (lambda tools: opening.growth(*tools, ROUNDS), opening.growth_tables),
    "week": (lambda tools: assigning.measure(*tools, ROUNDS), assigning.tables),
    "day": (lambda tools: acting.new_day(*tools, ROUNDS), acting.new_day_tables),
}
# What servers do that the part starts by itself. No browser runs meanwhile: the driver of browsers keeps an event loop of its own in
# this thread, in which no other one may run.
ON_SERVERS = {
    "load": (load.measure, load.tables),
    "loading": (loading.measure, loading.tables),
    "pushes": (pushes.measure, pushes.tables),
    "citus": (dividing.measure, dividing.tables),
    "devices": (many_devices.measure, many_devices.tables),
    "guests": (guests.measure, guests.tables),
    "memory": (memory.measure, memory.tables),
    "reminders": (reminders.measure, reminders.tables),
}
PARTS = {**IN_BROWSER, **ON_SERVERS}


class Tools(tuple):
    browser = property(lambda self: self[0])
    server = property(lambda self: self[1])


class Bench:
    """Measures one part after another. A browser, and the server beneath it, are there only where a part needs them."""

    def __init__(self):
        self.results = {}
        self.broken = []
        self.server = None
        self.shelf = Shelf()

    def run(self, names):
        try:
            for name in names:
                self.run_part(name)
        finally:
            if self.server:
                self.server.kill()

    def run_part(self, name):
        measure, tables = PARTS[name]
        began = time.monotonic()
        try:
            self.results[name] = self.in_browser(measure) if name in IN_BROWSER else measure()
            print(*tables(self.results[name]), f"  ({name}: {time.monotonic() - began:.0f} s)", sep="\n", flush=True)
        except Exception:
            traceback.print_exc()
            self.broken.append(name)
        # What was measured is kept, whatever comes after it.
        unfinished = RESULTS.with_suffix(".part")
        unfinished.write_text(json.dumps(self.results, indent=2) + "\n")
        unfinished.rename(RESULTS)

    def in_browser(self, measure):
        self.server = self.server or started_server()
        with sync_playwright() as playwright:
            browser = chromium.launch(playwright)
            try:
                return measure(Tools((browser, self.server, self.shelf)))
            finally:
                browser.close()


def main(wanted):
    unknown = set(wanted) - set(PARTS)
    if unknown:
        sys.exit(f"No such part: {', '.join(sorted(unknown))}. There are: {', '.join(PARTS)}.")
    bench = Bench()
    bench.run(wanted or PARTS)
    if bench.broken:
        sys.exit(f"Not measured to the end: {', '.join(bench.broken)}.")


if __name__ == "__main__":
    main(sys.argv[1:])
