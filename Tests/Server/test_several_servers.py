"""Several servers on one PostgreSQL: any of them answers anybody."""

import pytest

from program import two_servers
from shared_lists import a_list, end, join, known, member_id, share
from stores import PostgresDatabase
from test_change_feed import Events
from visitor import Visitor
from wire import Device, Session, shared_task, task


def on_one_database(cluster, folder):
    """Two servers on one database, which was empty."""
    store = PostgresDatabase(cluster)
    with two_servers(folder, store) as servers:
        yield servers
    store.remove()


@pytest.fixture
def servers(cluster, tmp_path):
    yield from on_one_database(cluster, tmp_path)


@pytest.fixture
def servers_on_durable_cluster(durable_cluster, tmp_path):
    yield from on_one_database(durable_cluster, tmp_path)


def test_a3_what_one_server_takes_in_the_other_tells_and_gives(servers):
    one, other = servers
    session = Session(one).register()
    elsewhere = Session(other, session.cookie)
    here, there = Device(session), Device(elsewhere)
    here.sync()
    there.sync()
    events = Events(elsewhere)
    assert events.next() == ("moved", "0")
    here.write(task(1), "Water plants", 1)
    here.sync()
    assert events.next() == ("moved", "1")
    there.sync()
    assert there.known == here.known
    events.close()


def test_a2_a_session_that_is_ended_at_one_server_is_ended_at_the_other(servers):
    one, other = servers
    session = Session(one).register()
    elsewhere = Session(other, session.cookie)
    Device(elsewhere).sync()
    session.post("/account/sign-out")
    assert elsewhere.sync(b"").status == 401


def test_a1_a_plan_without_account_is_shown_and_erased_by_any_server(servers):
    one, other = servers
    here = Visitor(one)
    here.add_task("Water-plants")
    there = Visitor(other)
    there.cookie = here.cookie
    assert there.sees_task("Water-plants")
    assert there.adds_task("Call-Ada") and here.sees_task("Call-Ada")
    assert one.guests() == 1
    here.send("POST", "/app/data/erase", b"sure=yes")
    assert not there.sees_task("Call-Ada") and one.guests() == 0


def test_a3_when_a_server_is_killed_the_other_has_all_that_was_answered(servers):
    one, other = servers
    session = Session(one).register()
    device = Device(session)
    device.sync()
    for number in range(50):
        device.write(task(number), f"Task {number}", number)
        device.sync()
    one.kill()
    elsewhere = Device(Session(other, session.cookie))
    elsewhere.sync()
    assert elsewhere.known == device.known


def test_a3_while_the_database_is_away_nothing_is_promised_and_afterwards_all_goes_on(servers_on_durable_cluster, durable_cluster):
    one, other = servers_on_durable_cluster
    session = Session(one).register()
    device = Device(session)
    device.sync()
    device.write(task(1), "Before", 1)
    device.sync()
    durable_cluster.crash()
    device.write(task(2), "Meanwhile", 2)
    assert session.sync(device.request()).status == 503
    assert one.get("/app/today").status == 200
    durable_cluster.start()
    device.sync()
    elsewhere = Device(Session(other, session.cookie))
    elsewhere.sync()
    assert elsewhere.known == device.known


def test_L5_who_is_removed_at_one_server_hears_and_gets_nothing_more_at_the_other(servers):
    one, other = servers
    ada = Session(one).register()
    bob = Session(other).register("bob@example.org")
    number = share(ada, a_list(ada))
    join(bob, ada, number)
    there = known(bob)
    events = Events(bob)
    assert events.next()[0] == "moved"
    assert events.next() == ("moved", "again")
    here = known(ada)
    here.write(shared_task(number, 9), "Tea", 2)
    here.sync()
    assert events.next() == ("moved", "again")
    there.sync()
    assert there.known[shared_task(number, 9)][1] == "Tea"
    assert "Groceries" in bob.get("/app/lists").text
    assert end(ada, number, "remove", member_id(ada, number, "Bob")).status == 303
    assert events.next() == ("moved", "again")
    there.write(shared_task(number, 9), "Mine", 3)
    assert [entry[4] for entry in there.exchange().refused] == [4]
    assert there.spaces == {} and "Groceries" not in bob.get("/app/lists").text
    here.sync()
    assert here.known[shared_task(number, 9)][1] == "Tea"
    events.close()
