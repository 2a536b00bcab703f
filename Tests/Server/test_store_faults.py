"""The store has no room, or is not there: clear refusals, nothing lost, and on again without a restart."""

import contextlib
import json
import re
import resource
import socket
import threading
import time

import pytest

from program import Program, eventually
from stores import PostgresDatabase
from test_commands import teaspoon
from test_gallery import Maker
from visitor import Visitor
from wire import Answer, Device, Session, task


@pytest.fixture
def durable(tmp_path, durable_cluster):
    """A server, to be started, on a database that keeps what it committed when it crashes."""
    program = Program(tmp_path / "data", store=PostgresDatabase(durable_cluster))
    yield program
    program.kill()


def push(device, number, size=0):
    """Whether a push was taken; anything but a clear refusal fails."""
    device.write(task(number), "x" * size + str(number), number)
    reply = device.session.sync(device.request())
    if reply.status == 200:
        device.unsent = {}
        device.take(Answer(reply.body))
        return True
    # SQLite meets a limit on the size of files here: a write that failed. A disk without room would be 507.
    assert reply.status == 503
    assert int(reply.headers["retry-after"]) > 0
    return False


def test_a3_a_full_disk_is_said_loses_nothing_and_passes(server):
    session = Session(server).register()
    device = Device(session)
    device.sync()
    limit = max(path.stat().st_size for path in server.data.glob("teaspoon.db*")) + 300_000
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    count = 0
    while push(device, count + 1, size=20_000):
        count += 1
        assert count < 1000, "the limit was not met"
    assert count > 3
    # Reading goes on, and a form is answered with its typed text.
    fresh = Device(session)
    fresh.sync()
    assert len(fresh.known) == count
    visitor = Visitor(server)
    visitor.cookie = session.cookie
    for _ in range(1000):
        form = visitor.open("/app/tasks/new")
        page = visitor.submit(form, form.form_with("title"), title="Water-plants " * 30)
        if page.status != 200:
            break
    assert page.status == 503 and "Water-plants" in page.text and "nothing was changed" in page.text
    # Monitoring sees it.
    assert server.get("/ready").status == 503
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert push(device, 5000)
    eventually(lambda: server.get("/ready").status == 200)
    server.stop()
    said = [json.loads(line) for line in server.process.stderr.read().splitlines()]
    assert "disk I/O error" in said[0]["message"]
    assert said[-1]["message"] == "Database available again"


def test_a3_a_full_disk_keeps_nobody_from_opening_a_public_link_or_using_a_template(server):
    maker = Maker(server).register()
    made = maker.post("/account/links", do="make", show="spoons")
    link = "/shared/" + re.search(r'value="[^"]*/shared/([^"]*)"', made.text)[1]
    template = maker.published(maker.list("Morning", "Tea"))
    # Nothing can be written any more, not even that the link was opened, or the template used.
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    assert server.get(link).status == 200
    assert Session(server).post(f"/gallery/{template}/use").status == 303
    # It was tried: monitoring sees that the store failed.
    assert server.get("/ready").status == 503


def test_a2_a_link_for_a_new_password_still_works_after_the_store_failed(server):
    Session(server).register()
    link = teaspoon(server, "account", "reset-link", "ada@example.org").strip().split("=")[-1]
    server.store.execute("CREATE TRIGGER refused BEFORE UPDATE ON account BEGIN SELECT RAISE(ABORT, 'refused'); END")
    assert Session(server).post("/account/link", link=link, password="twelve spoons a day").status == 503
    server.store.execute("DROP TRIGGER refused")
    assert Session(server).post("/account/link", link=link, password="twelve spoons a day").status == 303
    assert Session(server).sign_in(password="twelve spoons a day").cookie


def test_a3_a_postgresql_that_goes_and_comes_back_costs_nothing_that_was_answered(durable, durable_cluster):
    durable.start()
    session = Session(durable).register()
    device = Device(session)
    device.sync()
    assert push(device, 1)
    durable_cluster.crash()
    began = time.monotonic()
    assert not push(device, 2)
    assert time.monotonic() - began < 12
    assert durable.get("/health").status == 200
    assert durable.get("/ready").status == 503
    assert session.get("/account").status == 503
    page = session.get("/app/today")
    assert page.status == 503 and "Not saved" in page.text
    durable_cluster.start()
    eventually(lambda: durable.get("/ready").status == 200, timeout=30)
    assert push(device, 3)
    fresh = Device(session)
    fresh.sync()
    assert fresh.known == device.known and len(fresh.known) == 3
    # The log says it, and not every few seconds.
    durable.stop()
    said = [json.loads(line)["message"].split(":")[0] for line in durable.process.stderr.read().splitlines()]
    assert said.count("Could not load due reminders") <= 1 and said.count("Could not schedule reminders") <= 1
    assert "Database available again" in said


def test_a3_what_was_answered_survives_a_crash_of_a_database_that_was_told_not_to_wait_for_its_disk(durable, durable_cluster):
    durable_cluster.say("postgres", f"ALTER DATABASE {durable.store.name} SET synchronous_commit = off")
    durable.start()
    device = Device(Session(durable).register())
    device.sync()
    assert all(push(device, number + 1) for number in range(20))
    durable_cluster.crash()
    durable_cluster.start()
    eventually(lambda: durable.get("/ready").status == 200, timeout=30)
    fresh = Device(device.session)
    fresh.sync()
    assert len(fresh.known) == 20


@pytest.mark.exhaustive
def test_a_postgresql_that_stands_still_makes_the_server_unready(durable, durable_cluster):
    durable.start()
    with durable_cluster.frozen():
        began = time.monotonic()
        assert durable.get("/ready").status == 503
        assert time.monotonic() - began < 10
        assert durable.get("/health").status == 200
    eventually(lambda: durable.get("/ready").status == 200, timeout=30)


def test_a_postgresql_on_another_machine_is_never_spoken_to_in_clear_text(tmp_path):
    heard = []

    def answer():
        with contextlib.suppress(OSError):
            while True:
                line, _ = listener.accept()
                with line:
                    heard.append(line.recv(8))
                    # The answer of a server that does not speak TLS.
                    line.sendall(b"N")
                    heard.append(line.recv(100))

    class Elsewhere:
        pass

    with socket.create_server(("127.0.0.1", 0)) as listener:
        # An address that reaches this machine, but does not look like it.
        Elsewhere.options = ["--store", f"postgres://u:secret@db.example/x?hostaddr=0.0.0.0&port={listener.getsockname()[1]}"]
        threading.Thread(target=answer, daemon=True).start()
        said = Program(tmp_path / "data", store=Elsewhere()).run()
    assert said.returncode != 0 and "SSL" in said.stderr
    # The request for TLS (section 55.7 of PostgreSQL's manual), and not a word more.
    assert set(heard) == {bytes.fromhex("00000008 04d2162f"), b""}


def test_a_postgresql_that_is_not_there_is_told_at_the_start(tmp_path):
    class Nowhere:
        options = ["--store", "postgres:///x?host=/nowhere&user=u&password=secret"]

    said = Program(tmp_path / "data", store=Nowhere()).run()
    assert said.returncode != 0 and "cannot be reached" in said.stderr and "secret" not in said.stderr
