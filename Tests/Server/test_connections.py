"""Connections: how many there are, who may open them, and older ways to speak HTTP/1."""

import socket
import time
from contextlib import contextmanager

import pytest

from program import eventually
from wire import Session


def post(path):
    """The first lines of a form, without the end of the head."""
    return b"POST " + path + b" HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n"


def connection(program, address="127.0.0.1"):
    """A connection from one of this machine's own addresses."""
    return socket.create_connection(("127.0.0.1", program.port), timeout=10, source_address=(address, 0))


@contextmanager
def connections(program, count):
    """So many connections from one address, closed in the end."""
    lines = [connection(program, "127.0.0.2") for _ in range(count)]
    try:
        yield lines
    finally:
        for line in lines:
            line.close()


def until_closed(line):
    """Everything that arrives before the server ends the connection."""
    received = b""
    while part := line.recv(65536):
        received += part
    return received


def is_served(line):
    """Whether a request on that connection is answered."""
    try:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        return line.recv(65536).startswith(b"HTTP/1.1 200 ")
    except (BrokenPipeError, ConnectionResetError):
        return False


def is_one_more_served(program, address):
    with connection(program, address) as line:
        return is_served(line)


@pytest.mark.parametrize("path", [b"/health", b"/app/today", b"/account/sign-in", b"/nothing"])
def test_a_connection_of_http_1_0_ends_with_its_answer_which_has_no_chunks(shared_server, path):
    with connection(shared_server) as line:
        began = time.monotonic()
        line.sendall(b"GET " + path + b" HTTP/1.0\r\nHost: x\r\n\r\n")
        received = until_closed(line)
        assert time.monotonic() - began < 5
    assert received.startswith(b"HTTP/1.0 ")
    assert b"connection: close" in received.lower()
    assert b"transfer-encoding" not in received.lower()


def test_http_1_0_is_not_kept_open_when_it_asks_for_that(shared_server):
    with connection(shared_server) as line:
        line.sendall(b"GET /health HTTP/1.0\r\nHost: x\r\nConnection: keep-alive\r\n\r\n")
        assert b"connection: close" in until_closed(line).lower()


def test_a_client_of_http_1_1_that_wants_to_end_is_let_go_however_it_writes_that(shared_server):
    with connection(shared_server) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: Close, TE\r\n\r\n")
        assert until_closed(line).startswith(b"HTTP/1.1 200 ")


def test_a_client_that_asks_before_it_sends_is_told_to_go_on(shared_server):
    form = b"email=ada%40example.org&password=guess"
    with connection(shared_server) as line:
        line.sendall(post(b"/account/sign-in") + b"Expect: 100-continue\r\nContent-Length: %d\r\n\r\n" % len(form))
        assert line.recv(65536) == b"HTTP/1.1 100 Continue\r\n\r\n"
        line.sendall(form)
        assert line.recv(65536).startswith(b"HTTP/1.1 422 ")


@pytest.mark.parametrize("path", [b"/account/sign-in", b"/app/tasks/new"])
def test_a_body_in_broken_chunks_is_not_called_too_large(shared_server, path):
    with connection(shared_server) as line:
        line.sendall(post(path) + b"Transfer-Encoding: chunked\r\n\r\nzz\r\nemail=x\r\n0\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 400 ")


def test_one_address_cannot_take_all_connections(program):
    # Half of the files that the process can have open.
    program.under = ["prlimit", "--nofile=200:200"]
    program.start()
    with connections(program, 250) as lines:
        assert sum([is_served(line) for line in lines]) == 100
        assert program.get("/health").status == 200
        Session(program).register()
    # The place of a connection is free again once the server has heard of its end.
    eventually(lambda: is_one_more_served(program, "127.0.0.2"))


def test_a_server_can_have_as_many_files_open_as_the_system_allows_it(program):
    program.under = ["prlimit", "--nofile=64:300"]
    program.start()
    with connections(program, 140) as lines:
        assert all(is_served(line) for line in lines)


def test_the_connections_of_a_proxy_are_not_limited_together(program):
    program.under = ["prlimit", "--nofile=200:200"]
    program.start("--trust-proxy")
    with connections(program, 120) as lines:
        assert all(is_served(line) for line in lines)
