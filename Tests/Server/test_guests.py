"""A plan kept on the server, for a browser that runs no script."""

import re
import resource
import threading
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlencode, urljoin

import pytest

from program import eventually
from visitor import Lost, Visitor


def test_a_visitor_who_asks_for_nothing_is_not_kept(shared_server):
    answer = shared_server.get("/app/today")
    assert "set-cookie" not in answer.headers
    assert not list((shared_server.data / "guests").iterdir())


def test_a_form_that_does_not_ask_to_be_kept_is_not_pretended_to_be(shared_server):
    visitor = Visitor(shared_server)
    page = visitor.post("/app/tasks/new", {"title": "Water the plants"})
    assert page.status == 503
    assert visitor.cookie is None
    assert not list((shared_server.data / "guests").iterdir())


def test_a_form_that_asks_to_be_kept_makes_a_guest_with_a_cookie(server):
    visitor = Visitor(server)
    page = visitor.open("/app/tasks/new")
    form = page.form_with("title")
    assert ("keep", "server") in form.fields
    visitor.submit(page, form, title="Water-plants")
    assert re.fullmatch(r"teaspoon-guest=[0-9a-f]{64}", visitor.cookie)
    assert visitor.sees_task("Water-plants")


def test_the_cookie_is_the_browsers_own_and_no_scripts(server):
    visitor = Visitor(server)
    page = visitor.open("/app/tasks/new")
    fields = dict(page.form_with("title").fields, title="Water-plants")
    cookie = post(visitor, page, fields).headers["set-cookie"]
    for attribute in "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000":
        assert attribute in cookie
    assert "Secure" not in cookie


@pytest.mark.parametrize("by", ["command line", "environment"])
def test_the_cookie_is_for_https_only_where_a_trusted_proxy_says_so(program, monkeypatch, by):
    monkeypatch.setenv("TEASPOON_TRUST_PROXY", "yes" if by == "environment" else "no")
    program.start(*["--trust-proxy"] * (by == "command line"))
    visitor = Visitor(program)
    page = visitor.open("/app/tasks/new")
    fields = dict(page.form_with("title").fields, title="Water-plants")
    assert "; Secure" in post(visitor, page, fields, **{"X-Forwarded-Proto": "https"}).headers["set-cookie"]


def post(visitor, page, fields, **headers):
    return visitor.send("POST", urljoin(page.address, page.form_with("title").action), urlencode(fields).encode(), **headers)


def test_the_secret_half_of_the_cookie_is_not_in_any_name_on_the_disk(server):
    visitor = Visitor(server)
    visitor.add_task("Water-plants")
    token = visitor.cookie.split("=")[1]
    assert [folder.name for folder in (server.data / "guests").iterdir()] == [token[:32]]


def test_a_form_that_changes_nothing_makes_no_guest(shared_server):
    visitor = Visitor(shared_server)
    page = visitor.add_task("")
    assert page.status == 422
    assert not list((shared_server.data / "guests").iterdir())


def test_two_guests_do_not_see_each_others_plans(server):
    one, other = Visitor(server), Visitor(server)
    one.add_task("Only-mine")
    other.add_task("Only-yours")
    assert one.sees_task("Only-mine") and not one.sees_task("Only-yours")
    assert other.sees_task("Only-yours") and not other.sees_task("Only-mine")


def test_a_guest_is_not_opened_by_its_name_alone(server):
    owner, thief = Visitor(server), Visitor(server)
    owner.add_task("Only-mine")
    thief.cookie = owner.cookie[:-32] + "0" * 32
    assert not thief.sees_task("Only-mine")
    for cookie in "teaspoon-guest=", "teaspoon-guest=..%2f..", "teaspoon-guest=" + "g" * 64, owner.cookie + "00":
        thief.cookie = cookie
        assert not thief.sees_task("Only-mine")


def test_a_plan_is_there_after_a_restart(server):
    visitor = Visitor(server)
    visitor.add_task("Water-plants")
    assert server.stop() == 0
    server.start()
    assert visitor.sees_task("Water-plants")


def test_a_browser_that_keeps_no_cookie_is_told_that_nothing_was_saved(server):
    visitor = Visitor(server)
    page = visitor.open("/app/tasks/new")
    fields = dict(page.form_with("title").fields, title="Water-plants")
    for headers in {}, {"x-patch": "1"}:
        answer = post(visitor, page, fields, **headers)
        assert answer.status == 303
        visitor.cookie = None
        shown = visitor.open(answer.headers["location"])
        assert shown.status == 403
        assert "This browser kept no cookie from this site" in shown.text
        assert visitor.open("/app/today").status == 200
    # A browser that sends some cookie does keep cookies: its plan may be gone, or its session over.
    visitor.cookie = "teaspoon-guest=" + "0" * 64
    assert visitor.open(answer.headers["location"]).status == 200


def test_a_page_script_gets_the_page_behind_the_redirect_at_once(server):
    visitor = Visitor(server)
    visitor.add_task("Task-first")
    page = visitor.open("/app/tasks/new")
    fields = dict(page.form_with("title").fields, title="Water-plants")
    answer = post(visitor, page, fields, **{"x-patch": "1"})
    assert answer.status == 200
    assert answer.headers["x-location"].startswith("/app/")
    assert "location" not in answer.headers


def test_every_act_that_was_answered_survives_kill_minus_nine(server):
    visitor = Visitor(server)
    visitor.add_task("Task-first")
    kept = ["Task-first"]
    for round in range(5):
        # While commands stream in, the process is killed once some of them were answered.
        enough = len(kept) + 3 + 2 * round
        killer = threading.Thread(target=kill_once, args=(server, lambda: len(kept) >= enough))
        killer.start()
        try:
            while True:
                title = f"Task-{len(kept)}-end"
                if visitor.add_task(title).status == 200:
                    kept.append(title)
        except Lost:
            pass
        killer.join()
        server.process.wait()
        server.start()
        assert_kept(server, visitor, kept)
    assert len(kept) > 5 * 7


def kill_once(server, condition):
    """Kills the server also if that never comes to be, because the test goes on until then."""
    try:
        eventually(condition, timeout=60)
    finally:
        server.process.kill()


def assert_kept(server, visitor, titles):
    """Told by the bytes on the disk, since a page need not list everything, and by one page."""
    [folder] = (server.data / "guests").iterdir()
    disk = b"".join(file.read_bytes() for file in folder.iterdir())
    for title in titles:
        assert title.encode() in disk, title
    assert visitor.open("/app/tasks").status == 200


def test_a_record_cut_by_a_crash_is_dropped_and_the_rest_is_there(server):
    visitor = Visitor(server)
    visitor.add_task("Task-whole")
    visitor.add_task("Task-cut")
    server.stop()
    tail = next((server.data / "guests").iterdir()) / "tail"
    tail.write_bytes(tail.read_bytes()[:-3])
    server.start()
    assert visitor.sees_task("Task-whole")
    assert not visitor.sees_task("Task-cut")
    visitor.add_task("Task-after")
    server.stop()
    server.start()
    assert visitor.sees_task("Task-whole") and visitor.sees_task("Task-after")


def test_zeros_after_a_power_cut_are_no_records(server):
    visitor = Visitor(server)
    visitor.add_task("Task-whole")
    server.stop()
    tail = next((server.data / "guests").iterdir()) / "tail"
    tail.write_bytes(tail.read_bytes() + bytes(4096))
    server.start()
    assert visitor.sees_task("Task-whole")
    assert visitor.add_task("Task-after").status == 200


def test_a_plan_that_cannot_be_read_is_said_so_and_left_alone(server):
    visitor = Visitor(server)
    visitor.add_task("Task-whole")
    server.stop()
    folder = next((server.data / "guests").iterdir())
    (folder / "snapshot").write_bytes(b"not a snapshot")
    server.start()
    assert visitor.open("/app/tasks").status == 503
    assert (folder / "snapshot").read_bytes() == b"not a snapshot"


@pytest.mark.exhaustive
def test_a_long_tail_becomes_a_snapshot_and_nothing_is_lost(server):
    visitor = Visitor(server)
    titles = [f"Task-{number}-end" for number in range(502)]
    for title in titles:
        assert visitor.adds_task(title)
    [folder] = (server.data / "guests").iterdir()
    assert (folder / "snapshot").stat().st_size > 0
    server.stop()
    server.start()
    assert_kept(server, visitor, titles)


def test_forms_sent_at_the_same_time_are_all_kept(server):
    visitor = Visitor(server)
    visitor.add_task("Task-first")
    titles = [f"Task-{number}-end" for number in range(24)]

    def add(title):
        parallel = Visitor(server)
        parallel.cookie = visitor.cookie
        return parallel.add_task(title).status

    with ThreadPoolExecutor(len(titles)) as pool:
        assert list(pool.map(add, titles)) == [200] * len(titles)
    assert_kept(server, visitor, titles)


@pytest.mark.parametrize("by", ["command line", "environment"])
def test_no_more_guests_are_made_than_are_allowed(program, monkeypatch, by):
    monkeypatch.setenv("TEASPOON_MAX_GUESTS", "1" if by == "environment" else "2")
    program.start(*["--max-guests", "1"] * (by == "command line"))
    first, second = Visitor(program), Visitor(program)
    assert first.add_task("Task-first").status == 200
    assert second.add_task("Task-second").status == 503
    assert second.cookie is None
    assert first.add_task("Task-third").status == 200


@pytest.mark.exhaustive
def test_more_guests_than_stay_in_memory_are_all_still_there(server):
    visitors = [Visitor(server) for _ in range(70)]
    for number, visitor in enumerate(visitors):
        assert visitor.adds_task(f"Task-{number}-end")
    for number, visitor in enumerate(visitors):
        assert visitor.sees_task(f"Task-{number}-end")


def test_a_disk_that_takes_nothing_more_is_said_so_and_the_act_does_not_come_back(server):
    visitor = Visitor(server)
    visitor.add_task("Task-whole")
    page = visitor.open("/app/tasks/new")
    with full_disk(server):
        refused = visitor.submit(page, page.form_with("title"), title="Task-lost")
        assert refused.status == 503
        assert "This server could not keep the change" in refused.text
        # The help for a browser without a stored plan would help nobody here.
        assert "keep-on-server" not in refused.text
    assert visitor.sees_task("Task-whole")
    assert not visitor.sees_task("Task-lost")
    assert visitor.add_task("Task-after").status == 200
    server.stop()
    assert re.search(r"write of \S+/tail: File too large", server.process.stderr.read())
    server.start()
    assert visitor.sees_task("Task-after") and not visitor.sees_task("Task-lost")


class full_disk:
    """Lets the server write not a byte more to any file, as a full disk would."""

    def __init__(self, program):
        self.process = program.process.pid

    def __enter__(self):
        resource.prlimit(self.process, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def __exit__(self, *_):
        resource.prlimit(self.process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
