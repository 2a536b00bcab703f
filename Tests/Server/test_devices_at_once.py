"""More devices at once than a server has threads: every one of them is answered."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from crowd import household, live
from variants import first_of
from wire import Session

STORES = ["sqlite", "postgres"]

PEOPLE = 3
DEVICES = 8
ENOUGH = ("--sync-rate", "100000")
"""Devices that exchange as fast as they are answered are not asked to wait: they would not meet."""


@pytest.fixture(params=first_of("one core", "all cores"))
def running(request, program):
    """A server. On one core Swift has one thread for all tasks, so nothing goes on while one of them waits."""
    if request.param == "one core":
        program.under = ["taskset", "--cpu-list", "0"]
    program.start(*ENOUGH)
    return program


def lived(program, seconds, pause):
    """Devices that have lived together, by person."""
    sessions = [session for person in range(PEOPLE) for session in household(program, person, DEVICES)]
    # On a separate thread: where tests in a browser ran before, theirs has an event loop that is still running.
    with ThreadPoolExecutor(1) as thread:
        devices = thread.submit(asyncio.run, asyncio.wait_for(live(sessions, seconds, pause), 60)).result()
    return [devices[start : start + DEVICES] for start in range(0, len(devices), DEVICES)]


@pytest.mark.parametrize("pause", first_of(0, 0.5), ids=["without a pause", "when told"])
def test_a3_devices_that_exchange_at_once_are_all_answered_and_know_the_same(running, pause):
    for devices in lived(running, 4, pause):
        known = devices[0].device.known
        assert len(known) >= DEVICES / 2
        assert all(other.device.known == known for other in devices)
    assert running.get("/health").status == 200
    assert running.stop() == 0


def test_a2_many_pages_that_a_session_which_ended_asks_for_at_once_are_all_answered(running):
    session = Session(running).register()
    headers = dict(session.headers)
    assert session.post("/account/sign-out").status == 303
    with ThreadPoolExecutor(64) as threads:
        answers = list(threads.map(lambda _: running.request("GET", "/gallery", headers).status, range(256)))
    assert answers == [200] * 256
    assert running.stop() == 0
