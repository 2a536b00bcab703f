"""C4: more reminders of one account than are sent at once."""

import pytest

from planned_reminders import plan
from program import eventually
from reminded import now, pushing, resting

# How many reminders of one account are sent at once, and how long (ms) the lease of a reminder lasts.
OF_ONE = 64
LEASE = 30_000


@pytest.fixture
def ada(program, service):
    return resting(program, service)


def test_c4_a_reminder_that_finds_no_place_is_tried_again_after_a_pause(program, service, ada):
    ada.receiver.hang()
    program.kill()
    program.store.execute("CREATE TABLE given_back (sooner INTEGER)")
    program.store.execute(
        "CREATE TRIGGER note_given_back AFTER UPDATE ON ring WHEN NEW.tries < OLD.tries "
        "BEGIN INSERT INTO given_back VALUES (OLD.next - NEW.next); END"
    )
    plan(program.store, ada.device.account, [now()] * (OF_ONE + 10))
    program.start(*pushing(service))
    eventually(lambda: int(program.store.ask("SELECT count(*) FROM given_back")) >= 10)
    # Taken for LEASE from the moment at which it was given back: sooner by less than that is later than that moment.
    assert int(program.store.ask("SELECT max(sooner) FROM given_back")) < LEASE
