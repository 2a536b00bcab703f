"""A plan kept on the server, for a browser that runs no script."""

import re
import resource
import shutil
import subprocess
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlencode, urljoin

import pytest

from program import eventually
from visitor import Lost, Visitor


def test_a_visitor_who_asks_for_nothing_is_not_kept(shared_server):
    answer = shared_server.get("/app/today")
    assert "set-cookie" not in answer.headers
    assert shared_server.guests() == 0


def test_a_form_that_does_not_ask_to_be_kept_is_not_pretended_to_be(shared_server):
    visitor = Visitor(shared_server)
    page = visitor.post("/app/tasks/new", {"title": "Water the plants"})
    assert page.status == 503
    assert visitor.cookie is None
    assert shared_server.guests() == 0


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


def test_the_secret_half_of_the_cookie_is_nowhere_in_the_store(server):
    visitor = Visitor(server)
    visitor.add_task("Water-plants")
    token = bytes.fromhex(visitor.cookie.split("=")[1])
    server.stop()
    stored = server.store.dump()
    assert token[:16] in stored and token[16:] not in stored


def test_a_form_that_changes_nothing_makes_no_guest(shared_server):
    visitor = Visitor(shared_server)
    page = visitor.add_task("")
    assert page.status == 422
    assert shared_server.guests() == 0


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
        assert_kept(visitor, kept)
    assert len(kept) > 5 * 7


def kill_once(server, condition):
    """Kills the server also if that never comes to be, because the test goes on until then."""
    try:
        eventually(condition, timeout=60)
    finally:
        server.process.kill()


def assert_kept(visitor, titles):
    """Told by the whole plan, since a page need not list everything, and by one page."""
    plan = visitor.send("GET", "/app/data/everything.teaspoon").body
    for title in titles:
        assert title.encode() in plan, title
    assert visitor.open("/app/tasks").status == 200


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
    assert_kept(visitor, titles)


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


OLD_FOLDERS = Path(__file__).parent / "old_guests"
OLD_PLANS = {
    "d477984d18df6067bf15c8cab7d4e8badef2f9b0e1b7f3933af29219cec0b4b0": ["Water-plants", "Call-Ada", "Read-a-book"],
    "a2b8b111c72f2a2d7b9263097d003e1de96f8a9dd2a3721d0e2f5b0b66f673e4": ["Repeated-task", "After-the-snapshot", "In-the-tail"],
}
"""What the last version with folders kept for these cookies."""


def old_folders(data, copies):
    """The folders of an older version, each plan as often as is said.

    :return: the cookie of each plan, with its titles
    """
    plans = {}
    for token, titles in OLD_PLANS.items():
        for number in range(copies):
            cookie = f"{number:08x}" + token[8:]
            shutil.copytree(OLD_FOLDERS / token[:32], data / "guests" / cookie[:32])
            plans["teaspoon-guest=" + cookie] = titles
    return plans


def assert_moved(server, plans):
    for cookie, titles in plans.items():
        visitor = Visitor(server)
        visitor.cookie = cookie
        assert_kept(visitor, titles)
    assert server.guests() == len(plans)
    assert not (server.data / "guests").exists()


def test_plans_in_folders_of_older_versions_move_into_the_store_and_their_cookies_open_them(program):
    plans = old_folders(program.data, 2)
    program.start("--max-guests", "1")
    assert_moved(program, plans)
    program.stop()
    program.start()
    assert_moved(program, plans)
    visitor = Visitor(program)
    visitor.cookie = next(iter(plans))
    assert visitor.adds_task("Task-after")


def test_plans_that_move_outlive_a_kill_at_any_time(program, rng):
    plans = old_folders(program.data, 60)
    kills = 0
    while (program.data / "guests").exists():
        process = subprocess.Popen(program.command("--max-guests", "0"), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # A little later each time, so that it gets on; the first kill often comes before the first plan has moved.
        time.sleep(0.1 + rng.uniform(0, 0.02) * kills)
        process.kill()
        process.wait()
        kills += 1
    program.start()
    assert_moved(program, plans)
    assert kills > 1
    assert program.store.ask("SELECT count(*) FROM secret WHERE name LIKE 'guest %'") == "0"
