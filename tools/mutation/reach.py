"""A plugin of pytest: notes which faults each test reaches, by the bytes that the instrumented program sets as it passes them.

`MUTANTS_REACH` names the folder for the notes: a line of JSON for each test, a file for each process of pytest.
"""

import json
import os
from pathlib import Path

import pytest

SIZE = 1 << 12
# Programs that serve several tests, by the names of their fixtures.
SHARED = {"shared_server"}


def take(shared):
    """The faults that were reached since it was asked last."""
    with shared.open("r+b") as file:
        reached = [number for number, byte in enumerate(file.read()) if byte]
        for number in reached:
            file.seek(number)
            file.write(b"\0")
    return reached


class Reach:
    def __init__(self, folder):
        name = str(os.getpid())
        self.shared = folder / f"{name}.bytes"
        self.notes = folder / f"{name}.jsonl"
        self.shared.write_bytes(bytes(SIZE))
        self.by_shared = set()
        os.environ["MUTANTS_REACHED"] = str(self.shared)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item):
        result = yield
        reached = take(self.shared)
        if SHARED & set(item.fixturenames):
            # The faults that a server reached as it started, or in the tests before, count for each of them.
            self.by_shared.update(reached)
            reached = sorted(self.by_shared)
        with self.notes.open("a") as notes:
            notes.write(json.dumps([item.nodeid, reached]) + "\n")
        return result


def pytest_configure(config):
    # With several workers, only they run tests.
    is_worker = hasattr(config, "workerinput")
    if is_worker or not config.getoption("numprocesses", None):
        config.pluginmanager.register(Reach(Path(os.environ["MUTANTS_REACH"])))


def noted(folder):
    """The recorded faults that each test reaches."""
    found = {}
    for file in sorted(folder.glob("*.jsonl")):
        for line in file.read_text().splitlines():
            test, numbers = json.loads(line)
            found[test] = sorted({*found.get(test, []), *numbers})
    return found
