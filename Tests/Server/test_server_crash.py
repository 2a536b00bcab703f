"""The server is killed, again and again, in the midst of its work."""

import base64
import threading
import time
import uuid

from program import eventually
from seeded_random import only_long
from shared_lists import LIST, a_list, join, share
from snapshot_file import snapshot
from visitor import Lost, Visitor
from wire import Device, Session, SharingDevice, Timestamp, shared_task, task

STORES = ["sqlite", "postgres"]

WRITERS = 4
# Fields of a newer version: whole numbers may stand in them.
TOGETHER = range(101, 106)


class Writer(threading.Thread):
    """A device that pushes as fast as it is answered, and remembers the answered facts."""

    def __init__(self, session, number, round, answered):
        super().__init__(daemon=True)
        self.session, self.number, self.round, self.answered = session, number, round, answered

    def run(self):
        device = Device(self.session, self.number)
        count = 0
        try:
            device.exchange()
            while True:
                count += 1
                key = (self.round * 100_000 + count) * 10 + self.number
                for field in TOGETHER:
                    device.write(task(key, field), key, int(time.time() * 1000))
                device.exchange(limit=1)
                self.answered.append(key)
        except (*Lost, AssertionError, OSError):
            pass


@only_long(60)
def test_a3_what_was_answered_outlives_many_kills_and_no_push_is_halved(program, rng, count):
    program.start()
    session = Session(program).register()
    answered = []
    for round in range(count):
        writers = [Writer(session, number, round, answered) for number in range(1, WRITERS + 1)]
        for writer in writers:
            writer.start()
        # In the midst of writing, at a moment between two answers.
        enough = len(answered) + rng.randint(1, 60)
        eventually(lambda: len(answered) >= enough, timeout=60)
        time.sleep(rng.uniform(0, 0.02))
        program.kill()
        for writer in writers:
            writer.join()
        program.start()
    device = Device(session)
    device.sync(limit=5000)
    kept = {}
    for name, (_, value) in device.known.items():
        kept.setdefault(value, set()).add(name[3])
    assert len(answered) >= count
    assert not [key for key in answered if key not in kept]
    assert all(fields == set(TOGETHER) for fields in kept.values())
    print(len(answered), "pushes answered,", len(kept), "kept")


class Stream(threading.Thread):
    """Does one thing after the other until the server is gone, and remembers those that were answered."""

    def __init__(self, act, first, answered):
        super().__init__(daemon=True)
        self.act, self.number, self.answered, self.fault = act, first, answered, None

    def run(self):
        try:
            while True:
                self.number += 1
                self.act(self.number)
                self.answered.append(self.number)
        except (*Lost, OSError):
            pass
        except Exception as fault:  # What a thread raises must fail the test that began it.
            self.fault = fault


TITLE, DELETED, CREATED = 1, 7, 10
FILE = 5


def name_of(number):
    return f"Task-{number}-end"


def send(session, path, **fields):
    """Sends a form of its own: the server carries out a form that it knows already only once."""
    answer = session.post(path, nonce=uuid.uuid4().hex, **fields)
    assert answer.status == 303, answer.text


def import_file(session, number):
    """Imports a file of a few tasks."""
    stamp = Timestamp((int(time.time() * 1000), 0, 9))
    facts = {}
    for key in range(number * FILE, (number + 1) * FILE):
        facts |= {task(key, TITLE): (stamp, name_of(key)), task(key, CREATED): (stamp, 1)}
    send(session, "/app/data/import", copy=base64.b64encode(snapshot(facts)).decode())


def add_as_guest(visitor, number):
    assert visitor.add_task(name_of(number)).status == 200


@only_long(60)
def test_A3_imports_guests_tasks_and_shared_deletions_that_were_answered_outlive_many_kills(program, rng, count):
    program.start()
    importer = Session(program).register("importer@example.org")
    ada = Session(program).register("ada@example.org")
    bob = Session(program).register("bob@example.org")
    path = f"/app/lists/{a_list(ada)}"
    number = share(ada, path.rpartition("/")[2])
    join(bob, ada, number)
    fill = SharingDevice(ada)
    fill.sync()
    list_of = next(name[2] for name, fact in fill.known.items() if name[:2] == (7, number) and fact[1] == LIST)
    visitor = Visitor(program)
    visitor.add_task(name_of(0))
    assert visitor.sees_task(name_of(0))
    answered = {"imported": [], "guest": [], "deleted": []}

    def add_and_delete(key):
        """Puts a task into the shared list, then deletes it on a page of the server."""
        fill.write(shared_task(number, key, TITLE), name_of(key), int(time.time() * 1000))
        fill.write(shared_task(number, key, CREATED), 1, int(time.time() * 1000))
        fill.write(shared_task(number, key, 16), list_of, int(time.time() * 1000))
        fill.exchange()
        send(bob, f"/app/tasks/{key.to_bytes(16).hex()}/delete")

    acts = {
        "imported": lambda number: import_file(importer, number),
        "guest": lambda number: add_as_guest(visitor, number),
        "deleted": add_and_delete,
    }
    for round in range(count):
        streams = [Stream(act, (round + 1) * 1000, answered[name]) for name, act in acts.items()]
        enough = sum(map(len, answered.values())) + rng.randint(2, 12)
        for stream in streams:
            stream.start()
        eventually(lambda: sum(map(len, answered.values())) >= enough or any(one.fault for one in streams), timeout=60)
        time.sleep(rng.uniform(0, 0.05))
        program.kill()
        for stream in streams:
            stream.join()
        program.start()
        assert [stream.fault for stream in streams if stream.fault] == []
    kept = SharingDevice(importer)
    kept.sync()
    titles = {fact[1] for name, fact in kept.known.items() if name[0] == 1 and name[3] == TITLE}
    files = [{name_of(key) for key in range(file * FILE, (file + 1) * FILE)} for file in answered["imported"]]
    assert [file for file in files if not file <= titles] == []
    # A file that was not answered was imported whole or not at all.
    assert len(titles) % FILE == 0
    # The pages show only the newest tasks of many.
    plan = visitor.send("GET", "/app/data/everything.teaspoon").body
    assert [key for key in answered["guest"] if name_of(key).encode() not in plan] == []
    for session in ada, bob:
        device = SharingDevice(session)
        device.sync()
        gone = {name[2] for name, fact in device.known.items() if name[:2] == (1, number) and name[3] == DELETED and fact[1]}
        assert [key for key in answered["deleted"] if key.to_bytes(16) not in gone] == []
    assert all(answered.values())
    print({name: len(of_name) for name, of_name in answered.items()})
