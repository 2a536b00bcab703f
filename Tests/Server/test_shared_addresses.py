"""N6, L5: addresses that show one thing of a plan without an account: made, opened, ended."""

import base64
import html
import re
import uuid

import pytest

from wire import Session

STORES = ["sqlite", "postgres"]

NASTY = "<script>alert(1)</script>&\"' https://evil.example"
ENDED = "This link doesn’t exist or was revoked."


class Maker(Session):
    """Somebody with an account."""

    def sends(self, path, **fields):
        answer = self.post(path, nonce=uuid.uuid4().hex, **fields)
        assert answer.status == 303, (path, answer.status, answer.text)
        return re.search(r"([0-9a-f]{32})$|did=([0-9a-f]{32})", answer.headers["location"])

    def begins_day(self, spoons=7, **fields):
        self.sends("/app/day/new", spoons=str(spoons), first="yes", examples="no", **fields)

    def list(self, name, *lines, **fields):
        led = self.post("/app/lists/new", name=name, nonce=uuid.uuid4().hex, **fields).headers["location"]
        list_ = re.search(r"/app/lists/([0-9a-f]{32})", led)[1]
        self.sends("/app/tasks/many", lines="\n".join(lines), list=list_, read="yes")
        return list_

    def makes(self, **fields):
        """An address; answers with its path."""
        answer = self.post("/account/links", do="make", **fields)
        assert answer.status == 200, answer.text
        address = re.search(r'id="address" readonly value="([^"]*)"', answer.text)[1]
        assert address.startswith(self.program.address + "/shared/")
        return address.removeprefix(self.program.address)

    def ends_all(self):
        for name in re.findall(r'name="address" value="([0-9a-f]{64})"', self.get("/account/links").text):
            self.post("/account/links", do="end", address=name)


@pytest.fixture
def ada(server):
    return Maker(server).register()


@pytest.fixture
def bob(ada):
    return Maker(ada.program).register("bob@example.org")


def look(server, path, method="GET", **headers):
    return server.request(method, path, headers)


def said(page):
    """The text of the page, without its markup."""
    body = re.sub(r"<svg.*?</svg>", "", page.text.split("<main")[1], flags=re.DOTALL)
    return html.unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", body))).strip()


def is_ended(page):
    return page.status == 404 and ENDED in page.text


def test_A4_a_link_is_shown_in_the_language_of_the_browser_that_opens_it(server, ada):
    ada.begins_day()
    path = ada.makes(show="spoons")
    assert '<html lang="en"' in look(server, path).text
    german = look(server, path, **{"Accept-Language": "de-AT,de;q=0.9,en;q=0.8"})
    assert '<html lang="de"' in german.text and "Löffel" in german.text
    assert '<html lang="de"' in look(server, "/shared/" + "A" * 43, **{"Accept-Language": "de"}).text


def test_n6_the_number_is_seen_and_nothing_of_what_it_is_for(server, ada):
    path, list_ = ada.makes(show="spoons", label="for Mum"), ada.list("Shopping", "Bread")
    # Both are of now, not of when the address was made.
    list_path = ada.makes(list=list_)
    assert "Bread" in said(look(server, list_path))
    ada.sends("/app/tasks/many", lines="Butter", list=list_)
    assert "Butter" in said(look(server, list_path))
    assert "No new day has been started yet" in said(look(server, path))
    ada.sends("/app/settings/you", name="Ada")
    ada.begins_day(7)
    ada.sends("/app/tasks/new", title="Secret task", cost="3", spoons="3")
    page = look(server, path)
    assert page.status == 200 and "7 spoons left today" in said(page) and "Ada</h1>" in page.text
    assert "Last known a few minutes ago" in said(page)
    for secret in ("Secret", "for Mum", "ada@example.org"):
        assert secret not in page.text


def test_l5_what_will_be_seen_is_shown_before_the_address_is_made(ada):
    list_ = ada.list("Shopping", "Bread")
    before = ada.get(f"/account/links?list={list_}")
    assert before.status == 200 and "Bread" in said(before) and 'id="address"' not in before.text
    assert "Your links" not in before.text
    spoons = ada.get("/account/links?show=spoons")
    assert "No new day has been started yet" in said(spoons)


def test_n6_the_page_runs_nothing_and_tells_nobody(server, ada):
    list_ = ada.list("Shopping", "Bread")
    for path in (ada.makes(show="spoons"), ada.makes(list=list_), "/shared/" + "A" * 43):
        page = look(server, path)
        assert page.headers["cache-control"] == "no-store"
        assert page.headers["referrer-policy"] == "no-referrer"
        assert "noindex" in page.headers["x-robots-tag"] and 'content="noindex, nofollow"' in page.text
        policy = page.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src" not in policy and "form-action 'none'" in policy
        assert not re.search(r"<script|<form|<a |<button|<input", page.text)
        assert "set-cookie" not in page.headers


def test_n6_an_ended_address_and_one_that_never_was_are_answered_alike(server, ada):
    path = ada.makes(show="spoons")
    assert look(server, path).status == 200
    ada.ends_all()
    ended = look(server, path)
    assert is_ended(ended)
    secret = path.removeprefix("/shared/")
    other = ("A" if secret[0] != "A" else "B") + secret[1:]
    for never in ("A" * 43, other, secret + "A", secret[:-1], secret + "=", secret + "/x", "", "x", "%00", secret.swapcase()):
        page = look(server, "/shared/" + never)
        assert (page.status, page.body, page.headers["cache-control"]) == (404, ended.body, "no-store"), never


def test_l5_where_the_list_or_the_account_is_gone_nothing_is_seen(server, bob):
    list_ = bob.list("Shopping", "Bread")
    seen, spoons = bob.makes(list=list_), bob.makes(show="spoons")
    bob.sends(f"/app/lists/{list_}/delete")
    assert is_ended(look(server, seen)) and look(server, spoons).status == 200
    assert "A list that is no longer here: the link shows nothing" in bob.get("/account/links").text
    bob.post("/account/delete", password="eight spoons a day")
    assert is_ended(look(server, spoons))


def test_n6_they_are_listed_with_what_they_are_for_and_whether_they_were_opened(server, ada):
    path = ada.makes(show="spoons", label="for Mum")
    page = ada.get("/account/links")
    assert "for Mum" in page.text and "Created in the last 24 hours" in page.text and "Not opened yet" in page.text
    look(server, path, "HEAD")
    assert "Not opened yet" in ada.get("/account/links").text
    look(server, path)
    assert "Last opened in the last 24 hours" in ada.get("/account/links").text
    # The address itself is not told again.
    assert path.removeprefix("/shared/") not in ada.get("/account/links").text


def test_n6_the_store_knows_no_address(server, ada):
    secret = ada.makes(show="spoons").removeprefix("/shared/")
    stored = server.store.dump()
    assert secret.encode() not in stored
    assert base64.urlsafe_b64decode(secret + "=") not in stored


def test_n6_only_the_maker_sees_and_ends_them(server, ada, bob):
    path = ada.makes(show="spoons", label="for Mum")
    name = re.search(r'name="address" value="([0-9a-f]{64})"', ada.get("/account/links").text)[1]
    assert "for Mum" not in bob.get("/account/links").text
    bob.post("/account/links", do="end", address=name)
    Session(server).post("/account/links", do="end", address=name)
    assert look(server, path).status == 200
    assert Session(server).get("/account/links").headers["location"] == "/account/sign-in"
    assert Session(server).post("/account/links", do="make", show="spoons").headers["location"] == "/account/sign-in"


def test_l5_nobody_makes_one_for_anothers_list(ada, bob):
    list_ = ada.list("Adas own", "Adas words")
    assert bob.get(f"/account/links?list={list_}").status == 404
    answer = bob.post("/account/links", do="make", list=list_)
    assert answer.status == 404 and "Adas" not in answer.text
    assert ada.get(f"/account/links?list={'0' * 32}").status == 404


def test_n6_an_account_has_at_most_fifty(ada):
    for _ in range(50):
        ada.makes(show="spoons")
    answer = ada.post("/account/links", do="make", show="spoons")
    assert answer.status == 409 and "at most 50 such links" in answer.text
    name = re.search(r'name="address" value="([0-9a-f]{64})"', answer.text)[1]
    assert ada.post("/account/links", do="end", address=name).status == 303
    ada.makes(show="spoons")


def test_n6_what_people_write_is_text(server, ada):
    ada.sends("/app/settings/you", name="N" + NASTY)
    list_ = ada.list("L" + NASTY, "T" + NASTY)
    pages = [look(server, ada.makes(list=list_)), look(server, ada.makes(show="spoons", label="l" + NASTY[:40]))]
    pages += [ada.get("/account/links"), ada.get(f"/account/links?list={list_}")]
    for page in pages:
        assert "alert(1)" in page.text and "<script>alert" not in page.text and 'href="https' not in page.text


def test_n6_a_label_that_is_too_long_is_said_and_kept(ada):
    answer = ada.post("/account/links", do="make", show="spoons", label="x" * 61)
    assert answer.status == 422 and "at most 60 characters" in answer.text and "x" * 61 in answer.text
    assert "Your links" not in ada.get("/account/links").text


def test_n6_addresses_can_only_be_read(server, ada):
    path = ada.makes(show="spoons")
    for method in ("POST", "PUT", "DELETE", "PATCH", "OPTIONS"):
        assert look(server, path, method).status == 405
    assert look(server, path, "HEAD").body == b""
    headers = {"Sec-Fetch-Site": "cross-site", "Content-Type": "application/x-www-form-urlencoded", **ada.headers}
    assert server.request("POST", "/account/links", headers, b"do=make&show=spoons").status == 403


def test_n6_one_address_is_not_opened_endlessly(server, ada):
    path = ada.makes(show="spoons")
    answers = [look(server, path).status for _ in range(80)]
    assert answers[:60] == [200] * 60 and 429 in answers[60:]
    # Another one is seen all the same.
    assert look(server, ada.makes(show="spoons")).status == 200
