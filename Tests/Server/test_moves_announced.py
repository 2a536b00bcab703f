"""A3: servers tell each other after the commits which plans moved, and a server may die in between: no page misses anything."""

import http.client
import subprocess
import threading
import time

import pytest

from postgres import Cluster
from program import eventually, two_servers
from seeded_random import only_long
from stores import PostgresDatabase
from test_change_feed import Events
from wire import Device, Session, task

PEOPLE = 8
SILENCE = 10
"""After so many seconds without a sign of life another server tells of what one may have left untold."""


class Page:
    """An open page, which reads what it is told all the time, and connects again when its line has ended, as a browser does."""

    def __init__(self, session):
        self.told = -1
        self.session = session
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        while True:
            try:
                events = Events(self.session)
                events.connection.sock.settimeout(120)
                while event := events.next():
                    if event[0] == "moved" and event[1] != "again":
                        self.told = int(event[1])
            except (OSError, ValueError, AttributeError, AssertionError, http.client.HTTPException):
                pass
            time.sleep(0.5)


class Writer(threading.Thread):
    """A device that writes as fast as it can, until its server is gone."""

    def __init__(self, session, start):
        super().__init__(daemon=True)
        self.device = Device(session)
        self.device.sync()
        self.first = start
        self.start()

    def run(self):
        try:
            for number in range(self.first, self.first + 100_000):
                self.device.write(task(number), "Water plants", number)
                self.device.exchange()
        except (OSError, AssertionError, http.client.HTTPException):
            pass


class NoNotices:
    """While it lasts, PostgreSQL tells nobody anything: a transaction that notifies holds the lock, because it waits for a standby that
    does not exist. Whatever does not notify goes on."""

    def __init__(self, cluster):
        self.cluster = cluster
        for setting, value in ("synchronous_commit", "local"), ("synchronous_standby_names", "nobody"):
            cluster.say("postgres", f"ALTER SYSTEM SET {setting} = {value}")
        cluster.say("postgres", "SELECT pg_reload_conf()")
        eventually(lambda: cluster.say("postgres", "SHOW synchronous_commit").strip() == "local")

    def waiting(self, what="count(*)"):
        return self.cluster.say("postgres", f"SELECT {what} FROM pg_stat_activity WHERE wait_event = 'SyncRep'").strip()

    def begin(self):
        command = ["psql", "-h", self.cluster.folder, "-U", "teaspoon", "-d", "postgres", "-q"]
        # Only who has written something waits for a standby.
        statements = ["SET synchronous_commit = on", "SELECT pg_logical_emit_message(true, '', ''); NOTIFY nothing"]
        command += [word for one in statements for word in ("-c", one)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        eventually(lambda: self.waiting() == "1")

    def end(self):
        self.waiting("pg_terminate_backend(pid)")
        self.process.wait()


@pytest.fixture
def cluster():
    """One of its own, whose settings are changed."""
    cluster = Cluster(durable=True)
    yield cluster
    cluster.stop()


@pytest.fixture
def servers(cluster, tmp_path):
    store = PostgresDatabase(cluster)
    with two_servers(tmp_path, store) as servers:
        yield servers


@pytest.mark.exhaustive
def test_a3_a_push_does_not_wait_until_everybody_was_told(servers, cluster):
    one, other = servers
    session = Session(one).register()
    device = Device(session)
    device.sync()
    page = Page(Session(other, session.cookie))
    eventually(lambda: page.told == device.cursor)
    no_notices = NoNotices(cluster)
    no_notices.begin()
    for number in range(20):
        device.write(task(number), "Water plants", number)
        device.sync()
    assert page.told < device.cursor
    no_notices.end()
    eventually(lambda: page.told == device.cursor)


# Each turn waits for the silence after which another server speaks.
@pytest.mark.minutes
@only_long(20)
def test_a3_whatever_a_server_took_in_before_it_was_killed_the_pages_at_the_other_are_told_of(servers, cluster, rng, count):
    one, other = servers
    people = [Session(one).register(f"person{number}@example.org") for number in range(PEOPLE)]
    elsewhere = [Session(other, person.cookie) for person in people]
    pages = [Page(session) for session in elsewhere]
    eventually(lambda: all(page.told >= 0 for page in pages))
    no_notices = NoNotices(cluster)
    waits = []
    for turn in range(count):
        writers = [Writer(person, turn * 100_000) for person in people]
        time.sleep(rng.uniform(0.3, 1.5))
        # Every other time, what it takes in last is certainly untold when it dies; else only by chance.
        is_untold = turn % 2 == 0
        if is_untold:
            no_notices.begin()
            eventually(lambda: any(writer.device.cursor > page.told + 2 for writer, page in zip(writers, pages, strict=True)))
            time.sleep(rng.uniform(0, 0.5))
        one.kill()
        if is_untold:
            no_notices.end()
        for writer in writers:
            writer.join()
        began = time.monotonic()
        # What PostgreSQL was asked to commit before is committed by now.
        time.sleep(0.3)
        cursors = [Device(session).sync().cursor for session in elsewhere]
        behind = sum(page.told < cursor for page, cursor in zip(pages, cursors, strict=True))
        eventually(lambda: all(page.told >= cursor for page, cursor in zip(pages, cursors, strict=True)), timeout=SILENCE + 20)
        waits.append((behind, time.monotonic() - began))
        one.start()
    late = [wait for behind, wait in waits if behind]
    assert late
    print(f"In {len(late)} of {count} turns pages were behind when the server died; told after at most {max(late):.1f} s.")
