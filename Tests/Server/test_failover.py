"""A3: the primary of PostgreSQL is killed under load, and its standby takes over: servers reconnect by themselves, and devices notice
nothing but a pause."""

import itertools
import os
import signal
import threading
import time

import pytest

from postgres import Cluster
from program import eventually, two_servers
from seeded_random import only_long
from stores import PostgresDatabase
from test_moves_announced import Page
from wire import RememberingDevice, Session, task

PEOPLE = 2
DEVICES = 2
"""Of each person, at different servers."""


class Pair:
    """A primary and a standby that follows it by streaming replication."""

    def __init__(self, is_synchronous):
        self.is_synchronous = is_synchronous
        self.primary = Cluster(durable=True)
        self.standby = None

    def follow(self):
        """A standby is made of the cluster that runs; where it is synchronous, every commit waits for it from now on."""
        self.standby = Cluster(durable=True, primary=self.primary)
        self.wait_for_standby()

    def follow_in(self, folder):
        """The same, in the folder of a cluster that is gone: so the address stays."""
        os.rename(f"{folder}/data", f"{folder}/lost-{time.monotonic_ns()}")
        self.standby = Cluster(durable=True, folder=folder, primary=self.primary)
        self.wait_for_standby()

    def wait_for_standby(self):
        if self.is_synchronous:
            self.say("ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()")
        wanted = "sync" if self.is_synchronous else "async"
        eventually(lambda: self.say("SELECT sync_state FROM pg_stat_replication WHERE state = 'streaming'").strip() == wanted)

    def say(self, *statements):
        return [self.primary.say("postgres", statement) for statement in statements][-1]

    def address(self, name):
        """Both hosts, the first one first whichever is the primary."""
        hosts = sorted([self.primary.folder, self.standby.folder])
        return f"postgres:///{name}?host={','.join(hosts)}&user=teaspoon"

    def hold_up_replication(self):
        """The standby is told nothing from now on."""
        sender = self.say("SELECT pid FROM pg_stat_replication").strip()
        os.kill(int(sender), signal.SIGSTOP)

    def fail_over(self, rng):
        """Kills the primary; after a while the standby takes over. Answers how long it took until then."""
        began = time.monotonic()
        self.primary.kill()
        # However soon or late the operator's tool notices.
        time.sleep(rng.uniform(0, 1))
        self.standby.take_over()
        took = time.monotonic() - began
        self.primary, self.standby = self.standby, None
        return took

    def values(self, database):
        """The short texts that it holds, of which CBOR says the length in the byte before."""
        return set(self.primary.say(database, "SELECT encode(substr(value, 2), 'escape') FROM fact WHERE field = 1").split("\n"))

    def stop(self):
        for cluster in self.primary, self.standby:
            if cluster:
                cluster.stop()


class Writer(threading.Thread):
    """A device that writes and tries again, as one does, until it is told to stop."""

    def __init__(self, session, number):
        super().__init__(daemon=True)
        self.device = RememberingDevice(session)
        self.number = number
        self.answered = []
        """(moment, value) of what the server answered that it has."""
        self.strange = []
        self.is_done = False
        self.device.sync()
        self.start()

    def run(self):
        count = 0
        while not self.is_done:
            count += 1
            value = f"{self.number}-{count}"
            self.device.write(task(self.number * 1_000_000 + count), value, int(time.time() * 1000))
            while not self.is_answered() and not self.is_done:
                time.sleep(0.05)
            self.answered.append((time.monotonic(), value))

    def is_answered(self):
        sent = self.device.sent()
        reply = self.device.session.sync(self.device.request())
        if reply.status == 200:
            self.device.answered(sent, reply.body)
            return not self.device.unsent
        if reply.status != 503:
            self.strange.append((reply.status, reply.text))
        return False

    def stop(self):
        self.is_done = True
        self.join()


def longest_pause(moments):
    return max(after - before for before, after in itertools.pairwise(moments))


def told_values(session):
    device = RememberingDevice(session)
    device.sync(limit=5000)
    return {value for name, (_, value) in device.known.items() if name[0] == 1}


@pytest.fixture(params=[True, False], ids=["synchronous", "asynchronous"])
def pair(request):
    pair = Pair(request.param)
    yield pair
    pair.stop()


@pytest.fixture
def servers(pair, tmp_path):
    store = PostgresDatabase(pair.primary)
    name = store.name
    pair.follow()
    store.address = pair.address(name)
    with two_servers(tmp_path, store) as servers:
        yield servers


@pytest.mark.minutes
@only_long(20)
def test_a3_when_the_primary_is_killed_the_servers_go_on_with_its_standby(pair, servers, rng, count):
    people = [Session(servers[0]).register(f"person{number}@example.org") for number in range(PEOPLE)]
    homes = [(Session(server, person.cookie), number) for number, person in enumerate(people) for server in servers]
    pages = [Page(Session(servers[1], person.cookie)) for person in people]
    writers = [Writer(session, number * DEVICES + place) for place, (session, number) in enumerate(homes)]
    pauses, lost = [], 0
    # Something to lose.
    eventually(lambda: all(writer.answered for writer in writers))
    for _ in range(count):
        time.sleep(rng.uniform(0.5, 2))
        if not pair.is_synchronous:
            pair.hold_up_replication()
            time.sleep(rng.uniform(0.1, 0.5))
        folder = pair.primary.folder
        killed = time.monotonic()
        until_taken_over = pair.fail_over(rng)
        kept = pair.values(servers[0].store.name)
        missing = [value for writer in writers for moment, value in list(writer.answered) if moment < killed and value not in kept]
        lost += len(missing)
        assert not (pair.is_synchronous and missing)
        for writer in writers:
            eventually(lambda: writer.answered and writer.answered[-1][0] > killed + until_taken_over, timeout=60)
        moments = sorted(moment for writer in writers for moment, _ in writer.answered)
        pauses.append((until_taken_over, longest_pause([moment for moment in moments if moment > killed - 1])))
        pair.follow_in(folder)
    for writer in writers:
        writer.stop()
    assert not [strange for writer in writers for strange in writer.strange]
    for writer in writers:
        writer.device.sync()
    for number, person in enumerate(people):
        own = {value for writer in writers[number * DEVICES : (number + 1) * DEVICES] for _, value in writer.answered}
        found = told_values(Session(servers[0], person.cookie))
        assert not own - found
    for page, person in zip(pages, people, strict=True):
        cursor = RememberingDevice(Session(servers[0], person.cookie)).sync().cursor
        eventually(lambda: page.told >= cursor)
    answered = sum(len(writer.answered) for writer in writers)
    told_anew = sum(writer.device.told_anew for writer in writers)
    took, pause = [sorted(of_one) for of_one in zip(*pauses, strict=True)]
    print(
        f"{count} failovers: {answered} facts answered, none missing in the end; {lost} were lost at first, {told_anew} times a device told "
        f"everything again. Until the standby took over: {took[len(took) // 2]:.1f} s, at most {took[-1]:.1f} s. No answer for: "
        f"{pause[len(pause) // 2]:.1f} s, at most {pause[-1]:.1f} s."
    )
