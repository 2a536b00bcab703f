"""The bodies of requests: what they take of the memory together, and who gives way when it is full."""

import socket
import threading
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

from program import eventually
from test_data_without_script import bring_in, file_of, look_at
from test_shared_addresses import Maker
from visitor import Visitor
from wire import Device, Session, task

FORM = "application/x-www-form-urlencoded"
MEBIBYTE = 1 << 20
LARGE = 1_900_000


def peak(program):
    """The most memory that the program has had so far, in bytes."""
    lines = Path(f"/proc/{program.process.pid}/status").read_text().splitlines()
    return 1024 * next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:"))


def head(path, length, address=None, cookie=None, kind=FORM):
    lines = [f"POST {path} HTTP/1.1", "Host: x", f"Content-Type: {kind}"]
    lines.append("Transfer-Encoding: chunked" if length is None else f"Content-Length: {length}")
    lines += [f"X-Forwarded-For: {address}"] * bool(address) + [f"Cookie: {cookie}"] * bool(cookie)
    return "\r\n".join([*lines, "", ""]).encode()


@contextmanager
def sending(program):
    """Begins bodies; they are held until the end of the block."""
    lines = []

    def send(*parts):
        line = socket.create_connection(("127.0.0.1", program.port), timeout=20)
        lines.append(line)
        line.sendall(b"".join(parts))
        return line

    yield send
    for line in lines:
        line.close()


def answer(line, patience):
    """What comes back in time; nothing if nothing does."""
    line.settimeout(patience)
    try:
        return line.recv(65536)
    except TimeoutError:
        return b""


def held(send, path, size, missing=10, **who):
    """A body without its last bytes, once the server has taken the others."""
    line = send(head(path, size, **who), b"title=" + b"a" * (size - 6 - missing))
    return line, answer(line, 0.5)


def is_busy(received):
    return received.startswith(b"HTTP/1.1 503 ") and b"retry-after: 5\r\n" in received.lower()


def test_one_large_body_at_a_time_from_an_address_and_small_ones_go_on(program):
    program.start("--trust-proxy")
    with sending(program) as send:
        _, received = held(send, "/app/tasks/new", LARGE, address="10.0.0.1")
        assert received == b""
        # Told by its length alone, before any of it was sent.
        line = send(head("/app/tasks/new", LARGE, address="10.0.0.1"))
        assert is_busy(received := answer(line, 10))
        assert b"The server is busy" in received
        small = program.request("POST", "/app/tasks/new", {"Content-Type": FORM, "X-Forwarded-For": "10.0.0.1"}, b"title=x")
        assert "keep-on-server" in small.text
        other = program.request("POST", "/app/tasks/new", {"Content-Type": FORM, "X-Forwarded-For": "10.0.0.2"}, b"title=" + b"a" * LARGE)
        assert "keep-on-server" in other.text
    # It is free again with the end of the first.
    deadline = time.monotonic() + 10
    body = b"title=" + b"a" * LARGE
    while "busy" in program.request("POST", "/app/tasks/new", {"Content-Type": FORM, "X-Forwarded-For": "10.0.0.1"}, body).text:
        assert time.monotonic() < deadline


def test_a_body_that_says_no_length_counts_as_it_arrives(program):
    program.start("--trust-proxy")
    with sending(program) as send:
        chunk = b"10000\r\n" + b"a" * 65_536 + b"\r\n"
        first = send(head("/app/tasks/new", None, address="10.0.0.1"), chunk * 4)
        assert answer(first, 0.5) == b""
        second = send(head("/app/tasks/new", None, address="10.0.0.1"), b"4000\r\n" + b"a" * 16_384 + b"\r\n")
        assert answer(second, 0.5) == b""
        second.sendall(chunk)
        assert is_busy(answer(second, 10))


def test_when_bodies_take_all_that_strangers_may_take_accounts_and_small_forms_go_on(program):
    program.start("--trust-proxy", "--max-bodies", "40")
    ada = Session(program).register()
    with sending(program) as send:
        received = [held(send, "/app/tasks/new", LARGE, address=f"10.0.1.{number}")[1] for number in range(12)]
        # Half of 40 MiB.
        assert [is_busy(one) for one in received] == [False] * 11 + [True]
        assert is_busy(answer(send(head("/app/tasks/new", LARGE, address="10.0.2.1"), b"a" * 1_000_000), 10))
        assert program.request("POST", "/account/sign-in", {"Content-Type": FORM}, b"email=&password=").status == 422
        ada.post("/app/tasks/new", title="Small")
        Device(ada).sync()
        note = ada.post("/app/notes/new", title="Large", text="a" * 500_000)
        assert note.status != 503
    assert "Small" in ada.get("/app/tasks").text


def test_a_device_is_told_to_come_back_where_its_account_holds_too_much(program):
    program.start("--max-bodies", "40")
    ada, bob = Session(program).register(), Session(program).register("bob@example.org")
    kind = "application/cbor"
    with sending(program) as send:
        # One after the other: of bodies that grow side by side, all may find the room taken.
        received = []
        for _ in range(3):
            line = send(head("/sync", MEBIBYTE, cookie=ada.cookie, kind=kind), b"a" * (MEBIBYTE - 9))
            received.append(answer(line, 1))
        # A sixteenth of 40 MiB.
        assert [is_busy(one) for one in received] == [False, False, True]
        Device(bob).sync()
    # Nothing of it stays behind.
    deadline = time.monotonic() + 10
    while ada.sync(Device(ada).request()).status != 200:
        assert time.monotonic() < deadline


def test_bodies_that_are_held_take_no_more_memory_than_there_is_for_them(program):
    program.start("--trust-proxy", "--max-bodies", "40")
    before = peak(program)
    with sending(program) as send:
        threads = [
            threading.Thread(target=held, args=(send, "/app/tasks/new", LARGE), kwargs={"address": f"10.0.{number % 20}.1"})
            for number in range(100)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        # 190 MB were sent.
        assert peak(program) - before < 60 * MEBIBYTE
    assert program.get("/health").status == 200


def writer(program, count):
    """Somebody whose plan is kept here, with so many tasks that each have a long note."""
    visitor = Visitor(program)
    welcome = visitor.open("/app/today")
    visitor.submit(welcome, welcome.form_with("first"), spoons="3", examples="no")
    for number in range(count):
        form = f"title=Task+{number}&note={'a' * 9_000}&nonce={number:032x}"
        assert visitor.send("POST", "/app/tasks/new", form.encode()).status == 303
    return visitor


@pytest.mark.parametrize("body", [b"copy=" + b"A" * (15 * MEBIBYTE), b"a&" * (7 * MEBIBYTE)], ids=["one field", "many fields"])
def test_a_form_of_the_largest_size_takes_few_times_its_size(server, visitor, body):
    before = peak(server)
    assert visitor.send("POST", "/app/data/import", body).status in (400, 422)
    assert peak(server) - before < 130 * MEBIBYTE


def test_a_large_file_is_looked_at_and_brought_in(server):
    file, other = file_of(writer(server, 20)), writer(server, 0)
    assert len(file) > 2 * 65_536 and look_at(other, file).status == 200
    assert bring_in(other, file).status == 200
    assert len(file_of(other)) > 2 * 65_536


def test_files_that_strangers_look_at_keep_nobody_waiting(program):
    program.start("--trust-proxy")
    boundary = "----boundary"
    before = f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.teaspoon"\r\n\r\n'.encode()
    body = before + file_of(writer(program, 120)) + f"\r\n--{boundary}--\r\n".encode()
    assert len(body) > 1_000_000
    statuses = []

    def look(number):
        headers = {"Content-Type": f"multipart/form-data; boundary={boundary}", "X-Forwarded-For": f"10.0.0.{number}"}
        statuses.append(program.request("POST", "/app/data/import", headers, body).status)

    threads = [threading.Thread(target=look, args=(number,)) for number in range(60)]
    for thread in threads:
        thread.start()
    slowest = 0
    while any(thread.is_alive() for thread in threads):
        began = time.monotonic()
        assert program.get("/health").status == 200
        slowest = max(slowest, time.monotonic() - began)
    assert set(statuses) <= {200, 503} and statuses.count(200) >= 2
    assert slowest < 2


def unread(program, path, cookie=None):
    """A line on which a page was asked for, of which the system of this side takes next to nothing in."""
    line = socket.socket()
    line.settimeout(20)
    # Before it connects: after that, the system of this side would take megabytes in.
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", program.port))
    signed_in = f"Cookie: {cookie}\r\n" if cookie else ""
    line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n{signed_in}\r\n".encode())
    return line


def test_large_answers_that_nobody_reads_take_no_more_than_their_part_and_leave_room_for_the_rest(program):
    program.start()
    ada = Session(program).register()
    device = Device(ada)
    device.sync()
    now = int(time.time() * 1000)
    for number in range(10):
        device.write(task(number), f"Task {number}", now)
        device.write(task(number, 2), "n" * 400_000, now)
        device.sync()
    export = "/app/data/everything.teaspoon"
    file = ada.get(export)
    assert file.status == 200 and len(file.body) > MEBIBYTE // 2
    before = peak(program)
    lines = [unread(program, export, cookie=ada.cookie) for _ in range(40)]
    answers = [answer(line, 20)[9:12] for line in lines]
    # A person's share is a quarter of 64 MiB.
    room = 16 * MEBIBYTE // len(file.body)
    assert 4 <= room < 40
    assert answers.count(b"200") == room and answers.count(b"503") == 40 - room
    assert peak(program) - before < 100 * MEBIBYTE
    # Small pages, and what devices send, go on.
    assert ada.get("/app/data").status == 200
    device.write(task(20), "Small", now)
    device.sync()
    for line in lines:
        line.close()
    eventually(lambda: ada.get(export).status == 200)


def long_list(program):
    """Somebody with a list whose titles are two megabytes, and the address that shows it to anybody."""
    ada = Maker(program).register()
    list_ = ada.list("Long", *[f"{number} {'a' * 9_000}" for number in range(220)])
    return ada, list_, ada.makes(list=list_)


def test_n6_the_page_of_a_public_link_is_of_bounded_size_and_says_what_it_leaves_out(server):
    _, _, address = long_list(server)
    page = server.get(address)
    assert page.status == 200 and MEBIBYTE < len(page.body) < MEBIBYTE + 100_000
    rows = page.text.count('<span class="title"')
    assert 100 < rows < 120 and f"these are the first {rows}." in page.text


def test_pages_of_public_links_that_nobody_reads_take_no_more_than_the_part_of_a_stranger(program):
    program.start()
    _, _, address = long_list(program)
    length = len(program.get(address).body)
    before = peak(program)
    lines = [unread(program, address) for _ in range(40)]
    answers = [answer(line, 20)[9:12] for line in lines]
    room = 16 * MEBIBYTE // length
    assert answers.count(b"200") == room and answers.count(b"503") == 40 - room
    assert peak(program) - before < 60 * MEBIBYTE
    for line in lines:
        line.close()
    eventually(lambda: program.get(address).status == 200)


def test_a_page_of_the_servers_own_that_nobody_reads_has_its_part_of_the_budget_too(program):
    program.start()
    ada, list_, _ = long_list(program)
    page = f"/account/links?list={list_}"
    room = 16 * MEBIBYTE // len(ada.get(page).body)
    lines = [unread(program, page, cookie=ada.cookie) for _ in range(40)]
    answers = [answer(line, 20)[9:12] for line in lines]
    assert answers.count(b"200") == room and answers.count(b"503") == 40 - room
    for line in lines:
        line.close()
