"""A plugin of pytest: notes which faults each test reaches, by the bytes that the instrumented program sets as it passes them.

`MUTANTS_REACH` names the folder for the notes: a line of JSON for each test, a file for each process of pytest.
"""

import json
import os
from pathlib import Path

SIZE = 1 << 12


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
        os.environ["MUTANTS_REACHED"] = str(self.shared)

    def pytest_runtest_logfinish(self, nodeid):
        with self.notes.open("a") as notes:
            notes.write(json.dumps([nodeid, take(self.shared)]) + "\n")


def pytest_configure(config):
    # With several workers, only they run tests.
    is_worker = hasattr(config, "workerinput")
    if is_worker or not config.getoption("numprocesses", None):
        config.pluginmanager.register(Reach(Path(os.environ["MUTANTS_REACH"])))


def noted(folder):
    """What was noted: for each test the faults that it reaches."""
    found = {}
    for file in sorted(folder.glob("*.jsonl")):
        for line in file.read_text().splitlines():
            test, numbers = json.loads(line)
            found[test] = sorted({*found.get(test, []), *numbers})
    return found
