"""Reminders: how late they go out where many are due, by one server and by two, with one of them killed in the middle.

A push service of the tests' own takes them, on this same machine, in Python: it is the slowest part. `REMINDERS` are due within
`SECONDS_OF_REMINDERS`; as usual 6,000 within a minute, which is 3.6 times as many at a time as 100,000 within an hour.
"""

import os
import tempfile
import time
from pathlib import Path

from figures import Table, sized
from load import RELEASE, Reached
from planned_reminders import plan
from postgres import Cluster
from push_service import PushService
from stores import PostgresDatabase
from wire import Device, Session

REMINDERS = int(os.environ.get("REMINDERS", sized("6000", "80")))
SECONDS = int(os.environ.get("SECONDS_OF_REMINDERS", sized("60", "2")))
PEOPLE = 8
# Until the first is due: the rows have to be written.
AHEAD = 5


def started(service, store):
    program = Reached(tempfile.mkdtemp(prefix="teaspoon-reminders-"), store=store)
    program.executable = os.environ.get("TEASPOON", RELEASE / "teaspoon")
    begin(program, service)
    return program


def begin(program, service):
    program.start("--contact", "mailto:bench@example.org", "--push-test", f"localhost:{service.port}:{service.authorities}")


def person(program, service, number):
    program.place = f"127.0.0.{number + 2}"
    session = Session(program).register(f"reminded{number}@example.org")
    device = Device(session)
    device.sync()
    receiver = service.subscribe()
    keys = receiver.json["keys"]
    answer = session.post(
        "/account/reminders/device", endpoint=receiver.endpoint, key=keys["p256dh"], secret=keys["auth"], zone="UTC"
    )
    assert answer.status == 303
    return device.account


def run(store, servers, kills):
    service = PushService(Path(tempfile.mkdtemp(prefix="teaspoon-service-")))
    programs = [started(service, store) for _ in range(servers)]
    accounts = [person(programs[0], service, number) for number in range(PEOPLE)]
    time.sleep(2)
    start = int(time.time() * 1000) + (AHEAD + REMINDERS // 2000) * 1000
    moments = [start + number * SECONDS * 1000 // REMINDERS for number in range(REMINDERS)]
    for number, account in enumerate(accounts):
        plan(programs[0].store, account, moments[number::PEOPLE])
    killed = None
    end = time.time() + SECONDS + 120
    while time.time() < end:
        messages = service.messages
        if kills and killed is None and len(messages) > REMINDERS // 2:
            programs[-1].kill()
            killed = time.time()
            if servers == 1:
                begin(programs[0], service)
        if len({message.topic for message in messages}) == REMINDERS:
            break
        time.sleep(0.2)
    messages = service.messages
    first = {}
    for message in messages:
        first.setdefault(message.topic, message.moment * 1000 - int(message.json["log"].split(".")[0]))
    for program in programs:
        program.kill()
    service.close()
    late = sorted(first.values())
    return {
        "sent": len(first),
        "again": len(messages) - len(first),
        "median": late[len(late) // 2],
        "p99": late[len(late) * 99 // 100],
        "most": late[-1],
    }


def measure():
    cluster = Cluster()
    try:
        return {
            "SQLite": run(None, 1, kills=False),
            "SQLite, killed in the middle": run(None, 1, kills=True),
            "PostgreSQL, two servers": run(PostgresDatabase(cluster), 2, kills=False),
            "PostgreSQL, two servers, one killed in the middle": run(PostgresDatabase(cluster), 2, kills=True),
        }
    finally:
        cluster.stop()


def tables(result):
    title = f"Reminders: {REMINDERS} due within {SECONDS} s, milliseconds late"
    table = Table(title, "", "went out", "sent again under the same topic", "median", "p99", "most")
    for name, one in result.items():
        table.row(name, one["sent"], one["again"], *(round(one[figure]) for figure in ("median", "p99", "most")))
    yield table
