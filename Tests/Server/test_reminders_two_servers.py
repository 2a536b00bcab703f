"""C4: two servers on one store."""

import pytest

from planned_reminders import plan, wait_until_settled
from program import Program, eventually
from reminded import now, pushing, resting
from test_reminders_at_once import MANY, topics

STORES = ["postgres"]
"""One server has SQLite's file to itself."""


@pytest.fixture
def ada(program, service):
    return resting(program, service)


def test_c4_two_servers_send_each_once(program, service, ada, store, tmp_path):
    receiver = ada.receiver
    other = Program(tmp_path / "other", store=store)
    other.start(*pushing(service))
    try:
        # A server may have so many deliveries under way: while none is answered, one alone cannot send all of them.
        receiver.hold_answers()
        start = now() + 500
        plan(store, ada.device.account, [start + number for number in range(MANY)])
        eventually(lambda: len({message.token for message in receiver.messages}) == 2, timeout=60)
        receiver.give_answers()
        eventually(lambda: len(topics(receiver)) == MANY, timeout=90)
        wait_until_settled(store)
        # Deliveries still under way are answered before a server ends.
        assert program.stop() == other.stop() == 0
        assert len(receiver.taken) == MANY
    finally:
        other.kill()
