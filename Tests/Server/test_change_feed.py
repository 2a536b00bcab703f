"""Open pages are told that there is something new."""

import time

from wire import Device, Session, task

STORES = ["sqlite", "postgres"]


class Events:
    """The events of an open line, read one by one."""

    def __init__(self, session):
        self.connection = session.program.connect()
        self.connection.request("GET", "/sync/live", headers=session.headers)
        self.response = self.connection.getresponse()
        assert self.response.status == 200
        assert self.response.getheader("content-type") == "text/event-stream"

    def next(self):
        """(event, data); lines that only keep the connection open are passed over."""
        event = None
        for received in iter(self.response.readline, b""):
            line = received.decode().rstrip("\n")
            if line.startswith("event: "):
                event = line[7:]
            elif line.startswith("data: ") and event:
                return event, line[6:]
        return None

    def close(self):
        self.connection.close()


def test_a3_a_page_is_told_when_another_device_wrote(server):
    session = Session(server).register()
    device = Device(session)
    device.sync()
    events = Events(session)
    assert events.next() == ("moved", "0")
    device.write(task(1), "Water-plants", 1)
    device.sync()
    assert events.next() == ("moved", "1")
    events.close()


def test_a3_nobody_is_told_of_anothers_plan(server):
    ada, bob = Session(server).register(), Session(server).register("bob@example.org")
    events = Events(ada)
    events.next()
    device = Device(bob)
    device.sync()
    device.write(task(1), "Bob's", 1)
    device.sync()
    own = Device(ada)
    own.sync()
    own.write(task(1), "Ada's", 1)
    own.write(task(2), "Ada's", 1)
    own.sync()
    assert events.next() == ("moved", "2")
    events.close()


def test_a2_other_devices_are_told_that_the_accounts_address_was_changed(server):
    here = Session(server).register()
    there = Session(server).sign_in()
    events = Events(there)
    assert events.next() == ("moved", "0")
    here.post("/account/e-mail", **{"email": "ada@new.example.org", "email-password": "eight spoons a day"})
    with server.killed_after(20):
        assert events.next() == ("moved", "again")
    assert Device(there).exchange().email == "ada@new.example.org"
    events.close()


def test_a2_a_line_ends_with_its_session(server):
    here = Session(server).register()
    there = Session(server).sign_in()
    events = Events(there)
    events.next()
    here.post("/account/sessions/end", session="others")
    assert events.next() == ("ended", "")
    assert events.next() is None


def test_a2_without_a_session_there_is_nothing_to_hear(shared_server):
    assert shared_server.get("/sync/live").status == 401
    assert Session(shared_server, "teaspoon=" + "A" * 64).get("/sync/live").status == 401


def test_open_lines_do_not_hold_up_stopping(server):
    session = Session(server).register()
    lines = [Events(session) for _ in range(5)]
    began = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - began < 5
    for line in lines:
        line.close()


def test_a_line_too_many_is_refused(server):
    session = Session(server).register()
    lines = [Events(session) for _ in range(32)]
    assert session.get("/sync/live").status == 429
    lines.pop().close()
    deadline = time.monotonic() + 10
    while session_refused := session_status(session) == 429:
        assert time.monotonic() < deadline, session_refused
        time.sleep(0.05)
    for line in lines:
        line.close()


def session_status(session):
    """Whether a further line would be taken, without reading it to its end."""
    connection = session.program.connect()
    connection.request("GET", "/sync/live", headers=session.headers)
    status = connection.getresponse().status
    connection.close()
    return status
