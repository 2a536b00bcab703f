"""The exchange between devices and the server, over the wire."""

import contextlib
import time

import cbor2
import pytest

from seeded_random import short_and_long, shuffled
from visitor import Lost, Visitor
from wire import Answer, Device, Session, Timestamp, encode_batch, merge, send_cut, task

STORES = ["sqlite", "postgres"]


@pytest.fixture
def server(program):
    """One that lets devices ask as often as they like."""
    program.start("--sync-rate", "1000000")
    return program


@pytest.fixture
def session(server):
    return Session(server).register()


@pytest.fixture(scope="module")
def shared_session(shared_server):
    """For messages that change nothing."""
    return Session(shared_server).register("reader@example.org")


def now():
    return int(time.time() * 1000)


def batch_of(name, value, timestamp):
    return encode_batch({name: (Timestamp(timestamp), value)})


def test_a3_what_one_device_writes_another_reads(session):
    here, there = Device(session), Device(session)
    here.sync(), there.sync()
    here.write(task(1), "Water-plants", now())
    here.sync()
    there.sync()
    assert there.known == here.known


def test_a1_a_device_first_learns_whose_plan_it_is_and_may_then_send(session):
    answer = Answer(session.sync(cbor2.dumps([1, None, None, 0, 10, []])).body)
    assert answer.email == "ada@example.org" and len(answer.account) == 16 and len(answer.epoch) == 8
    batch = batch_of(task(1), "x", (1, 0, 1))
    assert session.sync(cbor2.dumps([1, None, None, 0, 10, [batch]])).status == 400


def test_a3_facts_for_another_account_are_not_taken(session):
    batch = batch_of(task(1), "x", (1, 0, 1))
    assert session.sync(cbor2.dumps([1, bytes(16), None, 0, 10, [batch]])).status == 409
    assert Device(session).sync().facts == {}


def test_a3_changes_meet_field_by_field(session):
    here, there = Device(session), Device(session)
    here.write(task(1, 1), "Water-plants", 1000)
    here.sync(), here.sync(), there.sync()
    here.write(task(1, 1), "Water all plants", 2000)
    there.write(task(1, 3), 4, 2000)
    here.sync(), there.sync(), here.sync()
    assert here.known == there.known
    assert [value for _, value in here.known.values()] == ["Water all plants", 4]


def test_a3_what_was_just_sent_does_not_come_back(session):
    device = Device(session)
    device.sync()
    device.write(task(1), "Water-plants", now())
    assert device.exchange().facts == {}
    other = Device(session)
    other.sync()
    other.write(task(2), "Feed the cat", now())
    other.sync()
    device.write(task(3), "Rest", now())
    assert set(device.exchange().facts) == {task(2), task(3)}


def test_a3_a_large_plan_comes_in_pages(session):
    here = Device(session)
    here.sync()
    for number in range(230):
        here.write(task(number), f"Task {number}", now())
    here.sync()
    there = Device(session)
    pages = 0
    while True:
        answer = there.exchange(limit=50)
        assert len(answer.facts) <= 50
        pages += 1
        if not answer.more:
            break
    assert pages == 5
    assert there.known == here.known


def test_a3_a_stamp_far_ahead_is_refused_by_name_and_the_rest_is_taken(session):
    device = Device(session)
    device.sync()
    ahead, fine = now() + 6 * 60_000, now() + 4 * 60_000
    facts = {task(1): (Timestamp((ahead, 0, 7)), "next year"), task(2): (Timestamp((fine, 0, 7)), "soon")}
    answer = Answer(session.sync(cbor2.dumps([1, device.account, device.epoch, 0, 10, [encode_batch(facts)]])).body)
    assert answer.refused == [(1, 0, (1).to_bytes(16), 1, 1)]
    assert abs(answer.now - now()) < 60_000
    assert set(Device(session).sync().facts) == {task(2)}


def test_a3_a_value_that_is_too_large_is_refused_by_name(session):
    device = Device(session)
    device.sync()
    facts = {task(1): (Timestamp((1, 0, 7)), "x" * 320_001), task(2): (Timestamp((1, 0, 7)), "x" * 320_000)}
    answer = Answer(session.sync(cbor2.dumps([1, device.account, device.epoch, 0, 10, [encode_batch(facts)]])).body)
    assert answer.refused == [(1, 0, (1).to_bytes(16), 1, 2)]
    assert set(Device(session).sync().facts) == {task(2)}


def test_a3_a_value_of_an_unknown_field_is_refused_by_name_where_it_is_too_large(session):
    device = Device(session)
    device.sync()
    facts = {task(1, 99): (Timestamp((1, 0, 7)), "x" * 900_001), task(2, 99): (Timestamp((1, 0, 7)), "x" * 100_000)}
    answer = Answer(session.sync(cbor2.dumps([1, device.account, device.epoch, 0, 10, [encode_batch(facts)]])).body)
    assert answer.refused == [(1, 0, (1).to_bytes(16), 99, 2)]
    assert set(Device(session).sync().facts) == {task(2, 99)}


def test_a3_a_number_out_of_its_field_s_range_is_refused_by_name(session):
    device = Device(session)
    device.sync()
    timestamp = Timestamp((1, 0, 7))
    facts = {task(1, 3): (timestamp, 1 << 62), task(1, 14): (timestamp, -1), task(1, 99): (timestamp, 1 << 62), task(2, 3): (timestamp, 10)}
    answer = Answer(session.sync(cbor2.dumps([1, device.account, device.epoch, 0, 10, [encode_batch(facts)]])).body)
    assert [(name[3], name[4]) for name in answer.refused] == [(3, 2), (14, 2)]
    assert set(Device(session).sync().facts) == {task(1, 99), task(2, 3)}


def test_a3_a_value_that_the_field_does_not_hold_is_refused_by_name(session):
    device = Device(session)
    device.sync()
    timestamp = Timestamp((1, 0, 7))
    facts = {task(1, 1): (timestamp, 7), task(1, 3): (timestamp, "seven"), task(1, 16): (timestamp, [1]), task(2, 1): (timestamp, None)}
    answer = Answer(session.sync(cbor2.dumps([1, device.account, device.epoch, 0, 10, [encode_batch(facts)]])).body)
    assert [(name[3], name[4]) for name in answer.refused] == [(1, 2), (3, 2), (16, 2)]
    assert set(Device(session).sync().facts) == {task(2, 1)}


def test_a3_kinds_and_fields_of_a_newer_device_are_kept_as_they_came(session):
    device = Device(session)
    device.sync()
    for name, value in {(200, 3, bytes(16), 65535): [1, {"a": True}], (1, 0, bytes(16), 900): 1.5}.items():
        device.write(name, value, now())
    device.sync()
    other = Device(session)
    other.sync()
    assert other.known == device.known


def test_a3_a_form_of_the_server_and_a_device_meet(server, session):
    device = Device(session)
    device.sync()
    visitor = Visitor(server)
    visitor.cookie = session.cookie
    visitor.submit(page := visitor.open("/app/tasks/new"), page.form_with("title"), title="Water-plants")
    device.sync()
    assert "Water-plants" in [value for _, value in device.known.values()]
    name = next(name for name, (_, value) in device.known.items() if name[0] == 1 and value == "Water-plants")
    device.write(name, "Water all plants", now())
    device.sync()
    assert "Water all plants" in visitor.open("/app/tasks").text


@pytest.mark.parametrize(
    "wire",
    [
        b"",
        b"\xff",
        b"\x9f\x01\xff",
        b"\x86\x01\xf6\xf6\x00\x0a",
        b"\x81" * 100_000,
        b"\x86\x02\xf6\xf6\x00\x0a\x80",
        b"\x86\x01\xf6\xf6\x00\x00\x80",
        b"\x86\x01\xf6\xf6\x00\x0a\x9b\xff\xff\xff\xff\xff\xff\xff\xff",
        b"\x86\x01\xf6\xf6\x20\x0a\x80",
        b"\x86\x01\xf6\xf6\x00\x0a\x80\x00",
    ],
    ids=["nothing", "no CBOR", "indefinite", "cut", "deep", "newer", "no limit", "endless", "negative", "trailing"],
)
def test_what_cannot_be_read_is_refused(shared_session, wire):
    answer = shared_session.sync(wire)
    assert answer.status == 400
    assert answer.headers["content-type"].startswith("text/plain")


def test_what_is_too_large_or_no_cbor_is_refused(shared_server, shared_session):
    assert shared_session.sync(b"\x00" * ((1 << 20) + 1)).status == 413
    assert shared_session.sync(b"\x86", **{"Content-Type": "text/plain"}).status == 415
    assert shared_server.request("GET", "/sync", shared_session.headers).status == 405


# The random steps of a device, as often as they stand here.
STEPS = ["write"] * 9 + ["exchange"] * 3 + ["head", "body", "answer"] + ["late answer"] * 3


@short_and_long(1000, 3000)
def test_a3_devices_that_are_cut_off_anywhere_all_end_with_the_same(server, session, rng, count):
    devices = [Device(session, number) for number in range(1, 5)]
    # Clocks that are hours behind or minutes ahead.
    skews = [0, -7 * 3_600_000, 4 * 60_000, -60_000]
    written = {}
    for device in devices:
        device.sync()
    # Each with each device.
    for what, device in shuffled(rng, [(what, device) for what in STEPS for device in devices], count):
        match what:
            case "write":
                name = task(rng.randrange(12), rng.choice([1, 2, 4]))
                device.write(name, rng.choice(["a", "b", "c" * 300, None]), now() + skews[devices.index(device)])
                merge(written, {name: device.known[name]})
            case "exchange":
                device.exchange(limit=rng.randint(1, 40))
            case "head" | "body" | "answer":
                # Cut there, perhaps twice: the device does not know which facts were taken.
                wire = device.request(limit=rng.randint(1, 40))
                for _ in range(rng.randint(1, 2)):
                    with contextlib.suppress(Lost):
                        send_cut(server, wire, session.cookie, what, rng)
            case "late answer":
                # An answer from before, taken late: nothing goes back, but its place in the order may.
                cursor = device.cursor
                device.exchange(limit=rng.randint(1, 40))
                device.cursor = rng.randint(0, cursor)
    for _ in range(2):
        for device in devices:
            device.sync()
    for device in devices:
        assert device.known == written
    fresh = Device(session)
    fresh.sync(limit=7)
    assert fresh.known == written
