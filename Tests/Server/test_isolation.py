"""No account sees or changes what is another's, by any address and any verb (docs/security.md)."""

import base64
import hashlib
import re
from pathlib import Path

import pytest

from wire import Device, Session, task

STORES = ["sqlite", "postgres"]

ROOT = Path(__file__).resolve().parents[2]
PASSWORD = "eight spoons a day"
MARK = "Adas-own-words"

# What each address of an account is asked with; every address there is must stand here.
ACCOUNT = {
    "/account": {},
    "/account/register": {"email": "eve@example.org", "password": "x"},
    "/account/sign-in": {"email": "ada@example.org", "password": "not hers at all"},
    "/account/signed-in": {},
    "/account/sign-out": {},
    "/account/e-mail": {"email": "eve@example.org", "email-password": PASSWORD},
    "/account/password": {"password": PASSWORD, "new-password": "twelve spoons a day"},
    "/account/sessions/end": {"session": "others"},
    "/account/delete": {"password": PASSWORD},
    "/account/deleted": {},
    "/account/forgotten": {"email": "ada@example.org"},
    "/account/reminders": {},
    "/account/reminders/device": {"endpoint": "https://push.example.org/x", "key": "AAAA", "secret": "AAAA", "zone": "UTC"},
    "/account/reminders/device/end": {"device": "00" * 32},
    "/account/reminders/try": {"device": "00" * 32},
    "/account/reminders/letters": {"letters": "yes", "zone": "UTC"},
    "/account/reminders/shown": {"log": "1.1"},
    "/account/link": {"link": "A" * 64, "password": "twelve spoons a day"},
}

PAGES = [
    "/app/today", "/app/spoons", "/app/spoons/3", "/app/backlog", "/app/tasks", "/app/tasks?q=Adas", "/app/lists", "/app/templates",
    "/app/calendar", "/app/focus", "/app/notes", "/app/tips", "/app/history", "/app/settings", "/app/now", "/app/data",
    "/app/data/everything.teaspoon", "/app/data/tasks.csv", "/app/data/tasks.md", "/app/data/tasks.ics", "/app/data/dates.ics",
]  # fmt: skip


def test_every_address_of_accounts_is_in_the_table():
    source = (ROOT / "Sources/Pages/Account/AccountAddress.swift").read_text()
    assert set(re.findall(r'"(/account[^"]*)"', source)) == set(ACCOUNT)


@pytest.fixture
def place(program):
    """A server on which Ada keeps something of every sort, and Bob is signed in as well."""
    program.start()
    ada = Session(program).register()
    for path, fields in {
        "/app/day/new": {"spoons": "7", "first": "yes", "examples": "no"},
        "/app/tasks/new": {"title": f"{MARK}-task", "cost": "3", "due": "2030-01-01"},
        "/app/lists/new": {"name": f"{MARK}-list"},
        "/app/notes": {"note": f"{MARK}-note"},
        "/app/settings/you": {"name": f"{MARK}-name"},
    }.items():
        answer = ada.post(path, nonce="1" * 32, **fields)
        assert answer.status == 303, (path, answer.status)
    bob = Session(program).register("bob@example.org")
    return program, ada, bob


def strangers(program, ada, bob):
    """Everybody who is not Ada, by what they show."""
    token = base64.urlsafe_b64decode(ada.cookie.split("=")[1])
    other = base64.urlsafe_b64decode(bob.cookie.split("=")[1])
    cookie = lambda bytes: "teaspoon=" + base64.urlsafe_b64encode(bytes).decode().rstrip("=")
    yield "nobody", None
    yield "another account", bob.cookie
    yield "her name, no secret", cookie(token[:16] + bytes(32))
    yield "her name, another's secret", cookie(token[:16] + other[16:])
    yield "another's name, her secret", cookie(other[:16] + token[16:])
    yield "her token, one bit off", cookie(token[:-1] + bytes([token[-1] ^ 1]))
    yield "no token at all", "teaspoon=; teaspoon=x"
    yield "the guest's cookie", "teaspoon-guest=" + token.hex()[:64]
    ended = Session(program).sign_in()
    gone = ended.cookie
    ended.post("/account/sign-out")
    yield "an ended session", gone
    expired = Session(program).sign_in()
    secret = base64.urlsafe_b64decode(expired.cookie.split("=")[1])[16:]
    hash = program.store.bytes(hashlib.sha256(secret).hexdigest())
    program.store.execute(f"UPDATE session SET expires = 1 WHERE hash = {hash}")
    yield "an expired session", expired.cookie


def facts(session):
    device = Device(session)
    device.sync()
    return device.known


def test_a2_nobody_reads_anothers_plan(place):
    program, ada, bob = place
    ids = sorted({name[2].hex() for name in facts(ada) if name[0] in (1, 7, 13)})
    assert len(ids) >= 3
    addresses = PAGES + [f"/app/{kind}/{id}" for id in ids for kind in ("tasks", "lists", "notes", "templates")]
    seen = {address: ada.get(address) for address in addresses}
    # The marks are where they are looked for: or nothing would be tried below.
    assert sum(MARK.encode() in page.body for page in seen.values()) > 10
    for who, cookie in list(strangers(*place)):
        for address in addresses:
            page = Session(program, cookie).get(address)
            assert MARK.encode() not in page.body, (who, address)


def test_a2_nobody_changes_anothers_plan(place):
    program, ada, bob = place
    before = facts(ada)
    ids = sorted({name[2].hex() for name in before if name[0] in (1, 7, 13)})
    acts = [(f"/app/tasks/{id}/{act}", {}) for id in ids for act in ("done", "delete", "today", "back", "snooze")]
    acts += [(f"/app/{kind}/{id}", {"title": "x", "name": "x", "text": "x"}) for id in ids for kind in ("tasks", "lists", "notes")]
    acts += [(f"/app/history/{name[2].hex()}/undo", {}) for name in before if name[0] == 4][:5]
    acts += [("/app/data/erase", {"sure": "yes"}), ("/app/backlog/fresh", {}), ("/app/day/new", {"spoons": "1"})]
    for who, cookie in list(strangers(*place)):
        for path, fields in acts:
            Session(program, cookie).post(path, nonce="2" * 32, **fields)
    assert facts(ada) == before


def test_a2_every_address_of_an_account_is_closed_to_everybody_else(place):
    program, ada, bob = place
    before = facts(ada)
    for who, cookie in list(strangers(*place)):
        if who == "another account":
            continue
        for path, fields in ACCOUNT.items():
            for method in "GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS":
                headers = {"Content-Type": "application/x-www-form-urlencoded", **({"Cookie": cookie} if cookie else {})}
                body = "&".join(f"{name}={value}" for name, value in fields.items()).replace("@", "%40").replace(" ", "+")
                answer = program.request(method, path, headers, body.encode() if method == "POST" else None)
                assert answer.status in (200, 303, 404, 405, 410, 422, 429), (who, method, path, answer.status)
                assert b"ada@example.org" not in answer.body.replace(b'value="ada@example.org"', b""), (who, method, path)
                given = answer.headers.get("set-cookie", "")
                assert not given or "Max-Age=0" in given, (who, method, path)
    assert ada.get("/account").status == 200
    assert facts(ada) == before


def test_a2_sync_and_live_news_are_closed_to_everybody_else(place):
    program, ada, bob = place
    device = Device(ada)
    device.sync()
    before = dict(device.known)
    device.write(task(99), "forged", 1)
    wire = device.request()
    for who, cookie in list(strangers(*place)):
        stranger = Session(program, cookie)
        expected = 409 if who == "another account" else 401
        assert stranger.sync(wire).status == expected, who
        if who != "another account":
            assert stranger.get("/sync/live").status == 401, who
    assert facts(ada) == before
    # Bob's own contact tells him of himself alone.
    assert MARK not in str(facts(bob))
