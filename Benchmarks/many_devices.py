"""Many devices that behave as the app does: how long the slowest answer takes, and whether the server answers to the end."""

import asyncio
import os
import tempfile
import threading
import time

from crowd import household, live
from figures import Table, median, sized
from load import RELEASE, Reached
from postgres import Cluster
from program import EXECUTABLE
from stores import PostgresDatabase

DEVICES = int(os.environ.get("DEVICES", sized("500", "10")))
SECONDS = int(os.environ.get("SECONDS_OF_DEVICES", sized("60", "2")))
OF_ONE_PERSON = 5
PAUSE = sized(20, 0.5)
"""Seconds between two tasks that somebody writes, on average."""
SETTINGS = [
    (store, build, cores)
    for store in ("SQLite", "PostgreSQL")
    for build in sized(("release", "debug"), ("release",))
    for cores in sized((2, 1), (2,))
]


def measure():
    cluster = Cluster(durable=True)
    try:
        return [
            {"store": store, "build": build, "cores": cores, **lived(cluster if store == "PostgreSQL" else None, build, cores)}
            for store, build, cores in SETTINGS
        ]
    finally:
        cluster.stop()


def lived(cluster, build, cores):
    store = PostgresDatabase(cluster) if cluster else None
    program = Reached(tempfile.mkdtemp(prefix="teaspoon-devices-"), store=store)
    program.executable = RELEASE / "teaspoon" if build == "release" else EXECUTABLE
    program.under = ["taskset", "--cpu-list", ",".join(str(core) for core in range(cores))]
    program.start()
    try:
        sessions = [session for person in range(DEVICES // OF_ONE_PERSON) for session in signed_in(program, person)]
        health = Health(program)
        try:
            devices = asyncio.run(live(sessions, SECONDS, PAUSE))
        finally:
            health.stop()
        times = sorted(took for device in devices for took in device.times)
        return {
            "exchanges": len(times),
            "p50": median([1000 * took for took in times]),
            "p99": 1000 * times[len(times) * 99 // 100],
            "longest": 1000 * times[-1],
            "health": 1000 * health.longest,
            "asked to wait": sum(device.busy for device in devices),
        }
    finally:
        assert program.stop() == 0, "it did not stop when it was told to"


def signed_in(program, person):
    """Browsers of one person, all at one address, as at home."""
    program.place = f"127.0.{person // 250}.{person % 250 + 2}"
    return household(program, person, OF_ONE_PERSON)


class Health:
    """Asks for `/health` four times a second."""

    def __init__(self, program):
        self.program = program
        self.longest = 0
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self.ask)
        self.thread.start()

    def ask(self):
        while not self.is_over.wait(0.25):
            began = time.monotonic()
            try:
                is_answered = self.program.get("/health").status == 200
            except OSError:
                is_answered = False
            self.longest = max(self.longest, time.monotonic() - began if is_answered else float("inf"))

    def stop(self):
        self.is_over.set()
        self.thread.join()


def tables(result):
    title = f"{DEVICES} devices for {SECONDS} s, each told of what the others write"
    table = Table(title, "", "exchanges", "p50 ms", "p99 ms", "longest ms", "longest /health ms", "asked to wait")
    for one in result:
        cells = [f"{one[name]:.0f}" for name in ("p50", "p99", "longest", "health")]
        table.row(f"{one['store']}, {one['build']}, {one['cores']} cores", one["exchanges"], *cells, one["asked to wait"])
    yield table
