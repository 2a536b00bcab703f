"""The cost of a push and a pull does not grow with the size of an account, also when PostgreSQL knows how large its tables are."""

import time

import pytest

from program import eventually
from wire import Device, Session, task

STORES = ["postgres"]
"""SQLite has no planner that changes its mind by itself; `make bench` measures both."""


@pytest.fixture
def rows_read(server):
    """Counts the rows of a table that PostgreSQL has read so far. A connection tells its figures a moment later, or when it ends."""

    def count(table="fact"):
        figures = []
        read = f"SELECT sum(seq_tup_read + idx_tup_fetch) FROM pg_stat_user_tables WHERE relname LIKE '{table}'"

        def stand_still():
            time.sleep(1.1)
            figures.append(server.store.ask(read))
            return len(figures) > 1 and figures[-1] == figures[-2]

        if server.process.poll() is not None:
            connections = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            eventually(lambda: server.store.ask(connections) == "0")
            return int(server.store.ask(read))
        eventually(stand_still)
        return int(figures[-1])

    return count


def fill(server, numbers):
    """Tasks with these numbers in the one space that there is, as if devices had pushed them: that would take a minute."""
    title = "'Task ' || n"
    # The kind, the scope and the identity; a text of fewer than 24 bytes; a time, a counter and a device.
    thing, value, stamp = (
        "decode('01' || lpad(to_hex(n), 40, '0'), 'hex')",
        f"decode(to_hex(96 + length({title})), 'hex') || convert_to({title}, 'UTF8')",
        "decode(lpad('2', 12, '0') || lpad('7', 20, '0'), 'hex')",
    )
    server.store.execute(
        f"INSERT INTO fact SELECT id, {thing}, 1, {value}, {stamp}, sequence + n - {numbers.start} + 1 "
        f"FROM space, generate_series({numbers.start}, {numbers.stop - 1}) n; "
        f"UPDATE space SET sequence = sequence + {len(numbers)}, facts = facts + {len(numbers)}"
    )


@pytest.mark.exhaustive
def test_a3_a_push_and_a_pull_read_no_more_rows_of_a_large_plan_than_of_a_small_one(server, rows_read):
    device = Device(Session(server).register())
    device.exchange()
    # Everything is prepared while there is nothing.
    device.write(task(0), "First", 1)
    device.sync()
    fill(server, range(1, 20_001))
    device.cursor += 20_000
    server.store.execute("ANALYZE")
    before = rows_read()
    for number in range(30_000, 30_010):
        device.write(task(number), "One more", 3)
        device.exchange(limit=10)
    late = Device(device.session)
    late.exchange(limit=10)
    # With its last connection PostgreSQL counts all that was read.
    assert server.stop() == 0
    assert rows_read() - before < 200


@pytest.mark.exhaustive
def test_a3_a_large_plan_is_read_once_however_many_pages_it_takes(server, rows_read):
    device = Device(Session(server).register())
    device.exchange()
    assert server.stop() == 0
    fill(server, range(40_000))
    server.store.execute("ANALYZE")
    before = rows_read()
    server.start()
    assert "Task 39999" in device.session.get("/app/tasks?show=all&page=all").text
    assert server.stop() == 0
    # The first 5,000 twice: only with them it is known how many there are.
    assert rows_read() - before < 46_000


@pytest.mark.exhaustive
def test_l4_browsing_and_searching_read_no_more_rows_of_a_large_gallery_than_of_a_small_one(server, rows_read):
    session = Session(server).register()
    pages = ["/gallery", "/gallery?by=uses", "/gallery?q=slow", "/gallery?q=slow+day", "/gallery/mine"]
    # Everything is prepared while there is nothing.
    for page in pages:
        assert session.get(page).status == 200
    nobody = server.store.bytes("07" * 16)
    id_ = "decode(md5(n::text), 'hex')"
    server.store.execute(
        f"INSERT INTO gallery_template SELECT {id_}, {nobody}::bytea, 'Slow', '', '', 1, 1, false, n, n % 7, false, '' "
        "FROM generate_series(1, 20000) n"
    )
    server.store.execute(f"INSERT INTO gallery_word SELECT 'slow', n, {id_} FROM generate_series(1, 20000) n")
    server.store.execute(f"INSERT INTO gallery_word SELECT 'day', n, {id_} FROM generate_series(1, 20000, 1000) n")
    server.store.execute("ANALYZE")
    before = rows_read("gallery%")
    answers = {page: session.get(page) for page in pages}
    assert {answer.status for answer in answers.values()} == {200}
    found = answers["/gallery?q=slow+day"].text
    assert "There are more templates to search" in found or "Show more" in found
    assert server.stop() == 0
    # Twenty and one a page; a search looks at up to five hundred with the first word, and for each at whether it has the others.
    assert rows_read("gallery%") - before < 6_000
