"""No account sees or changes another's data, by any address and any verb (docs/security.md)."""

import base64
import hashlib
import re
import uuid
from pathlib import Path
from urllib.parse import urlencode

import pytest

from test_commands import carried_out
from variants import first_of
from visitor import Visitor
from wire import Device, Session, SharingDevice, task

STORES = ["sqlite", "postgres"]

ROOT = Path(__file__).resolve().parents[2]
PASSWORD = "eight spoons a day"
MARK = "Adas-own-words"
METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]

# The request for each address of an account; every address must stand here.
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
    "/account/invitations": {"guest": "eve@example.org"},
    "/account/invitations/withdraw": {"invitation": "00" * 32},
    "/account/shared": {},
    "/account/shared/new": {"list": "0" * 32, "name": "Eve"},
    "/account/shared/list": {"space": "SPACE"},
    "/account/shared/join": {"t": "A" * 64, "name": "Eve"},
    "/account/shared/answer": {"space": "SPACE", "answer": "yes", "name": "Eve"},
    "/account/shared/invite": {"space": "SPACE", "email": "eve@example.org", "role": "write"},
    "/account/shared/uninvite": {"space": "SPACE", "invitation": "bob@example.org"},
    "/account/shared/role": {"space": "SPACE", "member": "ADA", "role": "look"},
    "/account/shared/name": {"space": "SPACE", "name": "Eve"},
    "/account/shared/end": {"space": "SPACE", "what": "stop"},
    "/account/links": {"do": "make", "show": "spoons"},
    # Of no account: it would set a zone in any browser that asks.
    "/account/zone": {"zone": "nowhere"},
    # Of no account either: the first begins an empty plan for a browser that has none.
    "/account/keep": {},
    "/account/https": {},
}

# The same of the gallery; ID stands for a template that Ada has published, LIST for a list of hers.
GALLERY = {
    "/gallery": {},
    "/gallery/publish": {"list": "LIST", "name": "Forged", "do": "publish"},
    "/gallery/mine": {},
    "/gallery/reports": {"template": "ID", "do": "remove"},
    "/gallery/ID": {},
    "/gallery/ID/use": {},
    "/gallery/ID/withdraw": {},
    "/gallery/ID/report": {"reason": "Forged"},
}

PAGES = [
    "/app/today", "/app/spoons", "/app/spoons/3", "/app/backlog", "/app/tasks", "/app/tasks?q=Adas", "/app/lists", "/app/templates",
    "/app/calendar", "/app/focus", "/app/notes", "/app/tips", "/app/history", "/app/settings", "/app/now", "/app/plan", "/app/plan/week", "/app/data",
    "/app/data/everything.teaspoon", "/app/data/tasks.csv", "/app/data/tasks.md", "/app/data/tasks.ics", "/app/data/dates.ics",
]  # fmt: skip


def test_every_address_of_accounts_is_in_the_table():
    files = ["Account/AccountRoute", "PublicLinks/PublicLinkRoute"]
    source = "".join((ROOT / f"Sources/Pages/{file}.swift").read_text() for file in files)
    assert set(re.findall(r'"(/account[^"]*)"', source)) == set(ACCOUNT)


def test_every_address_of_the_gallery_is_in_the_table():
    source = (ROOT / "Sources/Pages/Gallery/GalleryRoute.swift").read_text()
    routes = re.findall(r'\{ Route\("([^"]*)"\) \}', source)
    patterns = re.findall(r'\{ RoutePattern\("([^"]*)"(?:, "([^"]*)")?\) \}', source)
    assert {*routes, *(start + "ID" + end for start, end in patterns)} == set(GALLERY)


@pytest.fixture
def place(program):
    """A server on which Ada keeps something of every sort, and Bob is signed in as well."""
    program.start()
    ada = Session(program).register()
    for path, fields in {
        "/app/day/new": {"spoons": "7", "first": "yes", "examples": "no"},
        "/app/tasks/new": {"title": f"{MARK}-task", "spoons": "3", "due": "2030-01-01"},
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

    def cookie(bytes):
        return "teaspoon=" + base64.urlsafe_b64encode(bytes).decode().rstrip("=")

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


@pytest.fixture(params=first_of("short", "all"))
def methods_of(request):
    """The verbs that a stranger tries. In every run all strangers try those that pages use, and two or three of them all others."""
    tries_all = {"nobody", "an expired session", "removed"}
    return lambda who: METHODS if request.param == "all" or who in tries_all else ["GET", "POST"]


def facts(session):
    device = Device(session)
    device.sync()
    return device.known


def test_a2_nobody_reads_anothers_plan(place):
    program, ada, _bob = place
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


# The commands on a task, a list and a note, in an order in which their owner can give all of them.
ACTS = {
    1: [
        ("", {"title": "x", "spoons": "2"}), ("/today", {}), ("/cost", {"spoons": "1"}), ("/back", {}), ("/snooze", {"until": "tomorrow"}),
        ("/wake", {}), ("/step", {"title": "x"}), ("/done", {}), ("/open", {}), ("/delete", {}),
    ],
    7: [("/edit", {"name": "x"}), ("/archive", {}), ("/reopen", {}), ("/template", {}), ("/delete", {})],
    13: [("", {"note": "x"}), ("/pin", {}), ("/unpin", {}), ("/delete", {})],
}  # fmt: skip
ROOMS = {1: "tasks", 7: "lists", 13: "notes"}


def test_a2_nobody_changes_anothers_plan(place):
    program, ada, _bob = place
    before = facts(ada)
    ids = {(kind, id.hex()) for kind, _, id, _ in before if kind in ACTS}
    acts = [(f"/app/{ROOMS[kind]}/{id}{act}", fields) for kind, id in sorted(ids) for act, fields in ACTS[kind]]
    acts += [(f"/app/history/{id}/undo", {}) for id in sorted({name[2].hex() for name in before if name[0] == 4})]
    acts += [("/app/backlog/fresh", {}), ("/app/day/new", {"spoons": "1"}), ("/app/data/erase", {"sure": "yes"})]
    for _, cookie in list(strangers(*place)):
        for path, fields in acts:
            Session(program, cookie).post(path, nonce=uuid.uuid4().hex, **fields)
    assert facts(ada) == before
    # All of these are valid commands: Ada can give them. Only what she has changed meanwhile is not undone as it was.
    refused = [path for path, fields in acts if ada.post(path, nonce=uuid.uuid4().hex, **fields).status != 303]
    assert not [path for path in refused if not path.startswith("/app/history/")] and len(refused) < 4


def test_a2_every_address_of_an_account_is_closed_to_everybody_else(place, methods_of):
    program, ada, _bob = place
    before = facts(ada)
    for who, cookie in list(strangers(*place)):
        if who == "another account":
            continue
        for path, fields in ACCOUNT.items():
            for method in methods_of(who):
                headers = {"Content-Type": "application/x-www-form-urlencoded", **({"Cookie": cookie} if cookie else {})}
                body = "&".join(f"{name}={value}" for name, value in fields.items()).replace("@", "%40").replace(" ", "+")
                answer = program.request(method, path, headers, body.encode() if method == "POST" else None)
                assert answer.status in (200, 303, 404, 405, 410, 422, 429), (who, method, path, answer.status)
                assert b"ada@example.org" not in answer.body.replace(b'value="ada@example.org"', b""), (who, method, path)
                given = answer.headers.get("set-cookie", "")
                # A stranger may begin an empty plan: it is nobody else's.
                is_own = method == "POST" and path == "/account/keep" and given.startswith("teaspoon-guest=")
                assert not given or "Max-Age=0" in given or is_own, (who, method, path)
    assert b"ada@example.org" in ada.get("/account").body
    assert facts(ada) == before


NOTHING_OF = [
    "account", "address", "session", "link", "membership", "member", "shared_space", "invitation", "shared_address", "push_device",
    "reminded", "ring", "gallery_template", "gallery_report",
]  # fmt: skip
"""The tables of what only accounts have."""


def test_a2_a_guest_reaches_nothing_that_needs_an_account_and_is_none(program):
    program.start()
    guest = Visitor(program)
    guest.add_task(f"{MARK}-task")
    page = guest.open("/app/lists/new")
    guest.submit(page, page.form_with("name"), name=f"{MARK}-list")
    list_ = re.search(r"/app/lists/([0-9a-f]{32})", guest.open("/app/lists").text)[1]
    token = bytes.fromhex(guest.cookie.split("=")[1])
    digest = hashlib.sha256(token[16:]).digest()
    assert digest in program.store.dump()
    forged = [base64.urlsafe_b64encode(token[:16] + secret).decode() for secret in (digest, token[16:] * 2, token[16:] + bytes(16))]
    for cookie in [guest.cookie] + [f"{name}={text}; {guest.cookie}" for text in forged for name in ("teaspoon", "__Host-teaspoon")]:
        # An identity that is no account's is that of an account which is gone.
        assert program.request("POST", "/sync", {"Cookie": cookie, "Content-Type": "application/cbor"}, b"").status in (401, 410), cookie
        assert program.request("GET", "/sync/live", {"Cookie": cookie}).status in (401, 410), cookie
        for pattern, values in (ACCOUNT | GALLERY).items():
            path = pattern.replace("ID", list_)
            fields = {name: value.replace("LIST", list_).replace("SPACE", list_) for name, value in values.items()}
            fields |= {"list": list_} if "list" in values or path == "/account/links" else {}
            for method in "GET", "POST":
                answer = asked(program, method, path, cookie, fields)
                assert answer.status < 500 and MARK.encode() not in answer.body, (method, path, answer.status)
    assert {table: program.store.ask(f"SELECT count(*) FROM {table}") for table in NOTHING_OF} == dict.fromkeys(NOTHING_OF, "0")
    assert program.guests() == 1
    # Nor does a guest count as the first account: the first one runs the server.
    Session(program).register()
    assert program.store.ask("SELECT count(*) FROM account WHERE administrator") == "1"
    assert carried_out(program, "account", "list").stdout.count("\n") == 1
    # The path of its store has the name of this test.
    assert "guest" not in carried_out(program, "doctor").stdout.replace(str(program.data), "")


def asked(program, method, path, cookie, fields):
    headers = {"Content-Type": "application/x-www-form-urlencoded", **({"Cookie": cookie} if cookie else {})}
    return program.request(method, path, headers, urlencode(fields).encode() if method == "POST" else None)


# Pages that only the author of a template and an administrator see.
HERS = [b'id="withdraw-now">Withdraw</button>', b">Reports</h1>"]


def test_l4_nobody_publishes_withdraws_or_removes_what_is_anothers(place, methods_of):
    program, ada, _bob = place
    list_ = re.search(r"/app/lists/([0-9a-f]{32})", ada.get("/app/lists").text)[1]
    ada.post("/app/tasks/many", lines="Open to all", list=list_, nonce="3" * 32)
    looked = ada.post("/gallery/publish", list=list_, name="Hers", do="look").text
    seen = re.search(r'name="seen" value="([^"]*)"', looked)[1]
    id_ = ada.post("/gallery/publish", list=list_, name="Hers", do="publish", seen=seen).headers["location"].split("/")[-1]
    before = facts(ada), ada.get("/gallery/mine").text.count("Hers")
    for who, cookie in list(strangers(*place)):
        for pattern, values in GALLERY.items():
            path = pattern.replace("ID", id_)
            fields = {name: value.replace("ID", id_).replace("LIST", list_) for name, value in values.items()}
            for method in methods_of(who):
                answer = asked(program, method, path, cookie, fields)
                assert answer.status in (200, 303, 404, 405, 422), (who, method, path, answer.status)
                for own in (MARK.encode(), b"ada@example.org", *HERS):
                    assert own not in answer.body, (who, method, path)
    assert (facts(ada), ada.get("/gallery/mine").text.count("Hers")) == before
    assert "Forged" not in ada.get("/gallery").text and ada.get(f"/gallery/{id_}").status == 200
    # Of all of these only the one who is signed in, Bob, may say that something is wrong; one report.
    assert ada.get("/gallery/reports").text.count(">Forged<") == 1
    # The data that the others looked for is there for her.
    shown = ada.get(f"/gallery/{id_}").body + ada.get("/gallery/reports").body
    assert all(own in shown for own in HERS)


def test_n6_l5_addresses_are_made_listed_and_ended_by_the_account_alone(place, methods_of):
    program, ada, _bob = place
    list_ = re.search(r"/app/lists/([0-9a-f]{32})", ada.get("/app/lists").text)[1]
    made = ada.post("/account/links", do="make", list=list_, label=f"{MARK}-label")
    path = "/shared/" + re.search(r"/shared/([\w-]{43})", made.text)[1]
    name = re.search(r'name="address" value="([0-9a-f]{64})"', ada.get("/account/links").text)[1]
    for who, cookie in list(strangers(*place)):
        for fields in ({"do": "end", "address": name}, {"do": "make", "list": list_}, {"do": "x", "list": list_}):
            for method in methods_of(who):
                answer = asked(program, method, f"/account/links?list={list_}", cookie, fields)
                assert answer.status in (303, 404, 405), (who, method, fields, answer.status)
                assert MARK.encode() not in answer.body, (who, method)
        # It shows the same to everybody: the list, read only.
        for method in methods_of(who):
            answer = asked(program, method, path, cookie, {})
            assert answer.status == (200 if method in ("GET", "HEAD") else 405), (who, method)
            assert b"-label" not in answer.body and b"-task" not in answer.body
    assert ada.get("/account/links").text.count('name="address"') == 1


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


@pytest.fixture
def shared(place):
    """Ada shares her list; Carol was let in and removed, Dan left, Bob never was there. Number, identity of the list, and those three."""
    program, ada, bob = place
    list = next(name[2].hex() for name in facts(ada) if name[0] == 7)
    location = ada.post("/account/shared/new", list=list, name=f"{MARK}-name").headers["location"]
    number = location.split("space=")[1]

    def link():
        return re.search(
            r"join\?t=([\w-]{64})", ada.post("/account/shared/invite", space=number, link="yes", role="write").text
        )[1]

    links = [link() for _ in range(2)]
    carol, dan = (Session(program).register(f"{name}@example.org") for name in ("carol", "dan"))
    for session, token in zip((carol, dan), links, strict=True):
        assert session.post("/account/shared/join", t=token, name="Once").status == 303
    page = ada.get(f"/account/shared/list?space={number}").text
    assert dan.post("/account/shared/end", space=number, what="leave").status == 303
    for member in set(re.findall(r'name="member" value="(\w{32})"', page)):
        ada.post("/account/shared/end", space=number, what="remove", member=member)
    page = ada.get(f"/account/shared/list?space={number}").text
    for name in set(re.findall(r'name="invitation" value="(\w{64})"', page)):
        ada.post("/account/shared/uninvite", space=number, invitation=name)
    ada.post("/account/shared/invite", space=number, email="somebody@example.org", role="write")
    return number, list, links, {"never a member": bob, "removed": carol, "left": dan}


def test_L5_nobody_but_a_member_sees_or_changes_a_shared_list_by_any_address_and_verb(place, shared, methods_of):
    program, ada, _bob = place
    number, list, links, others = shared
    me = facts(ada)

    def standing():
        return (ada.get(f"/account/shared/list?space={number}").body.count(b"<li "), SharingDevice(ada).sync().spaces)

    before = standing()
    account = bytes(SharingDevice(ada).sync().account).hex()
    assert before[0] == 2 and before[1]
    for who, session in others.items():
        for path, values in ACCOUNT.items():
            if not path.startswith("/account/shared"):
                continue
            filled = {name: {"SPACE": number, "ADA": account}.get(value, value) for name, value in values.items()}
            tries = [filled, {**filled, "list": list}, *({**filled, "t": link} for link in links)]
            tries += [{**filled, "what": what, "member": account} for what in ("leave", "remove", "hand-over", "stop")]
            for fields in tries:
                query = "&".join(f"{name}={value}" for name, value in fields.items()).replace("@", "%40")
                for method in methods_of(who):
                    headers = {"Content-Type": "application/x-www-form-urlencoded", "Cookie": session.cookie}
                    answer = program.request(method, f"{path}?{query}", headers, query.encode() if method == "POST" else None)
                    own = path == "/account/shared"
                    assert answer.status in ((200, 405) if own else (404, 405, 410)), (who, method, path, answer.status)
                    assert MARK.encode() not in answer.body and b"somebody@" not in answer.body, (who, method, path)
        for path in f"/app/lists/{list}", "/app/lists", "/app/tasks", "/app/data/everything.teaspoon":
            assert MARK.encode() not in session.get(path).body, (who, path)
        device = SharingDevice(session)
        assert device.sync().spaces == {}
        device.spaces = {int(number): [bytes(8), 0, 3, []]}
        device.write((7, int(number), bytes.fromhex(list), 1), "Mine", 1)
        assert [entry[4] for entry in device.exchange().refused] == [4], who
        assert MARK not in str(device.known), who
    assert standing() == before
    assert facts(ada) == me
