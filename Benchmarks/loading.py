"""The first page of an account that a server has not in memory, by the size of its plan: read from all its facts, and from its snapshot.

The server is started again for each measurement, so nothing is in its memory; the files are in the system's.
"""

import os
import tempfile
import time

from figures import Table, median, sized
from load import RELEASE, Reached
from program import eventually, resident
from wire import Device, Session, Timestamp, task

SIZES = [int(size) for size in os.environ.get("FACTS", sized("10000 100000 500000 2000000", "10000")).split()]
ROUNDS = int(os.environ.get("ROUNDS_OF_LOADING", sized("3", "1")))
PUSH = 4000
FIELDS = 4


def filled(size):
    """A server that is stopped, and the session of somebody with so many facts: tasks of four fields each."""
    program = Reached(tempfile.mkdtemp(prefix="teaspoon-loading-"))
    program.executable = os.environ.get("TEASPOON", RELEASE / "teaspoon")
    begin(program)
    session = Session(program).register()
    device = Device(session)
    device.sync()
    for first in range(0, size // FIELDS, PUSH // FIELDS):
        device.unsent = {}
        for number in range(first, min(first + PUSH // FIELDS, size // FIELDS)):
            timestamp = Timestamp((number + 1, 0, 7))
            # As people add them: in no order of their names.
            name = number * 2_654_435_761 % 2**32
            for field, value in ((1, f"Task {number}"), (2, f"Note of {number}"), (3, 1 + number % 10), (4, f"{name:010}")):
                device.unsent[task(name, field)] = (timestamp, value)
        device.exchange()
        device.known.clear()
    assert program.stop() == 0
    return program, session


def begin(program):
    program.start("--sync-rate", "1000000")


def first_page(program, session):
    """Milliseconds until the first page of the plan is there, and what the server then has in memory."""
    begin(program)
    assert program.get("/account/register").status == 200
    began = time.perf_counter()
    answer = session.get("/app/tasks")
    took = (time.perf_counter() - began) * 1000
    assert answer.status == 200 and "Task" in answer.text
    return {"ms": took, "memory": resident(program.process.pid) / 2**20}


def has_snapshot(program):
    return program.store.ask("SELECT count(*) FROM account_snapshot WHERE part = 0") == "1"


def measure():
    results = {}
    for size in SIZES:
        program, session = filled(size)
        samples = {"facts": [], "snapshot": []}
        for _ in range(ROUNDS):
            program.store.execute("DELETE FROM account_snapshot")
            samples["facts"].append(first_page(program, session))
            eventually(lambda: has_snapshot(program), timeout=120)
            assert program.stop() == 0
            samples["snapshot"].append(first_page(program, session))
            assert program.stop() == 0
        results[size] = {
            name: {part: median([sample[part] for sample in of_name]) for part in ("ms", "memory")}
            for name, of_name in samples.items()
        }
    return results


def tables(results):
    table = Table(
        "The first page of an account that is not in memory (medians)", "facts", "from facts, ms", "µs a fact", "memory, MiB",
        "from the snapshot, ms", "memory, MiB ",
    )
    for size, of_size in results.items():
        facts, snapshot = of_size["facts"], of_size["snapshot"]
        table.row(
            f"{int(size):,}", float(facts["ms"]), float(facts["ms"] * 1000 / int(size)), float(facts["memory"]), float(snapshot["ms"]),
            float(snapshot["memory"]),
        )
    yield table
