"""One check before anything is stored: what a device's push may not do, no other way into the store does either.

The ways: a file on a page of the server, in an account and in a shared list; a guest's plan, kept here and taken along at sign-in; a list that
is shared; values and timestamps that an older version stored.
"""

import base64
import time

import cbor2

from program import eventually
from shared_lists import a_list, act, join, share
from snapshot_file import snapshot
from test_commands import carried_out
from test_data_without_script import bring_in
from wire import Session, SharingDevice, Timestamp, shared_task, task

STORES = ["sqlite", "postgres"]

AHEAD = 5 * 60 * 1000
DAY = 24 * 60 * 60 * 1000
TITLE, NOTE, COST, EXAMPLE, CREATED, DUE, MINUTES, LIST = 1, 2, 3, 8, 10, 13, 15, 16
# Values that no field holds, and what is stored instead where a file has them.
UNFIT = {COST: 1 << 62, EXAMPLE: 2, DUE: 10_000_000, MINUTES: "an hour", CREATED: 1 << 60}
LONG = "€" * 400_000


def now():
    return int(time.time() * 1000)


def hostile(*, at, number=77):
    """A file with a task in which nothing is as it may be."""
    stamp = Timestamp((at, 0, 666))
    facts = {task(number, field): (stamp, value) for field, value in UNFIT.items()}
    return facts | {task(number, TITLE): (stamp, LONG), task(number, NOTE): (stamp, "n" * 900_001)}


def send_file(session, facts):
    """Sends the form with a file that the preview holds; the answer."""
    return session.post("/app/data/import", nonce="2" * 32, copy=base64.b64encode(snapshot(facts)).decode())


def all_of(session):
    device = SharingDevice(session)
    device.sync()
    return device.known


def pushed_again(session, known):
    """What is refused where a device pushes all that it was given: the rules of /sync on what another way has stored."""
    device = SharingDevice(session)
    device.sync()
    refused = []
    for name, fact in known.items():
        device.unsent[name] = fact
        # A request may have 1 MiB: a large value goes alone.
        if isinstance(fact[1], (str, bytes)) and len(fact[1]) > 50_000:
            large = {name: device.unsent.pop(name)}
            refused += device.exchange().refused
            device.unsent = large
            refused += device.exchange().refused
    return refused + device.exchange().refused


def check_follows_the_rules(session):
    known = all_of(session)
    assert pushed_again(session, known) == []
    for (kind, _, _, field), (stamp, value) in known.items():
        assert stamp[0] <= now() + AHEAD
        assert not isinstance(value, (str, bytes)) or len(value.encode() if isinstance(value, str) else value) <= 900_000
        if kind == 1 and field == TITLE:
            assert len(value.encode()) <= 320_000
    return known


def notes_of(known):
    return "".join(sorted((fact[1] for name, fact in known.items() if name[0] == 13 and name[3] == 1), key=len, reverse=True))


def test_A8_a_file_with_nothing_as_it_may_be_follows_the_rules_of_sync_once_it_is_in(ada):
    act(ada, "/app/tasks/new", title="Here before")
    assert send_file(ada, hostile(at=now() + 23 * 60 * 60 * 1000)).status == 303
    known = check_follows_the_rules(ada)
    assert known[task(77, TITLE)][1] == LONG[: 320_000 // 3]
    for field in UNFIT:
        assert known[task(77, field)][1] is None
    # Nothing that somebody typed is lost.
    assert notes_of(known).count("€") == len(LONG)
    assert notes_of(known).count("n") == 900_001


def test_A8_the_same_by_push_is_refused(ada):
    device = SharingDevice(ada)
    device.sync()
    facts = hostile(at=now())
    device.unsent = {name: fact for name, fact in facts.items() if name[3] not in (TITLE, NOTE)}
    assert {refused[4] for refused in device.exchange().refused} == {2}
    device.unsent = {task(78, TITLE): (Timestamp((now() + AHEAD + 60_000, 0, 1)), "tomorrow")}
    assert [refused[4] for refused in device.exchange().refused] == [1]


def test_A3_a_member_who_imports_a_file_of_tomorrow_is_overruled_by_the_next_writing(ada, bob):
    act(ada, "/app/lists/new", name="Groceries")
    device = SharingDevice(ada)
    device.sync()
    identity = next(name[2] for name, fact in device.known.items() if name[0] == 7 and name[3] == 1)
    device.write(task(77, TITLE), "Milk", now())
    device.write(task(77, LIST), identity, now())
    device.write(task(77, CREATED), 1, now())
    device.sync()
    number = share(ada, identity.hex())
    join(bob, ada, number)
    poison = {task(77, TITLE): (Timestamp((now() + 23 * 60 * 60 * 1000, 0, 666)), "poison"), task(77, COST): (Timestamp((1, 0, 1)), 1 << 62)}
    assert send_file(bob, poison).status == 303
    check_follows_the_rules(bob)
    # She was given it, and writes after it as any device does.
    device = SharingDevice(ada)
    device.sync()
    assert device.known[shared_task(number, 77, TITLE)][1] == "poison"
    device.write(shared_task(number, 77, TITLE), "my own words", now())
    assert device.exchange().refused == []
    assert all_of(bob)[shared_task(number, 77, TITLE)][1] == "my own words"


def test_A8_a_viewer_brings_nothing_into_a_list_by_a_file(ada, bob):
    number = share(ada, a_list(ada))
    join(bob, ada, number, role="look")
    before = {name: fact for name, fact in all_of(ada).items() if name[1] == number}
    # By the personal name that files have, and by the name in the list, which no file has.
    facts = {task(501, TITLE): (Timestamp((now(), 0, 666)), "mine"), shared_task(number, 501, TITLE): (Timestamp((now(), 0, 666)), "mine")}
    send_file(bob, facts)
    assert {name: fact for name, fact in all_of(ada).items() if name[1] == number} == before


def test_A7_a_guests_hostile_plan_is_taken_along_within_the_rules(server, visitor):
    visitor.add_task("Shower")
    assert bring_in(visitor, snapshot(hostile(at=now() + DAY))).status == 200
    answer = visitor.program.request(
        "POST",
        "/account/register",
        {"Content-Type": "application/x-www-form-urlencoded", "Cookie": visitor.cookie},
        b"email=gus@example.org&password=eight+spoons+a+day",
    )
    assert answer.status == 303
    gus = Session(server).sign_in("gus@example.org")
    known = check_follows_the_rules(gus)
    assert "Shower" in {fact[1] for name, fact in known.items() if name[3] == TITLE}
    assert known[task(77, COST)][1] is None
    assert notes_of(known).count("€") == len(LONG)


def test_A3_no_answer_is_larger_than_the_documents_say(ada, bob):
    number = share(ada, a_list(ada))
    join(bob, ada, number)
    stamp = Timestamp((now(), 0, 666))
    send_file(bob, {task(501, TITLE): (stamp, "x" * 5_000_000)} | {task(number, NOTE): (stamp, "n" * 850_000) for number in range(900, 904)})
    for session in ada, bob:
        device = SharingDevice(session)
        while True:
            reply = session.sync(device.request(50))
            assert len(reply.body) < 2_600_000
            if not device.answered({}, reply.body).more:
                break


def store_value(store, name, value):
    """Stores a value past every check, as an older version did."""
    kind, scope, identity, field = name
    thing = (bytes([kind]) + scope.to_bytes(4) + identity).hex()
    wire = cbor2.dumps(value)
    where = f"thing = {store.bytes(thing)} AND field = {field}"
    grown = store.ask(f"SELECT {len(wire)} - length(value) FROM fact WHERE {where}")
    store.execute(f"UPDATE space SET bytes = bytes + {grown} WHERE id = (SELECT space FROM fact WHERE {where})")
    store.execute(f"UPDATE fact SET value = {store.bytes(wire.hex())} WHERE {where}")


def store_time(store, name, at):
    kind, scope, identity, field = name
    thing = (bytes([kind]) + scope.to_bytes(4) + identity).hex()
    stamp = at.to_bytes(6) + bytes(2) + (666).to_bytes(8)
    store.execute(f"UPDATE fact SET stamp = {store.bytes(stamp.hex())} WHERE thing = {store.bytes(thing)} AND field = {field}")


def test_A3_values_that_an_older_version_stored_never_leave_and_are_mended_by_an_upgrade(program):
    program.start()
    ada = Session(program).register()
    device = SharingDevice(ada)
    device.sync()
    for field, value in {TITLE: "Milk", COST: 3, CREATED: 1}.items():
        device.write(task(77, field), value, now())
    device.sync()
    program.stop()
    store_value(program.store, task(77, TITLE), LONG)
    store_value(program.store, task(77, COST), 1 << 62)
    # The version before did not look through the store.
    program.store.execute("DELETE FROM secret WHERE name = 'values within bounds'")
    found = carried_out(program, "doctor")
    assert found.returncode == 1
    assert "2 values are beyond the bounds of their fields" in found.stdout
    program.start()
    ada = Session(program).sign_in()
    known = check_follows_the_rules(ada)
    assert known[task(77, TITLE)][1] == LONG[: 320_000 // 3]
    assert known[task(77, COST)][1] is None
    eventually(lambda: notes_of(all_of(ada)).count("€") == len(LONG))
    assert ada.get("/app/tasks").status == 200
    program.stop()
    assert "- space" not in carried_out(program, "doctor").stdout


def test_A3_a_fact_of_tomorrow_that_was_stored_before_holds_nobody_up(program):
    program.data.mkdir(mode=0o700)
    # The last time that the server before was sure of.
    (program.data / "clock").write_text(str(now() - DAY))
    program.start()
    ada = Session(program).register()
    device = SharingDevice(ada)
    device.sync()
    device.write(task(77, TITLE), "Milk", now())
    device.write(task(77, CREATED), 1, now())
    device.sync()
    store_time(program.store, task(77, TITLE), now() + DAY)
    found = carried_out(program, "doctor")
    assert "1 facts are more than five minutes ahead" in found.stdout
    other = SharingDevice(ada)
    other.sync()
    assert other.known[task(77, TITLE)][0][0] > now() + AHEAD
    epoch = other.epoch
    # It writes after what it was given, which is refused; but from now on nothing here is ahead.
    other.write(task(77, TITLE), "Bread", now())
    assert [refused[4] for refused in other.exchange().refused] == [1]
    assert other.epoch != epoch
    fresh = SharingDevice(ada)
    fresh.sync()
    assert fresh.known[task(77, TITLE)][1] == "Milk"
    fresh.write(task(77, TITLE), "Bread", now())
    assert fresh.exchange().refused == []
    check_follows_the_rules(ada)
    assert "- space" not in carried_out(program, "doctor").stdout


def test_T1_a_page_of_the_server_writes_over_a_fact_of_tomorrow_and_spreads_nothing(program):
    program.data.mkdir(mode=0o700)
    (program.data / "clock").write_text(str(now() - DAY))
    program.start()
    ada = Session(program).register()
    act(ada, "/app/tasks/new", title="Milk")
    name = next(name for name, fact in all_of(ada).items() if fact[1] == "Milk" and name[0] == 1)
    store_time(program.store, name, now() + DAY)
    # The plan in the server's memory does not know; it reads all again where something else moved.
    program.stop()
    program.start()
    ada = Session(program).sign_in()
    act(ada, "/app/tasks/new", title="Bread")
    known = check_follows_the_rules(ada)
    assert {"Milk", "Bread"} <= {fact[1] for key, fact in known.items() if key[0] == 1 and key[3] == TITLE}
