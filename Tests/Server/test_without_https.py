"""A server in a home network, by a name that browsers do not trust: they keep nothing there, so the server does."""

import re

import pytest

from visitor import Visitor
from wire import Session

HOME = "nas.home.arpa:8080"


class Household(Visitor):
    """A browser, without script, that opened the server by a name of the network."""

    def __init__(self, program, host=HOME, **headers):
        super().__init__(program)
        self.headers = {"Host": host, **headers}

    def send(self, method, address, body=None, **headers):
        # A browser keeps the cookies that it has.
        kept = dict(part.split("=", 1) for part in (self.cookie or "").split("; ") if part)
        answer = super().send(method, address, body, **self.headers, **headers)
        for name, value in answer.all_headers:
            if name == "set-cookie":
                pair, *options = value.split("; ")
                key, content = pair.split("=", 1)
                kept[key] = content
                if "Max-Age=0" in options:
                    del kept[key]
        self.cookie = "; ".join(f"{key}={content}" for key, content in kept.items())
        return answer

    def says_zone(self, zone):
        """As the script does."""
        self.cookie = "; ".join(part for part in (self.cookie, f"teaspoon-browser-zone={zone}") if part)

    def keeps_plan(self):
        first = self.open("/app/today")
        [keep] = [form for form in first.forms if form.action == "/account/keep"]
        return self.submit(first, keep)


def test_the_first_page_says_what_works_and_one_button_keeps_the_plan(server):
    someone = Household(server)
    first = someone.open("/app/today")
    assert first.status == 200
    assert "Your plan can live on this server" in first.text and f"http://{HOME}</b>" in first.text
    assert "It needs the network: nothing offline, no reminders while Teaspoon is closed." in first.text
    for promise in "works offline.", "stays on this device", "Start my day":
        assert promise not in first.text
    welcome = someone.keeps_plan()
    assert welcome.status == 200 and "teaspoon-guest=" in someone.cookie
    assert "Your plan is kept on this server" in welcome.text and "works offline" not in welcome.text
    today = someone.submit(welcome, welcome.form_with("first"), spoons="7", examples="no")
    assert today.status == 200 and "teaspoon-guest=" in someone.cookie
    assert someone.add_task("Tea").status == 200 and someone.sees_task("Tea")
    server.stop()
    server.start()
    assert someone.sees_task("Tea")


def test_an_empty_plan_outlasts_a_restart_and_is_not_begun_twice(server):
    someone = Household(server)
    someone.keeps_plan()
    cookie = someone.cookie
    server.stop()
    server.start()
    assert "Start my day" in someone.open("/app/today").text
    assert someone.post("/account/keep", {}).status == 200 and someone.cookie == cookie
    assert server.guests() == 1


WAYS_IN = ["/app/tasks/new", "/app/notes?new=1", "/app/day/new"]


@pytest.mark.parametrize("path", WAYS_IN)
def test_no_way_in_is_a_dead_end(server, path):
    someone = Household(server)
    page = someone.open(path)
    assert page.status == 200
    forms = [form for form in page.forms if form.method == "post"]
    assert forms and all(("keep", "server") in form.fields for form in forms)
    assert "<noscript><input" not in page.text


def test_a_form_without_the_wish_to_be_kept_offers_it_and_promises_nothing(server):
    someone = Household(server)
    refused = someone.post("/app/tasks/new", {"title": "Ring the dentist", "nonce": "00112233445566778899aabbccddeeff"})
    assert refused.status == 503 and "as soon as it is ready" not in refused.text
    retry = refused.form_with("title")
    [keep] = [button for button in retry.buttons if button.get("name") == "keep"]
    assert someone.submit(refused, retry, button=keep).status == 200
    assert someone.sees_task("Ring the dentist")


def test_a_browser_whose_script_found_no_worker_is_offered_the_server(server):
    told = {"X-Without-Worker": "1", "Content-Type": "application/x-www-form-urlencoded"}
    nonce = "nonce=00112233445566778899aabbccddeeff"
    answer = server.request("POST", "/app/tasks/new", told, f"title=Tea&{nonce}".encode())
    assert answer.status == 503 and "This browser cannot keep your plan on this device." in answer.text
    del told["X-Without-Worker"]
    answer = server.request("POST", "/app/tasks/new", told, f"title=Tea&{nonce}".encode())
    assert answer.status == 503 and "Teaspoon is still being set up on this device." in answer.text


def test_a_browser_that_keeps_no_cookie_is_told_so(server):
    someone = Household(server)
    answer = someone.send("POST", "/account/keep", b"")
    assert answer.status == 303
    someone.cookie = ""
    lost = someone.open(answer.headers["location"])
    assert lost.status == 403 and "kept no cookie" in lost.text and "JavaScript" not in lost.text


def test_where_no_more_plans_are_taken_that_is_said(program):
    program.start("--max-guests", "1")
    Household(program).keeps_plan()
    for status, text in [
        (page.status, page.text)
        for page in (Household(program).keeps_plan(), Household(program).add_task("Tea"), Visitor(program).add_task("Tea"))
    ]:
        assert status == 503 and "This server accepts no further plans without an account" in text


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "localhost:8080"},
        {"Host": "127.0.0.1:8080"},
        {"Host": "[::1]:8080"},
        {"Host": "plan.example.org", "X-Forwarded-Proto": "https"},
        # A proxy that does not say that it speaks TLS: the browser does.
        {"Host": "plan.example.org", "Sec-Fetch-Site": "none"},
    ],
)
def test_with_https_and_on_the_own_machine_nothing_changes(program, headers):
    program.start("--trust-proxy")
    usual = program.request("GET", "/app/today")
    answer = program.request("GET", "/app/today", headers)
    names = {"strict-transport-security", "date"}
    assert [pair for pair in answer.all_headers if pair[0] not in names] == [pair for pair in usual.all_headers if pair[0] not in names]

    def without_nonce(text):
        return re.sub(r'value="[0-9a-f]{32}"', "", text)

    assert without_nonce(answer.text) == without_nonce(usual.text)
    assert "No account. Everything stays on this device and works offline." in answer.text
    assert "data-zone" not in answer.text and "set-cookie" not in answer.headers


def test_times_are_those_of_the_browser(server):
    """At 11:13 in the evening in Auckland, the server's date is the day before."""
    someone = Household(server)
    someone.says_zone("Pacific/Auckland")
    welcome = someone.keeps_plan()
    assert 'data-zone="Pacific/Auckland"' in welcome.text
    someone.submit(welcome, welcome.form_with("first"), spoons="7", examples="no")
    times = someone.open("/app/settings/time").text
    assert re.search(r"Times are in UTC\+1[23],", times)


def test_an_account_that_is_read_through_the_server_has_the_times_of_the_browser(server):
    ada = Session(server).register()
    page = server.request("GET", "/app/today", {"Host": HOME, "Cookie": f"{ada.cookie}; teaspoon-browser-zone=Asia/Kathmandu"})
    assert 'data-zone="Asia/Kathmandu"' in page.text
    assert 'name="keep"' not in page.text


def test_without_script_the_zone_can_be_chosen_from_the_first_pages_on(server):
    someone = Household(server)
    first = someone.open("/app/today")
    assert 'href="/account/zone"' in first.text
    page = someone.open("/account/zone")
    someone.submit(page, page.form_with("zone"), zone="Asia/Kathmandu")
    assert "Times are in UTC+5:45" in someone.open("/app/today").text
    assert "Times are in UTC+5:45" in someone.keeps_plan().text
    # What a script told earlier does not come before what was chosen since.
    someone.says_zone("Pacific/Auckland")
    someone.submit(page, page.form_with("zone"), zone="Asia/Tokyo")
    assert "teaspoon-browser-zone" not in someone.cookie
    assert 'value="Asia/Tokyo"' in someone.open("/account/zone").text


def test_the_row_about_https_leads_to_steps(server):
    someone = Household(server)
    first = someone.open("/app/today")
    assert 'href="/account/https"' in first.text
    steps = someone.open("/account/https")
    assert steps.status == 200
    for command in "tls internal", "certbot certonly", "tailscale serve":
        assert command in steps.text


def test_the_address_that_was_opened_is_text(server):
    answer = server.request("GET", "/app/today", {"Host": "nas<b>"})
    assert "nas<b>" not in answer.text
