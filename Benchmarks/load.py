"""The server under load, on both stores, beside two task servers of others: how much it takes in and gives out, how soon, and what of
memory and time that needs."""

import http.client
import json
import os
import re
import resource
import select
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import cbor2

import peers
from figures import IS_TINY, Table, interleaved, median, sized
from postgres import Cluster
from program import ROOT, Program, free_port, resident
from stores import PostgresDatabase
from wire import TYPE, Device, Session, Timestamp, encode_batch, task

RELEASE = Path(os.environ.get("BENCH_PROGRAMS", ROOT / ".build/release-server/release"))
"""What carries a load is measured as it would be run."""

MARK = "@" * 16
"""In its place the workbench writes something new of the same length each time."""

CLIENTS = sized([1, 8, 64], [1, 2])
SECONDS = int(os.environ.get("SECONDS_OF_LOAD", sized("5", "1")))
STREAMS = sized(1000, 5)
MIB = 2**20
GROWN = sized([100, 1_000, 10_000, 100_000], [10, 100])
NEWEST = 1 << 60
"""A cursor past everything: a device that has been told all there is."""
VERSION = int(os.environ.get("VERSION_OF_SYNC", "5"))
"""As the app asks today: each request is also for lists, invitations, and the store's position, which costs reads. Servers of
older commits understand 1."""
POSITION = 10
"""The place of the store's position in an answer."""


class Reached(Program):
    """A server that is reached from many places: nobody may make a hundred accounts from one."""

    place = "127.0.0.1"

    def connect(self, timeout=20):
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout, source_address=(self.place, 0))


class Teaspoon:
    """A server of ours on one of its stores, empty."""

    def __init__(self, store=None):
        self.program = Reached(tempfile.mkdtemp(prefix="teaspoon-load-"), store=store)
        self.program.executable = RELEASE / "teaspoon"
        self.program.start("--sync-rate", "1000000")
        self.port = self.program.port

    def collection(self, number):
        """Somebody with an account, signed in."""
        self.program.place = f"127.0.0.{number + 2}"
        return Session(self.program).register(f"load{number}@example.org")

    def writes(self, session, mark):
        device = Device(session, number=7)
        device.exchange()
        timestamp = Timestamp((time.time_ns() // 1_000_000, 0, 7))
        # The sixteen letters are the task's identity: a new task each time.
        name = (1, 0, mark.encode(), 1)
        batch = encode_batch({name: (timestamp, "Ring the surgery")})
        return self.plain(session, asked(device, NEWEST, 1, [batch]))

    def reads(self, session):
        """Asks for the first ten facts that are new to a device."""
        device = Device(session, number=7)
        device.write(task(1), "Ring the surgery", time.time_ns() // 1_000_000)
        device.sync()
        return self.plain(session, asked(device, 0, 10, []))

    @staticmethod
    def plain(session, wire):
        head = (
            f"POST /sync HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: {TYPE}\r\nCookie: {session.cookie}\r\n"
            f"Content-Length: {len(wire)}\r\n\r\n"
        )
        return head.encode() + wire

    def stop(self):
        self.program.stop()


def asked(device, cursor, limit, batches):
    """A request as the app sends it."""
    request = [VERSION, device.account, device.epoch, cursor, limit, batches]
    if VERSION == 1:
        return cbor2.dumps(request)
    answer = device.session.sync(cbor2.dumps([VERSION, device.account, device.epoch, NEWEST, 1, [], [], None]))
    return cbor2.dumps([*request, [], cbor2.loads(answer.body)[POSITION]])


def measure():
    # A thousand lines at once are more than a process may usually have open; the server inherits it.
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    cluster = Cluster(durable=True)
    try:
        makers = {
            "Teaspoon, SQLite": Teaspoon,
            "Teaspoon, PostgreSQL": lambda: Teaspoon(PostgresDatabase(cluster)),
        }
        ours = list(makers)
        # Only `make bench` installs them.
        if not IS_TINY:
            makers |= {"Radicale": peers.Radicale, "Xandikos": peers.Xandikos}
        return {
            "exchanges": exchanges(makers),
            "rest": {name: starts(makers[name]) for name in ours},
            "streams": {name: streams(makers[name]) for name in ours},
            "growth": {name: growth(makers[name]) for name in ours},
        }
    finally:
        cluster.stop()


# Facts stored and fetched in a second


def exchanges(makers):
    found = []
    servers = {name: make() for name, make in makers.items()}
    try:
        requests = {name: prepared(server) for name, server in servers.items()}
        for clients in CLIENTS:
            for kind in "writes", "reads":
                # Twice round, so that what else the machine does meets all alike.
                runs = {name: [] for name in servers}
                for name in interleaved(servers, 2):
                    runs[name].append(load(servers[name].port, requests[name][kind][:clients], clients))
                for name, of_one in runs.items():
                    found.append({"server": name, "kind": kind, "clients": clients, **together(of_one)})
    finally:
        for server in servers.values():
            server.stop()
    return found


def prepared(server):
    """A request for each client, each in an account or calendar of its own."""
    collections = [server.collection(number) for number in range(max(CLIENTS))]
    return {
        "writes": [server.writes(one, MARK) for one in collections],
        "reads": [server.reads(one) for one in collections],
    }


def load(port, requests, clients):
    with tempfile.NamedTemporaryFile(suffix=".cbor") as file:
        file.write(cbor2.dumps(requests))
        file.flush()
        command = [RELEASE / "Workbench", "load", "--port", str(port), "--clients", str(clients)]
        command += ["--seconds", str(SECONDS), "--requests", file.name]
        said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    run = json.loads(said)
    wrong = {status: count for status, count in run["statuses"].items() if status not in ("200", "201", "204")}
    if wrong:
        raise RuntimeError(f"answers that refuse: {wrong}")
    return run


def together(runs):
    return {
        "per second": sum(run["count"] for run in runs) / sum(run["seconds"] for run in runs),
        "p50": median([run["p50"] for run in runs]),
        "p99": median([run["p99"] for run in runs]),
    }


# Starting, and being there


def starts(make, rounds=sized(7, 1)):
    times, memory = [], []
    for _ in range(rounds):
        server = make()
        server.stop()
        program = server.program
        port = free_port()
        began = time.perf_counter()
        process = subprocess.Popen(program.command(port=port), stdout=subprocess.DEVNULL)
        while not answers_healthy(port):
            time.sleep(0.0005)
        times.append((time.perf_counter() - began) * 1000)
        time.sleep(1)
        memory.append(resident(process.pid) / MIB)
        process.terminate()
        process.wait()
    return {"first answer": median(times), "resident": median(memory)}


def answers_healthy(port):
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=5) as line:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            return line.recv(64).startswith(b"HTTP/1.1 200")
    except ConnectionError:
        return False


# Many who listen


def streams(make):
    """A thousand open pages, over a hundred accounts."""
    server = make()
    lines = []
    try:
        sessions = [server.collection(number) for number in range(min(STREAMS, 100))]
        lines = [listening(server.port, sessions[number % len(sessions)]) for number in range(STREAMS)]
        with_all = resident(server.program.process.pid)
        device = Device(sessions[0])
        device.exchange()
        began = time.perf_counter()
        device.write(task(1), "Ring the surgery", time.time_ns() // 1_000_000)
        device.exchange()
        until_told(lines[0])
        told = (time.perf_counter() - began) * 1000
        return {"with all": with_all / MIB, "told after": told}
    finally:
        for line in lines:
            line.close()
        server.stop()


def listening(port, session):
    line = socket.create_connection(("127.0.0.1", port), timeout=20)
    line.sendall(f"GET /sync/live HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {session.cookie}\r\n\r\n".encode())
    until_told(line)
    return line


def until_told(line):
    said = b""
    while not re.search(rb"event: moved\ndata: \d+\n\n", said):
        if not select.select([line], [], [], 20)[0]:
            raise RuntimeError(f"was told nothing but {said!r}")
        said += line.recv(4096)


# The cost of an account that has grown


def growth(make, rounds=sized(300, 2)):
    """The median push of one fact to accounts that hold more and more, in turn."""
    server = make()
    try:
        accounts = {size: grown(server, size) for size in GROWN}
        times = {size: [] for size in GROWN}
        lines = {size: accounts[size].session.program.connect() for size in GROWN}
        for turn, size in enumerate(interleaved(GROWN, rounds)):
            device = accounts[size]
            device.write(task(1_000_000 + turn), "One more", time.time_ns() // 1_000_000)
            wire = device.request()
            began = time.perf_counter()
            lines[size].request("POST", "/sync", wire, {"Content-Type": TYPE, **device.session.headers})
            answer = lines[size].getresponse()
            body = answer.read()
            times[size].append((time.perf_counter() - began) * 1000)
            if answer.status != 200:
                raise RuntimeError(f"{answer.status}: {body!r}")
            device.unsent.clear()
            device.cursor = cbor2.loads(body)[5]
        return {size: median(of_one) for size, of_one in times.items()}
    finally:
        server.stop()


def grown(server, size):
    """A device of an account that holds so many facts."""
    device = Device(server.collection(GROWN.index(size)), number=size)
    device.exchange()
    now = time.time_ns() // 1_000_000
    for first in range(0, size, 5_000):
        facts = {task(number): (Timestamp((now, 0, size)), f"Task {number}") for number in range(first, min(first + 5_000, size))}
        device.unsent = facts
        device.exchange()
    return device


def tables(result):
    for kind, title in ("writes", "Kept for good, an account each"), ("reads", "Fetched"):
        table = Table(title, "", *[f"{clients} {word}" for clients in CLIENTS for word in ("clients, per s", "p50 ms", "p99 ms")])
        for server in dict.fromkeys(one["server"] for one in result["exchanges"]):
            of_one = [one for one in result["exchanges"] if one["server"] == server and one["kind"] == kind]
            cells = []
            for one in of_one:
                cells += [round(one["per second"]), f"{one['p50']:.1f}", f"{one['p99']:.1f}"]
            table.row(server, *cells)
        yield table
    table = Table("Standing", "", "start to first answer, ms", "resident, MiB", f"with {STREAMS} streams, MiB", "one told after, ms")
    for name, rest in result["rest"].items():
        listening = result["streams"][name]
        table.row(name, rest["first answer"], rest["resident"], listening["with all"], listening["told after"])
    yield table
    table = Table("A push as the account grows, ms", "", *[f"{size:,} facts" for size in GROWN], "last : first")
    for name, of_size in result["growth"].items():
        times = {int(size): time for size, time in of_size.items()}
        table.row(name, *[f"{times[size]:.2f}" for size in GROWN], f"{times[GROWN[-1]] / times[GROWN[0]]:.2f} ×")
    yield table
