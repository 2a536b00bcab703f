"""A distributed PostgreSQL: Citus with a coordinator and two workers (`make test-citus`)."""

import os
import subprocess
import time
from types import SimpleNamespace

from program import Program, eventually
from stores import PostgresDatabase
from test_commands import carried_out
from wire import Device, Session, Timestamp, task

STORES = ["postgres"]
WORKERS = ["worker-1", "worker-2"]
LAYOUT = """
Citus divides the tables, each by the column in brackets:
account (id), delivery (account), link (account), membership (account), push_device (account), reminded (account), ring (account), \
session (account): 4 parts on 2 servers
account_snapshot (space), fact (space), guest (id), space (id): 4 parts on 2 servers
shared_address (hash): 4 parts on 2 servers
address, invitation, invited, member, shared_space: whole on each of 3 servers
all others: on the coordinator
"""


class PlainDatabase(PostgresDatabase):
    """One without the extension, at first."""

    def lose(self):
        self.address = self.cluster.new_database("plain")
        self.made.append(self.name)

    def become_distributed(self):
        folder = self.cluster.folder
        self.cluster.tell("database", self.name, "workers")
        for statement in (
            "CREATE EXTENSION citus",
            f"SELECT citus_set_coordinator_host('{folder}')",
            *(f"SELECT citus_add_node('{folder}/{worker}', 5432)" for worker in WORKERS),
        ):
            self.execute(statement)


def ask_worker(store, worker, statement):
    """What a query finds on a worker, as text."""
    command = ["psql", "-h", f"{store.cluster.folder}/{worker}", "-U", "teaspoon", "-d", store.name, "-qtA", "-v", "ON_ERROR_STOP=1"]
    # Otherwise a worker does not show the parts of tables.
    shown = {**os.environ, "PGOPTIONS": "-c citus.override_table_visibility=off"}
    return subprocess.run([*command, "-c", statement], env=shown, check=True, capture_output=True, text=True).stdout.strip()


def asked(store):
    """How many statements so far were carried out by one part of the tables, and how many by several."""
    counters = "SELECT query_execution_single_shard || ' ' || query_execution_multi_shard FROM citus_stat_counters WHERE name = current_database()"
    return [int(number) for number in store.ask(counters).split()]


def rows_read(store):
    """How many rows of facts the workers have read so far, once they no longer say more: a connection tells its figures a moment later."""
    read = "SELECT sum(seq_tup_read + idx_tup_fetch) FROM pg_stat_user_tables WHERE relname LIKE 'fact%'"
    figures = []

    def stand_still():
        time.sleep(1.1)
        figures.append(sum(int(ask_worker(store, worker, read)) for worker in WORKERS))
        return len(figures) > 1 and figures[-1] == figures[-2]

    eventually(stand_still)
    return figures[-1]


def problems(program):
    """What the doctor finds, but for the settings of a cluster for tests."""
    lines = carried_out(program, "doctor").stdout.splitlines()
    return [line for line in lines if line.startswith("- ") and "Unsafe database setting" not in line]


def write_many(device, count):
    for first in range(0, count, 4_000):
        device.unsent = {
            task(number): (Timestamp((2, 0, 7)), f"Task {number}") for number in range(first, min(first + 4_000, count))
        }
        device.exchange()


def test_a3_the_facts_of_many_accounts_lie_on_both_workers(server):
    for name in range(12):
        device = Device(Session(server).register(f"{name}@example.org"))
        device.write(task(1), "Water plants", 1)
        device.sync()
    parts = "SELECT string_agg('SELECT * FROM ' || oid::regclass, ' UNION ALL ') FROM pg_class WHERE relname ~ '^fact_[0-9]+$'"
    on_each = [
        int(ask_worker(server.store, worker, f"SELECT count(*) FROM ({ask_worker(server.store, worker, parts)}) AS fact"))
        for worker in WORKERS
    ]
    assert min(on_each) > 0
    assert sum(on_each) == int(server.store.ask("SELECT count(*) FROM fact"))


def test_a3_pushing_and_pulling_ask_only_the_part_that_has_the_space(server):
    session = Session(server).register()
    device = Device(session)
    device.sync()
    one, several = asked(server.store)
    for number in range(20):
        device.write(task(number), f"Task {number}", 1)
        device.sync()
    # Whose reminders are to be planned is asked of all, once for all spaces that moved in a quarter of a second.
    more, others = asked(server.store)
    assert more - one >= 100
    assert others - several < 20


def test_a3_a_push_and_a_pull_read_no_more_rows_of_a_large_plan_than_of_a_small_one(server):
    device = Device(Session(server).register())
    device.exchange()
    write_many(device, 20_000)
    before = rows_read(server.store)
    for number in range(30_000, 30_010):
        device.write(task(number), "One more", 3)
        device.exchange(limit=10)
    Device(device.session).exchange(limit=10)
    assert rows_read(server.store) - before < 200


def test_a3_a_database_that_was_a_plain_one_is_divided_when_a_server_is_started_and_keeps_everything(cluster, tmp_path):
    store = PlainDatabase(cluster)
    program = Program(tmp_path / "data", store=store)
    program.start()
    session = Session(program).register()
    device = Device(session)
    device.exchange()
    write_many(device, 500)
    assert program.stop() == 0
    assert "divides" not in carried_out(program, "doctor").stdout
    store.become_distributed()
    program.start()
    late = Device(session)
    late.sync()
    assert len(late.known) == 500
    device.write(task(501), "After that", 4)
    device.sync()
    late.sync()
    assert len(late.known) == 501
    assert LAYOUT in carried_out(program, "doctor").stdout
    assert problems(program) == []
    assert store.ask("SELECT pg_relation_size('fact')") == "0"
    program.kill()
    store.remove()


def test_a3_a_server_says_that_it_was_connected_to_a_worker(server, tmp_path):
    folder = server.store.cluster.folder
    store = SimpleNamespace(options=["--store", server.store.address.replace(folder, f"{folder}/worker-1")])
    done = Program(tmp_path / "elsewhere", store=store).run()
    assert done.returncode != 0
    assert "servers connect to the coordinator" in done.stderr


def test_a3_the_doctor_says_how_the_tables_lie(server):
    said = carried_out(server, "doctor").stdout
    assert LAYOUT in said
