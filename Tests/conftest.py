"""The fixtures for all tests."""

import os
import zlib
from collections import Counter
from pathlib import Path

import pytest

from seeded_random import draw_seed, seed, seeded

# Printed last by `make test-all`, whose jobs print side by side.
FAILURES = Path(__file__).parent.parent / ".build/failures"


def pytest_addoption(parser):
    parser.addoption("--share", metavar="1/4", help="only this share of the tests: the first of four, and so on")


def pytest_configure():
    # Before the workers of pytest-xdist are started, so that all of them have the same seed.
    draw_seed()


def pytest_collection_modifyitems(config, items):
    """
    Repeats only tests that depend on the timing of the browser itself. Marks tests that use random numbers, but not the short form of
    a test that has a long one: with one seed both do the same.
    """
    for item in items:
        if "rng" in item.fixturenames and not item.get_closest_marker("short"):
            item.add_marker("random")
        if item.get_closest_marker("busy_browser"):
            item.add_marker(pytest.mark.flaky(reruns=2))
    if config.getoption("share"):
        keep_share(config, items)
    # The sort is stable: tests of one rank keep their order.
    items.sort(key=rank)


def rank(item):
    """
    The longest tests begin first. Then those that look at all pages of the app, one after the other: pytest-xdist gives them to few
    processes, each of which has to make the pages, which takes as long as ten tests.
    """
    if item.get_closest_marker("minutes"):
        return 0
    return 1 if "server_of_looks" in item.fixturenames else 2


def keep_share(config, items):
    """Leaves only the share that was asked for; a test's name decides which share it is in."""
    number, count = map(int, config.getoption("share").split("/"))
    kept, others = [], []
    for item in items:
        is_in = zlib.crc32(item.nodeid.encode()) % count == number - 1
        (kept if is_in else others).append(item)
    config.hook.pytest_deselected(items=others)
    items[:] = kept


def pytest_terminal_summary(terminalreporter):
    tried_again = Counter(report.nodeid for report in terminalreporter.stats.get("rerun", []))
    if tried_again:
        terminalreporter.section("Needed another try")
        for name, times in sorted(tried_again.items()):
            terminalreporter.write_line(f"{name}: {times} more" if times > 1 else name)
    if os.environ.get("SEED"):
        terminalreporter.write_line(f"SEED={seed()}")
    failed = [report for kind in ("failed", "error") for report in terminalreporter.stats.get(kind, [])]
    if failed:
        with FAILURES.open("a") as file:
            for report in failed:
                file.write(f"{report.nodeid} ({report.when}), SEED={seed()}\n{report.longreprtext[-2000:]}\n")


@pytest.fixture
def rng():
    return seeded()
