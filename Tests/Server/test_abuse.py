"""Clients that are slow, many, or mean."""

import socket
import threading
import time

import pytest

from seeded_random import only_long
from wire import Device, Session, task

PASSWORD = "eight spoons a day"


def resident(server):
    for line in server.get("/metrics").text.splitlines():
        if line.startswith("teaspoon_resident_bytes"):
            return int(line.split()[1])
    raise AssertionError("how much memory is taken is not told")


@only_long(10_000)
def test_thousands_of_failed_sign_ins_cost_little_and_keep_nobody_out(program, count):
    program.start("--trust-proxy")
    session = Session(program).register()
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    statuses = []
    addresses = max(count // 1000, 1)

    def guess(worker):
        connection = program.connect()
        for number in range(count // 8):
            # From many network addresses, for many e-mail addresses and for hers.
            address = f"10.0.{number % addresses // 250}.{number % addresses % 250}"
            mail = "ada" if number % 2 else f"nobody{worker}-{number}"
            body = f"email={mail}%40example.org&password=guess+{number}".encode()
            connection.request("POST", "/account/sign-in", body, {**form, "X-Forwarded-For": address})
            answer = connection.getresponse()
            answer.read()
            statuses.append(answer.status)

    before = resident(program)
    workers = [threading.Thread(target=guess, args=(worker,)) for worker in range(8)]
    for worker in workers:
        worker.start()
    # A browser that is signed in goes on meanwhile.
    device = Device(session)
    for number in range(20):
        device.write(task(number), "x", number)
        device.exchange()
    for worker in workers:
        worker.join()
    assert len(statuses) == count // 8 * 8
    assert set(statuses) <= {422, 429, 503}
    # Forty from each address, and one more every six seconds.
    assert statuses.count(422) < addresses * 100
    assert program.get("/health").status == 200
    # Nineteen MiB each for two at a time, and what the limits remember.
    assert resident(program) - before < 150 << 20


def test_clients_that_say_nothing_or_little_keep_nobody_waiting(server):
    session = Session(server).register()
    lines = []
    for number in range(300):
        line = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        line.sendall([b"", b"POST /sync HTTP/1.1\r\nHo", b"POST /sync HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\nab"][number % 3])
        lines.append(line)
    began = time.monotonic()
    assert session.get("/account").status == 200
    device = Device(session)
    device.sync()
    # Each line that says nothing is kept for half a minute.
    assert time.monotonic() - began < 10
    for line in lines:
        line.close()


def test_headers_that_are_too_many_too_long_or_broken_are_refused_and_stop_nothing(server):
    heads = [
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"".join(b"X-%d: y\r\n" % number for number in range(20_000)) + b"\r\n",
        b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nCookie: " + b"teaspoon=" * 30_000 + b"\r\n\r\n",
        b"GET /health HTTP/1.1\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
        b"POST /sync HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\nGET /health HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /sync HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"POST /sync HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST /sync HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 200,
        b"GET / HTTP/9.9\r\n\r\n",
        b"\r\n\r\n\r\n\r\nGET\r\n\r\n",
    ]
    for head in heads:
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
            try:
                line.sendall(head)
                line.settimeout(5)
                answer = line.recv(200)
            except (ConnectionError, TimeoutError):
                answer = b""
        # Data beyond the connection's buffer may be cut off before the answer is read.
        is_long = len(head) > 100_000
        # One of them is refused for its sort of content already.
        status = 415 if b"FFFF" in head else 400
        assert answer.startswith(b"HTTP/1.1 %d " % status) or (is_long and answer == b""), (head[:60], answer)
    assert server.get("/health").status == 200


def test_a_body_whose_end_cannot_be_told_gets_one_answer_before_the_connection_ends(server):
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(b"POST /sync HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\nGET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        received = b""
        while part := line.recv(65536):
            received += part
    assert received.startswith(b"HTTP/1.1 400 ") and received.count(b"HTTP/1.1 ") == 1


def test_cookies_that_are_none_open_nothing(server):
    Session(server).register()
    for cookie in "teaspoon", "teaspoon=", "teaspoon=" + "é" * 64, "teaspoon=" + "=" * 64, ";;;=;", "teaspoon=" + "A" * 63, "teaspoon=" + "/" * 64:
        answer = server.request("GET", "/account", {"Cookie": cookie.encode("utf-8").decode("latin-1")})
        assert answer.status == 303, cookie


@pytest.mark.parametrize("by", ["command line", "environment"])
def test_a_device_that_asks_without_end_is_told_to_wait(program, monkeypatch, by):
    monkeypatch.setenv("TEASPOON_SYNC_RATE", "5" if by == "environment" else "100000")
    program.start(*["--sync-rate", "5"] * (by == "command line"))
    server = program
    session = Session(server).register()
    wire = Device(session).request()
    connection = server.connect()
    statuses = []
    for _ in range(300):
        connection.request("POST", "/sync", wire, {"Content-Type": "application/cbor", **session.headers})
        answer = connection.getresponse()
        answer.read()
        statuses.append(answer.status)
        if answer.status == 429:
            assert int(answer.headers["retry-after"]) >= 1
            break
    assert statuses[:30] == [200] * 30 and statuses[-1] == 429
    assert Session(server).register("bob@example.org").sync(wire).status == 200
