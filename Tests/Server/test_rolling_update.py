"""One release takes the place of another, server by server, behind a proxy and while pages are open: no request fails, and no page is
made of two releases."""

import http.client
import os
import random
import re
import shutil
import threading
import time

import pytest

from program import Program, eventually, free_port
from proxy import Proxy
from seeded_random import rounds
from stores import PostgresDatabase
from test_change_feed import Events
from wire import Device, Session, task

# A proxy is needed, and time: each server takes a second to be let go.
pytestmark = [pytest.mark.exhaustive, pytest.mark.minutes]

TURNS = 20
DRAIN = 2


class Release:
    """The files of a release: as those that were built, by another name."""

    def __init__(self, built, folder, name):
        self.name = name
        self.public = folder / name
        before = (built / "release.txt").read_text().strip()
        shutil.copytree(built, self.public, symlinks=False)
        os.rename(self.public / "static" / before, self.public / "static" / name)
        for file in self.public.iterdir():
            if file.suffix in (".br", ".gz"):
                file.unlink()
            elif file.is_file():
                file.write_text(file.read_text().replace(before, name))

    def put_into(self, folder):
        """As docs/scaling.md says: under another name first."""
        folder.mkdir(exist_ok=True)
        shutil.copytree(self.public / "static" / self.name, folder / f".{self.name}")
        # The time of the copy, as `cp -R` leaves it.
        os.utime(folder / f".{self.name}")
        os.rename(folder / f".{self.name}", folder / self.name)


class Client(threading.Thread):
    """One that asks the proxy again and again, and notes whatever goes wrong."""

    def __init__(self, proxy, cookie, seed):
        super().__init__(daemon=True)
        self.proxy = proxy
        self.session = Session(proxy, cookie)
        self.rng = random.Random(seed)
        self.faults = []
        self.count = 0
        self.is_done = False
        self.start()

    def run(self):
        while not self.is_done:
            try:
                self.once()
            except (OSError, AssertionError, http.client.HTTPException) as fault:
                self.faults.append(repr(fault))
            time.sleep(self.rng.uniform(0, 0.05))

    def get(self, path):
        answer = self.session.get(path)
        self.count += 1
        if answer.status != 200:
            self.faults.append((path, answer.status))
        return answer

    def stop(self):
        self.is_done = True
        self.join()


class Reader(Client):
    """An open page: what it is made of is asked for at once, and some of it later."""

    releases = set()

    def once(self):
        page = self.get("/app/today").text
        named = set(re.findall(r"/static/(\w+)/", page))
        if len(named) != 1:
            self.faults.append(("releases", named))
        for path in set(re.findall(r'"(/static/[^"]+)"', page)):
            self.get(path)
        self.releases |= named
        time.sleep(self.rng.uniform(0, 1))
        # What a page, or its worker, asks for when it is used.
        for release in named:
            self.get(f"/static/{release}/worker/worker.js")
            self.get(f"/static/{release}/planner.wasm")


class Writer(Client):
    """A device that pushes."""

    device = None

    def once(self):
        self.device = self.device or Device(self.session)
        self.device.write(task(self.count), "Water plants", self.count)
        self.device.exchange()
        self.count += 1


class Listener(Client):
    """A page that is told of news; its line may end, but it can be opened again at once."""

    told = -1

    def once(self):
        events = Events(self.session)
        events.connection.sock.settimeout(120)
        self.count += 1
        while not self.is_done and (event := events.next()):
            if event[0] == "moved" and event[1] != "again":
                self.told = int(event[1])


@pytest.fixture
def database(cluster):
    store = PostgresDatabase(cluster)
    yield store
    store.remove()


@pytest.fixture
def servers(tmp_path, database):
    servers = [Program(tmp_path / name, store=database) for name in ("one", "other")]
    yield servers
    for server in servers:
        server.kill()


@pytest.fixture
def proxy_before(tmp_path):
    """Starts a proxy, and stops it in the end."""
    started = []

    def make(servers):
        started.append(Proxy(tmp_path, [server.at for server in servers]))
        return started[0]

    yield make
    for proxy in started:
        proxy.stop()


def start(server, release):
    server.public = release.public
    options = ["--port", str(server.at), "--trust-proxy", "--drain", str(DRAIN), "--releases", str(server.data / "releases")]
    server.start(*options)
    eventually(lambda: server.get("/ready").status == 200)


def test_while_servers_are_replaced_one_by_one_no_request_fails_and_no_page_mixes_releases(servers, proxy_before, tmp_path, rng):
    built = servers[0].public.resolve()
    release = Release(built, tmp_path, "r0")
    for server in servers:
        server.at = free_port()
        start(server, release)
    cookie = Session(servers[0]).register().cookie
    proxy = proxy_before(servers)
    clients = [kind(proxy, cookie, rng.random()) for kind in (Reader, Reader, Reader, Writer, Writer, Listener)]
    turns = rounds(TURNS)
    try:
        for turn in range(1, turns + 1):
            release = Release(built, tmp_path, f"r{turn}")
            for server in servers:
                release.put_into(server.data / "releases")
            for server in rng.sample(servers, 2):
                time.sleep(rng.uniform(0, 1))
                assert server.stop() == 0
                start(server, release)
                # Until the proxy has noticed.
                time.sleep(2)
    finally:
        for client in clients[:-1]:
            client.stop()
    listener = clients[-1]
    assert not [fault for client in clients for fault in client.faults]
    cursor = Device(Session(proxy, cookie)).sync(limit=5000).cursor
    eventually(lambda: listener.told >= cursor)
    assert not [fault for client in clients for fault in client.faults]
    # A page that stayed open through all of it still finds its files, as long as they are kept.
    for name in (f"r{turns - 1}", f"r{turns - 2}"):
        if name in Reader.releases:
            assert proxy.request("GET", f"/static/{name}/app.js").status == 200
    assert len(Reader.releases) > turns // 2
    requests = sum(client.count for client in clients)
    print(f"{turns} updates of two servers: {requests} requests, none failed; pages of {len(Reader.releases)} releases.")
