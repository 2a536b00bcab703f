"""C4: many reminders at once, and servers that are killed in the middle."""

import pytest

from planned_reminders import let_pauses_end, plan, wait_until_settled
from program import eventually
from reminded import now, pushing, resting

STORES = ["sqlite", "postgres"]

MANY = 1000
# The limits of deliveries under way, and of results that wait to be recorded.
UNDER_WAY = 128


def topics(receiver):
    """A push service keeps the last of each, and a browser shows it once."""
    return {message.topic for message in receiver.taken}


@pytest.fixture
def ada(program, service):
    return resting(program, service)


@pytest.mark.exhaustive
def test_c4_killed_again_and_again_each_is_sent_and_nothing_that_was_noted_twice(program, service, ada):
    receiver = ada.receiver
    plan(program.store, ada.device.account, [now()] * MANY)
    kills = 0
    while len(topics(receiver)) < MANY and kills < 4:
        before = len(receiver.taken)
        eventually(lambda: len(receiver.taken) > before + 150 or len(topics(receiver)) == MANY, timeout=60)
        program.kill()
        kills += 1
        # Deliveries under way are left for half a minute, in case that server still lives.
        let_pauses_end(program.store)
        program.start(*pushing(service))
    eventually(lambda: len(topics(receiver)) == MANY, timeout=90)
    wait_until_settled(program.store)
    assert program.stop() == 0
    twice = len(receiver.taken) - MANY
    assert kills >= 3 and twice <= kills * UNDER_WAY
    print(kills, "kills,", twice, "of", MANY, "sent again under the same topic")


def test_c4_a_server_that_stops_gives_back_what_it_has_not_sent_and_nothing_goes_twice(program, service, ada):
    receiver = ada.receiver
    plan(program.store, ada.device.account, [now()] * 500)
    eventually(lambda: len(receiver.taken) > 50)
    assert program.stop() == 0
    program.start(*pushing(service))
    # What was not given back would come half a minute later.
    eventually(lambda: len(topics(receiver)) == 500, timeout=25)
    wait_until_settled(program.store)
    assert program.stop() == 0
    assert len(receiver.taken) == 500
