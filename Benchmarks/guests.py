"""How long an account's pushes take while browsers without script and account write their plans into the same store.

The guests send forms from a process of their own, each at the pace of a person who reads a page in between. Rounds with and without them take
turns on one server, so that what else the machine does meets both alike.
"""

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from urllib.parse import urlencode

from figures import Table, interleaved, median, p95, sized
from load import RELEASE, Reached
from postgres import Cluster
from stores import PostgresDatabase
from wire import Device, Session, task

GUESTS = int(os.environ.get("GUESTS", sized("200", "4")))
PAUSE = float(os.environ.get("SECONDS_BETWEEN_FORMS", sized("10", "0.5")))
SECONDS = int(os.environ.get("SECONDS_OF_LOAD", sized("10", "1")))
ROUNDS = sized(6, 1)
FROM_ONE_PLACE = 50
"""Fewer than the server lets begin from one address."""
FORM = "application/x-www-form-urlencoded"


def measure():
    cluster = Cluster(durable=True)
    try:
        return {name: pushed(cluster if name == "PostgreSQL" else None) for name in ("SQLite", "PostgreSQL")}
    finally:
        cluster.stop()


def pushed(cluster):
    program = Reached(tempfile.mkdtemp(prefix="teaspoon-guests-"), store=PostgresDatabase(cluster) if cluster else None)
    program.executable = RELEASE / "teaspoon"
    program.start("--sync-rate", "1000000")
    try:
        device = Device(Session(program).register(), number=7)
        device.exchange()
        guests = Crowd(program.port)
        times = {"without guests": [], "with guests": []}
        forms = 0
        for name in interleaved(times, ROUNDS):
            if name == "with guests":
                forms += guests.write(lambda: times["with guests"].extend(pushes(device)))
            else:
                times[name] += pushes(device)
        guests.leave()
        found = {name: {"pushes": len(took), "p50": median(took), "p95": p95(took)} for name, took in times.items()}
        return {**found, "forms a second": forms / (ROUNDS * SECONDS)}
    finally:
        program.stop()


def pushes(device):
    """The milliseconds that each push takes, one after another for a while."""
    took = []
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        device.write(task(len(device.known) + 1), "Water the plants", int(time.time() * 1000))
        began = time.monotonic()
        device.exchange()
        took.append(1000 * (time.monotonic() - began))
        # Somebody's device, and not as many pushes as there can be: those would wait for each other.
        time.sleep(0.02)
    return took


class Crowd:
    """The process of the guests, who write when they are told to."""

    def __init__(self, port):
        self.process = subprocess.Popen(
            [sys.executable, __file__, str(port)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        assert self.process.stdout.readline() == "here\n"

    def write(self, meanwhile):
        """How many forms they sent."""
        self.say("write")
        meanwhile()
        self.say("stop")
        return int(self.process.stdout.readline())

    def say(self, word):
        self.process.stdin.write(word + "\n")
        self.process.stdin.flush()

    def leave(self):
        self.process.stdin.close()
        self.process.wait()


async def crowd(port):
    cookies = [await begin(port, number) for number in range(GUESTS)]
    print("here", flush=True)
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while await reader.readline():
        sent = []
        writing = [asyncio.create_task(write(port, number, cookie, sent)) for number, cookie in enumerate(cookies)]
        await reader.readline()
        for one in writing:
            one.cancel()
        await asyncio.gather(*writing, return_exceptions=True)
        print(len(sent), flush=True)


async def write(port, number, cookie, sent):
    await asyncio.sleep(random.uniform(0, PAUSE))
    while True:
        await add_task(port, number, cookie)
        sent.append(number)
        await asyncio.sleep(random.uniform(0.5, 1.5) * PAUSE)


async def begin(port, number):
    head = await add_task(port, number)
    [cookie] = [line.split(": ", 1)[1] for line in head.split("\r\n") if line.lower().startswith("set-cookie: teaspoon-guest=")]
    return cookie.split(";")[0]


async def add_task(port, number, cookie=None):
    """The head of the answer to a form that adds a task."""
    place = f"127.0.1.{number // FROM_ONE_PLACE + 1}"
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(place, 0))
    fields = {"title": "Water the plants", "nonce": f"{random.getrandbits(128):032x}", "keep": "server"}
    body = urlencode(fields)
    lines = ["POST /app/tasks/new HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Content-Type: {FORM}", f"Content-Length: {len(body)}"]
    lines += [f"Cookie: {cookie}"] if cookie else []
    writer.write("\r\n".join([*lines, "", body]).encode())
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    writer.close()
    assert " 303 " in head.split("\r\n")[0] + " ", head
    return head


def tables(results):
    table = Table(
        f"an account's push (ms), beside {GUESTS} guests who each send a form every {PAUSE:g} s",
        "store", "forms a second", "p50 without", "p50 with", "ratio", "p95 without", "p95 with",
    )  # fmt: skip
    for store, found in results.items():
        without, beside = found["without guests"], found["with guests"]
        ratio = f"{beside['p50'] / without['p50']:.3f}"
        table.row(store, found["forms a second"], without["p50"], beside["p50"], ratio, without["p95"], beside["p95"])
    return [table]


if __name__ == "__main__":
    asyncio.run(crowd(int(sys.argv[1])))
