"""The server answers any bytes sent to /sync with a word, keeps nothing it must not, and goes on."""

import itertools

import cbor2
import pytest

from program import resident
from seeded_random import only_long, shuffled
from wire import TYPE, Device, Session, SharingDevice, shared_task, task

STORES = ["sqlite", "postgres"]
MIB = 1 << 20

HEADS = [bytes([major << 5 | size]) for major in range(8) for size in range(32)]
"""The first byte of every item there can be (RFC 8949, §3)."""


@pytest.fixture
def session(program):
    program.start("--sync-rate", "1000000")
    return Session(program).register()


@pytest.fixture
def messages(session):
    """A real request of a device."""
    device = Device(session)
    device.sync()
    asking = device.request()
    device.write(task(1), "Water-plants", 1)
    device.write(task(2, 16), b"\x01" * 16, 2)
    newer = SharingDevice(session)
    newer.sync()
    newer.spaces = {7: [bytes(8), 3, 2, []], 2**32 - 1: [b"\xff" * 8, 2**63 - 1, 1, []]}
    newer.write(shared_task(7, 1), "Shared", 1)
    return [asking, device.request(), newer.request()]


DAMAGES = ["other byte", "cut", "bytes in between", "other item", "twice"]


def damaged(rng, wire, first):
    """Some bytes are others, are missing, come twice or come in between."""
    wire = bytearray(wire)
    for damage in [first, *rng.choices(DAMAGES, k=rng.randrange(6))]:
        at = rng.randrange(len(wire) + 1)
        match damage:
            case "other byte":
                wire[at : at + 1] = bytes([rng.randrange(256)])
            case "cut":
                del wire[at:]
            case "bytes in between":
                wire[at:at] = rng.randbytes(rng.randint(1, 9))
            case "other item":
                wire[at : at + 1] = rng.choice(HEADS) + rng.randbytes(rng.choice([0, 1, 2, 4, 8]))
            case "twice":
                wire[at:at] = wire[: rng.randrange(len(wire) + 1)]
    return bytes(wire)


def any_value(rng, depth):
    """Well-formed, and of any shape."""
    match rng.randrange(9 if depth else 6):
        case 0:
            return rng.choice([0, 1, 23, 24, 255, 2**32, 2**53, 2**63 - 1, 2**64 - 1, 2**64, -1, -(2**63), -(2**64)])
        case 1:
            return rng.randbytes(rng.choice([0, 1, 8, 16, 300]))
        case 2:
            return rng.choice(["", "a", "ü" * 40, "\x00", "\U0010ffff"])
        case 3:
            return rng.choice([None, True, False, 0.5, float("nan"), float("inf")])
        case 4:
            return cbor2.CBORTag(rng.randrange(2**16), "tagged")
        case 5:
            return []
        case 6 | 7:
            return [any_value(rng, depth - 1) for _ in range(rng.randrange(8))]
        case 8:
            return {rng.randrange(9): any_value(rng, depth - 1) for _ in range(rng.randrange(4))}


def shaped(rng):
    """Nearly a request: each of its parts may be anything."""
    parts = [1, rng.randbytes(16), rng.randbytes(8), rng.randrange(2**63), rng.randint(1, 1000), []]
    if rng.random() < 0.5:
        spaces = [[rng.randrange(2**32), rng.randbytes(8), rng.randrange(2**63)] for _ in range(rng.randrange(4))]
        parts = [2, *parts[1:], *itertools.chain.from_iterable(spaces)]
    for _ in range(rng.randint(1, 3)):
        parts[rng.randrange(len(parts))] = any_value(rng, 4)
    return cbor2.dumps(parts)


def nested(rng):
    """Deeper than anything means."""
    return rng.choice([b"\x81", b"\xa1\x01", b"\xc1", b"\x9f", b"\x82\x01"]) * rng.randint(1, 60_000)


# Sixty cases: each sort of them as often as it stands here, each damage to each of the three messages.
SORTS = [(damage, message) for damage in DAMAGES for message in range(3)] * 2 + ["shaped"] * 20 + ["noise"] * 8 + ["nested"] * 2


def a_case(rng, messages, sort):
    match sort:
        case "shaped":
            return shaped(rng)
        case "noise":
            return rng.randbytes(rng.randrange(200))
        case "nested":
            return nested(rng)
        case damage, message:
            return damaged(rng, messages[message], damage)


class Line:
    """One connection, opened again where the server closed it."""

    def __init__(self, session):
        self.session = session
        self.connection = session.program.connect()

    def status(self, wire):
        self.connection.request("POST", "/sync", wire, {"Content-Type": TYPE, **self.session.headers})
        answer = self.connection.getresponse()
        answer.read()
        return answer.status


@only_long(12_000)
def test_whatever_comes_is_answered_and_costs_no_memory_for_good(session, messages, rng, count):
    line = Line(session)
    statuses = {line.status(wire) for wire in messages}
    assert statuses == {200}
    for sort in shuffled(rng, SORTS, count // 10):
        line.status(a_case(rng, messages, sort))
    before = resident(session.program.process.pid)
    for sort in shuffled(rng, SORTS, count):
        wire = a_case(rng, messages, sort)
        status = line.status(wire)
        assert status in (200, 400, 409), (status, wire.hex())
    assert resident(session.program.process.pid) < before + 32 * MIB
    Device(session).sync()
    assert session.get("/app/today").status == 200
