"""The properties of every answer, and the answers to hostile or broken requests."""

import contextlib
import socket
import time

import pytest

EVERYWHERE = {
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.mark.parametrize("path", ["/", "/health", "/service-worker.js", "/app/today", "/nothing", "/favicon.ico", "/static/x/y"])
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
def test_every_answer_says_how_far_a_browser_may_go_with_it(shared_server, method, path):
    headers = shared_server.request(method, path).headers
    for name, value in EVERYWHERE.items():
        assert headers[name] == value
    assert "permissions-policy" in headers
    assert headers["referrer-policy"] in ("no-referrer", "same-origin")
    assert "unsafe-inline" not in headers["content-security-policy"]
    assert "server" not in headers


def test_the_front_door_leads_to_today(shared_server):
    answer = shared_server.get("/")
    assert answer.status == 308
    assert answer.headers["location"] == "/app/today"


def test_today_is_answered_without_a_redirect(shared_server):
    answer = shared_server.get("/app/today")
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "set-cookie" not in answer.headers


def test_unknown_addresses_get_a_small_page_that_leads_back(shared_server):
    answer = shared_server.get("/nothing")
    assert answer.status == 404
    assert 'href="/app/today"' in answer.text
    assert len(answer.body) < 1000


def test_a_release_other_than_the_servers_is_answered_with_the_servers(shared_server):
    assert shared_server.get("/app/today", x_release="other").headers["x-release"] == shared_server.release


@pytest.mark.parametrize("headers", [
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "cross-site", "Origin": "SELF"},
    {"Origin": "https://elsewhere.example"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "null"},
])
def test_a_form_from_another_site_is_refused(shared_server, headers):
    own = f"http://127.0.0.1:{shared_server.port}"
    headers = {name: value.replace("SELF", own) for name, value in headers.items()}
    headers["Content-Type"] = "application/x-www-form-urlencoded"
    answer = shared_server.request("POST", "/app/tasks/new", headers, b"keep=server&title=x")
    assert answer.status == 403
    assert shared_server.guests() == 0


@pytest.mark.parametrize("headers", [
    {"Sec-Fetch-Site": "same-origin", "Origin": "null"},
    {"Origin": "SELF"},
    {},
])
def test_a_form_of_our_own_is_not_taken_for_another_sites(shared_server, headers):
    own = f"http://127.0.0.1:{shared_server.port}"
    headers = {name: value.replace("SELF", own) for name, value in headers.items()}
    headers["Content-Type"] = "application/x-www-form-urlencoded"
    assert shared_server.request("POST", "/app/tasks/new", headers, b"title=x").status == 503


def test_a_link_on_another_site_may_lead_here(shared_server):
    assert shared_server.get("/app/today", Sec_Fetch_Site="cross-site").status == 200


def exchange(program, head, body=b"", wait=20):
    """Sends bytes as they are and reads until the server closes the line."""
    with socket.create_connection(("127.0.0.1", program.port), timeout=wait) as line:
        line.sendall(head)
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            line.sendall(body)
        received = b""
        try:
            while part := line.recv(65536):
                received += part
                if b"\r\n\r\n" in received and b"content-length" in received.lower():
                    head, rest = received.split(b"\r\n\r\n", 1)
                    length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
                    if len(rest) >= length:
                        break
        except ConnectionResetError:
            pass
        return received


def test_a_form_announced_as_too_large_is_refused_before_it_is_sent(shared_server):
    began = time.monotonic()
    head = b"POST /app/tasks/new HTTP/1.1\r\nHost: x\r\nContent-Length: 10485760\r\n\r\n"
    answer = exchange(shared_server, head)
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert b"connection: close" in answer.lower()
    # It would wait for the rest of it, and give up after half a minute.
    assert time.monotonic() - began < 10


def test_a_form_that_grows_too_large_is_refused_while_it_is_sent(shared_server):
    head = b"POST /app/tasks/new HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
    assert exchange(shared_server, head, chunk * 160).startswith(b"HTTP/1.1 413 ")


def test_a_browser_that_sends_ten_megabytes_gets_to_read_the_answer(shared_server):
    answer = shared_server.request("POST", "/app/tasks/new", {"Content-Type": "application/x-www-form-urlencoded"}, b"x" * 10_485_760)
    assert answer.status == 413


def test_a_form_cut_short_is_not_taken_for_a_whole_one(shared_server):
    with socket.create_connection(("127.0.0.1", shared_server.port)) as line:
        line.sendall(
            b"POST /app/tasks/new HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n"
            b"Content-Length: 1000\r\n\r\nkeep=server&title=Half"
        )
        line.shutdown(socket.SHUT_WR)
        line.settimeout(10)
        received = line.recv(65536)
    assert not received.startswith((b"HTTP/1.1 2", b"HTTP/1.1 3"))
    assert shared_server.guests() == 0


@pytest.mark.parametrize("request_bytes", [
    b"nonsense\r\n\r\n",
    b"GET /app/today HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 200_000 + b"\r\n\r\n",
    b"POST /app/today HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /app/today HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /app/today HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
])
def test_what_is_not_http_is_refused_and_hurts_nobody(shared_server, request_bytes):
    received = exchange(shared_server, request_bytes)
    # Data beyond the connection's buffer may be cut off before the answer is read.
    is_long = len(request_bytes) > 100_000
    assert received.startswith(b"HTTP/1.1 400 ") or (is_long and received == b"")
    assert shared_server.get("/health").status == 200


@pytest.mark.parametrize("target, status", [
    ("/app/%ff%fe", 404), ("/app/today?did=%00", 200), ("/app/tasks/%F0%9F%A5%84", 404), ("/app/" + "a" * 20_000, 404), ("/app//", 200),
])
def test_strange_addresses_of_the_planner_are_answered(shared_server, target, status):
    assert shared_server.get(target).status == status
