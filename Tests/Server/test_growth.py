"""What a push and a pull cost does not grow with what an account holds."""

import time

import pytest

from program import eventually
from wire import Device, Session, Stamp, task

STORES = ["postgres"]
"""SQLite has no planner that changes its mind by itself; `make bench` measures both."""


@pytest.fixture
def rows_read(server):
    """Counts the rows of facts that PostgreSQL has read so far. Its figures come a moment later: asked until they stand still."""

    def count():
        figures = []

        def stand_still():
            time.sleep(1.1)
            figures.append(server.store.ask("SELECT seq_tup_read + idx_tup_fetch FROM pg_stat_user_tables WHERE relname = 'fact'"))
            return len(figures) > 1 and figures[-1] == figures[-2]

        eventually(stand_still)
        return int(figures[-1])

    return count


def test_a3_a_push_and_a_pull_read_no_more_rows_of_a_large_plan_than_of_a_small_one(server, rows_read):
    device = Device(Session(server).register())
    device.exchange()
    # Everything is prepared while there is nothing.
    device.write(task(0), "First", 1)
    device.sync()
    for first in range(1, 20_000, 4_000):
        device.unsent = {task(number): (Stamp((2, 0, 7)), f"Task {number}") for number in range(first, first + 4_000)}
        device.exchange()
    before = rows_read()
    for number in range(30_000, 30_010):
        device.write(task(number), "One more", 3)
        device.exchange(limit=10)
    late = Device(device.session)
    late.exchange(limit=10)
    assert rows_read() - before < 200
