"""Making accounts, signing in and out, changing and deleting them; without a script."""

import base64
import re
import socket
import time
import urllib.parse
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlencode

import pytest
from cryptography.hazmat.primitives.kdf.argon2 import Argon2id

from wire import TYPE, Device, Session, task

STORES = ["sqlite", "postgres"]

PASSWORD = "eight spoons a day"


def sign_in(program, address, password="guess", cookie=""):
    """The answer to a browser at that network address that signs in as Ada."""
    headers = {"Content-Type": "application/x-www-form-urlencoded", "X-Forwarded-For": address, "Cookie": cookie}
    return program.request("POST", "/account/sign-in", headers, urlencode({"email": "ada@example.org", "password": password}).encode())


def mark_of(answer):
    """The cookie by which a browser is known again."""
    return next(value for name, value in answer.all_headers if value.startswith("teaspoon-browser=")).split(";")[0]


def test_a2_the_first_account_is_made_and_runs_the_server(server):
    session = Session(server)
    assert "The first account becomes the administrator" in session.get("/account/register").text
    session.register()
    assert "You’re the administrator" in session.get("/account").text
    other = Session(server).register("bob@example.org")
    assert "administrator" not in other.get("/account").text


def test_a2_signing_in_leads_to_today_where_there_is_no_worker(server):
    answer = Session(server).post("/account/register", email="ada@example.org", password=PASSWORD)
    assert (answer.status, answer.headers["location"]) == (303, "/account/signed-in")
    session = Session(server).sign_in()
    answer = session.get("/account/signed-in")
    assert (answer.status, answer.headers["location"]) == (303, "/app/today")


def test_a2_the_session_is_a_cookie_that_no_script_reads_and_no_other_site_sends(server):
    cookie = Session(server).post("/account/register", email="ada@example.org", password=PASSWORD).headers["set-cookie"]
    assert re.fullmatch(r"teaspoon=[\w-]{64}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax", cookie)


def test_a2_over_tls_the_cookie_is_of_this_host_alone(program):
    program.start("--trust-proxy")
    headers = {"X-Forwarded-Proto": "https", "Content-Type": "application/x-www-form-urlencoded"}
    body = b"email=ada%40example.org&password=eight+spoons+a+day"
    cookie = program.request("POST", "/account/register", headers, body).headers["set-cookie"]
    assert cookie.startswith("__Host-teaspoon=") and cookie.endswith("; Secure")
    # A browser that came by TLS once does not come without it again.
    assert program.request("GET", "/app/today", {"X-Forwarded-Proto": "https"}).headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in program.request("GET", "/app/today").headers
    program.stop()
    program.start("--trust-proxy", "--hsts-subdomains")
    told = program.request("GET", "/app/today", {"X-Forwarded-Proto": "https"}).headers["strict-transport-security"]
    assert told == "max-age=31536000; includeSubDomains"
    assert "strict-transport-security" not in program.request("GET", "/app/today").headers
    # Two proxies in a row say it twice.
    twice = program.request("POST", "/account/sign-in", {**headers, "X-Forwarded-Proto": "https, https"}, body)
    assert twice.headers["set-cookie"].endswith("; Secure")
    # One that came without TLS, which a neighbour could have set, opens nothing over TLS.
    token = cookie.split(";")[0].split("=")[1]
    plain = program.request("GET", "/account", {"X-Forwarded-Proto": "https", "Cookie": f"teaspoon={token}"})
    assert (plain.status, plain.headers["location"]) == (303, "/account/sign-in")


def test_a2_the_store_knows_no_secret_and_no_password(server):
    session = Session(server).register()
    token = base64.urlsafe_b64decode(session.cookie.split("=")[1])
    stored = server.store.dump()
    assert token[:16] in stored
    assert token[16:] not in stored
    assert PASSWORD.encode() not in stored
    assert b"$argon2id$v=19$m=19456,t=2,p=1$" in stored


def test_a2_wrong_password_and_no_account_are_answered_alike(server):
    Session(server).register()
    wrong = Session(server).post("/account/sign-in", email="ada@example.org", password="something else")
    nobody = Session(server).post("/account/sign-in", email="bob@example.org", password="something else")
    assert wrong.status == nobody.status == 422

    def same(answer):
        return re.sub(r"[0-9a-f]{32}", "", answer.text.replace("ada@", "").replace("bob@", ""))

    assert same(wrong) == same(nobody)
    assert "set-cookie" not in wrong.headers and "set-cookie" not in nobody.headers


def test_a2_what_was_typed_stays_but_for_the_password(server):
    page = Session(server).post("/account/register", email="ada at example.org", password="eight spoons a day")
    assert page.status == 422
    assert 'value="ada at example.org"' in page.text
    assert "spoons a day" not in page.text


def test_a2_passwords_are_judged_by_length_and_by_how_common_they_are(server):
    session = Session(server)
    for password in "seven77", "password1", "PASSWORD1", "ada@example.org", "x" * 1025:
        answer = session.post("/account/register", email="ada@example.org", password=password)
        assert answer.status == 422, password
        assert 'id="password-fault"' in answer.text
    assert session.post("/account/register", email="ada@example.org", password="пароль 🥄🥄").status == 303


def test_a2_an_address_is_taken_once_however_it_is_spelled(server):
    Session(server).register("Ada@Example.org")
    answer = Session(server).post("/account/register", email=" ada@EXAMPLE.org ", password=PASSWORD)
    assert answer.status == 422
    assert Session(server).sign_in("ADA@example.org").cookie


def test_a2_addresses_that_look_like_others_or_are_too_long_are_refused(server):
    for email in "аda@example.org", "ada@example.org\r\nBcc: all@example.org", "a" * 250 + "@example.org", "ada@", "", "a@b@c.org":
        answer = Session(server).post("/account/register", email=email, password=PASSWORD)
        assert answer.status == 422, email
        assert 'id="email-fault"' in answer.text


def test_a2_signed_out_the_session_opens_nothing_more(server):
    session = Session(server).register()
    cookie = session.cookie
    answer = session.post("/account/sign-out")
    assert answer.status == 303 and "Max-Age=0" in answer.headers["set-cookie"]
    assert Session(server, cookie).get("/account").status == 303


def test_a2_sessions_are_listed_and_ended(server):
    here = Session(server).register()
    there = Session(server).sign_in()
    page = here.get("/account").text
    assert page.count("This browser") == 1
    named = re.findall(r'name="session" value="([0-9a-f]{64})"', page)
    assert len(named) == 1
    assert here.post("/account/sessions/end", session=named[0]).status == 303
    assert there.get("/account").headers.get("location") == "/account/sign-in"
    assert here.get("/account").status == 200


def test_a2_all_other_sessions_are_ended_at_once(server):
    here = Session(server).register()
    others = [Session(server).sign_in() for _ in range(3)]
    led = here.post("/account/sessions/end", session="others").headers["location"]
    assert "can still be read on it" in here.get(led).text and "can still be read" not in here.get("/account").text
    assert all(other.get("/account").status == 303 for other in others)


@pytest.mark.exhaustive
def test_a2_an_account_has_fifty_sessions_and_one_more_ends_the_one_that_was_not_seen_for_longest(program):
    program.start("--trust-proxy")
    first = Session(program).register()
    # Of different addresses, so that nobody is asked to wait.
    cookies = [sign_in(program, f"10.0.0.{number}", PASSWORD).headers["set-cookie"].split(";")[0] for number in range(49)]
    assert first.get("/account").status == 200
    newest = sign_in(program, "10.0.0.50", PASSWORD).headers["set-cookie"].split(";")[0]
    others = re.findall(r'name="session" value="[0-9a-f]{64}"', Session(program, newest).get("/account").text)
    assert len(others) == 49
    assert first.get("/account").status == 303
    assert Session(program, cookies[0]).get("/account").status == 200


def test_a2_nobody_ends_anothers_session(server):
    ada = Session(server).register()
    bob = Session(server).register("bob@example.org")
    Session(server).sign_in("bob@example.org")
    named = re.findall(r'name="session" value="([0-9a-f]{64})"', bob.get("/account").text)[0]
    ada.post("/account/sessions/end", session=named)
    assert bob.get("/account").text.count('name="session" value="' + named) == 1


def test_a2_a_new_password_takes_the_old_one_and_closes_the_account_elsewhere(server):
    here = Session(server).register()
    there = Session(server).sign_in()
    wrong = here.post("/account/password", **{"password": "not mine", "new-password": "twelve spoons a day"})
    assert wrong.status == 422 and "Wrong password." in wrong.text
    common = here.post("/account/password", **{"password": PASSWORD, "new-password": "password1"})
    assert common.status == 422 and 'id="new-password-fault"' in common.text
    assert here.post("/account/password", **{"password": PASSWORD, "new-password": "twelve spoons a day"}).status == 200
    assert here.get("/account").status == 200
    assert there.get("/account").status == 303
    assert Session(server).post("/account/sign-in", email="ada@example.org", password=PASSWORD).status == 422
    assert Session(server).sign_in(password="twelve spoons a day").cookie


def test_a2_a_new_address_takes_the_password(server):
    session = Session(server).register()
    Session(server).register("bob@example.org")

    def change(email, password):
        return session.post("/account/e-mail", **{"email": email, "email-password": password})

    assert change("ada@home.org", "not mine").status == 422
    assert change("bob@example.org", PASSWORD).status == 422
    assert change("no address", PASSWORD).status == 422
    assert change("ada@home.org", PASSWORD).status == 200
    assert Session(server).sign_in("ada@home.org").cookie
    assert Session(server).post("/account/sign-in", email="ada@example.org", password=PASSWORD).status == 422


def test_a2_a_deleted_account_is_gone_with_everything_in_it(server):
    session = Session(server).register()
    device = Device(session)
    device.sync()
    device.write(task(1), "Water-plants", 1)
    device.sync()
    assert session.post("/account/delete", password="not mine").status == 422
    answer = session.post("/account/delete", password=PASSWORD)
    assert (answer.status, answer.headers["location"]) == (303, "/account/deleted")
    assert answer.headers["clear-site-data"] == '"storage", "cache"'
    assert session.get("/account").status == 303
    again = Session(server).register()
    assert Device(again).sync().facts == {}


def test_a2_after_ten_wrong_passwords_the_next_are_not_tried(server):
    Session(server).register()
    answers = [Session(server).post("/account/sign-in", email="ada@example.org", password=f"guess {n}") for n in range(15)]
    assert [answer.status for answer in answers[:10]] == [422] * 10
    assert answers[-1].status == 429
    assert int(answers[-1].headers["retry-after"]) > 0
    assert "Too many attempts" in answers[-1].text


def test_a2_who_guesses_elsewhere_does_not_keep_the_person_out(program):
    program.start("--trust-proxy")
    Session(program).register()
    # The part before the proxy's own entry comes from the client itself.
    assert [sign_in(program, "6.6.6.6, 10.0.0.1").status for _ in range(12)][-1] == 429
    assert sign_in(program, "6.6.6.6, 10.0.0.2", PASSWORD).status == 303
    assert sign_in(program, "6.6.6.6, 10.0.0.1", PASSWORD).status == 429


def test_a2_a_browser_that_was_signed_in_before_stays_open_whatever_strangers_try(program):
    program.start("--trust-proxy")
    Session(program).register()
    mark = mark_of(sign_in(program, "10.0.0.2", PASSWORD))
    Session(program).register("bea@example.org")
    assert [sign_in(program, "10.0.0.1").status for _ in range(11)][-1] == 429
    assert sign_in(program, "10.0.0.1", PASSWORD).status == 429
    assert sign_in(program, "10.0.0.1", PASSWORD, mark).status == 303
    # It is no password, and does not let anybody try for ever.
    assert [sign_in(program, "10.0.0.3", cookie=mark).status for _ in range(10)][-1] == 429


def test_a2_a_browser_keeps_its_mark_and_a_forged_one_is_worth_nothing(program):
    program.start("--trust-proxy")
    Session(program).register()
    mark = mark_of(sign_in(program, "10.0.0.2", PASSWORD))
    again = sign_in(program, "10.0.0.2", PASSWORD, mark)
    assert again.status == 303 and not any("teaspoon-browser" in value for _, value in again.all_headers)
    forged = mark[:-4] + "AAAA"
    assert [sign_in(program, "10.0.0.1", cookie=forged).status for _ in range(11)][-1] == 429


def test_a2_the_many_networks_of_one_site_of_ipv6_do_not_use_up_the_tries_of_an_account(program):
    program.start("--trust-proxy")
    Session(program).register()
    statuses = [sign_in(program, f"2001:db8:0:{network:x}::1").status for network in range(21)]
    assert statuses == [422] * 20 + [429]
    assert sign_in(program, "2001:db8:1::1").status == 422


def test_a2_a_password_that_was_hashed_for_less_is_hashed_again_when_it_is_typed(server):
    session = Session(server).register()
    cheap = Argon2id(salt=b"spoons " * 2, length=32, iterations=1, lanes=1, memory_cost=8192).derive_phc_encoded(PASSWORD.encode())
    server.store.execute(f"UPDATE account SET password = '{cheap}'")
    assert Session(server).post("/account/sign-in", email="ada@example.org", password="guess").status == 422
    assert server.store.ask("SELECT password FROM account") == cheap
    Session(server).sign_in()
    assert server.store.ask("SELECT password FROM account").startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    # Where it was signed in, it still is.
    assert session.get("/account").status == 200


def test_a2_where_a_password_is_hashed_again_all_who_sign_in_at_once_come_in(server):
    Session(server).register()
    cheap = Argon2id(salt=b"spoons " * 2, length=32, iterations=1, lanes=1, memory_cost=8192).derive_phc_encoded(PASSWORD.encode())
    server.store.execute(f"UPDATE account SET password = '{cheap}'")

    def come_in(_):
        return Session(server).post("/account/sign-in", email="ada@example.org", password=PASSWORD).status

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(come_in, range(8))) == [303] * 8


def test_a2_one_subscriber_of_ipv6_is_one_network_however_the_address_is_written(program):
    program.start("--trust-proxy")
    Session(program).register()
    addresses = [f"2001:db8::{number:x}" for number in range(1, 6)] + [f"2001:db8:0:0:{number:x}::7" for number in range(1, 6)]
    assert {sign_in(program, address).status for address in addresses} == {422}
    assert sign_in(program, "2001:0db8:0000:0000:ffff::1").status == 429
    assert sign_in(program, "2001:db8:0:1::1").status == 422


def test_a2_a_session_that_ends_while_a_form_arrives_opens_nothing(server):
    session, other = Session(server).register(), Session(server).sign_in()
    device = Device(other)
    device.exchange()
    device.write(task(1), "Not mine any more", 1)
    wire = device.request()
    head = f"POST /sync HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: {TYPE}\r\nCookie: {other.cookie}\r\nContent-Length: {len(wire)}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(head.encode() + wire[:10])
        changed = session.post("/account/password", **{"password": PASSWORD, "new-password": "nine spoons in a day"})
        assert changed.status == 200
        # Data that arrives within 50 ms counts as arrived in one piece: see `Sessions.Glance`.
        time.sleep(0.06)
        line.sendall(wire[10:])
        assert line.recv(100).startswith(b"HTTP/1.1 401")


def test_a2_a_device_is_told_that_its_account_was_deleted_and_nobody_else_is(server):
    session = Session(server).register()
    other = Session(server).sign_in()
    ended = Session(server).sign_in()
    device = Device(other)
    device.sync()
    cookie = ended.cookie
    ended.post("/account/sign-out")
    assert Session(server, cookie).sync(device.request()).status == 401
    assert session.post("/account/delete", password=PASSWORD).status == 303
    for gone in other, Session(server, cookie):
        assert gone.sync(device.request()).status == 410
    assert Session(server).sync(device.request()).status == 401
    assert other.get("/account").headers["location"] == "/account/sign-in"


def test_a2_a_form_of_another_site_does_nothing(server):
    session = Session(server).register()
    headers = {**session.headers, "Origin": "https://elsewhere.example", "Content-Type": "application/x-www-form-urlencoded"}
    for path in "/account/sign-out", "/account/delete", "/account/password", "/account/register", "/account/sign-in", "/sync":
        assert server.request("POST", path, headers, b"password=eight+spoons+a+day").status == 403, path
    assert session.get("/account").status == 200


def test_a2_closed_registration_lets_in_the_first_and_nobody_else(program):
    program.start("--registration", "closed")
    said = program.next_line()
    first = re.fullmatch(
        r"There is no account yet\. The first one becomes the administrator: "
        rf"http://127\.0\.0\.1:{program.port}(/account/register\?invitation=([\w-]+))\n",
        said,
    )
    # A stranger who comes before its owner does not run the server.
    for code in {}, {"invitation": "A" * 43}:
        stranger = Session(program).post("/account/register", email="eve@example.org", password=PASSWORD, **code)
        assert stranger.status == 422 and "the link that the server printed" in stranger.text
    assert f'value="{first[2]}"' in Session(program).get(first[1]).text
    made = Session(program).post("/account/register", email="ada@example.org", password=PASSWORD, invitation=first[2])
    assert made.status == 303
    refused = Session(program).post("/account/register", email="bob@example.org", password=PASSWORD)
    assert refused.status == 422
    assert "Only the administrator of this server can create accounts" in refused.text


def test_a2_a_closed_server_offers_an_account_to_the_first_and_to_nobody_else(program):
    program.start("--registration", "closed")
    code = re.search(r"\?invitation=([\w-]+)", program.next_line())[1]
    join = "/account/sign-in?to=" + urllib.parse.quote("/account/shared/join?t=" + "A" * 64, safe="")

    def offers(path):
        page = Session(program).get(path).text
        return "/account/register" in page or "create an account" in page

    pages = ["/account/sign-in", join, "/account/link?to=" + "A" * 64, "/account/shared/join?t=" + "A" * 64, "/app/account"]
    assert offers("/account/sign-in")
    first = Session(program)
    first.post("/account/register", email="ada@example.org", password=PASSWORD, invitation=code)
    assert first.cookie and not any(offers(page) for page in pages)
    refused = Session(program).post("/account/sign-in", email="ada@example.org", password="not the one")
    assert refused.status == 422 and "/account/register" not in refused.text


@pytest.mark.parametrize("registration", ["closed", "invitation"])
def test_a2_once_the_last_account_is_deleted_no_stranger_makes_the_first(program, registration):
    program.start()
    ada = Session(program).register()
    program.stop()
    program.start("--registration", registration)
    assert ada.post("/account/delete", password=PASSWORD).status == 303
    for code in {}, {"invitation": ""}, {"invitation": "A" * 43}:
        stranger = Session(program).post("/account/register", email="eve@example.org", password=PASSWORD, **code)
        assert stranger.status == 422 and "the link that the server printed" in stranger.text


def test_a2_what_was_answered_is_there_after_a_kill(program):
    program.start()
    session = Session(program).register()
    program.kill()
    program.start()
    assert session.get("/account").status == 200


def test_an_unknown_kind_of_store_is_named_without_its_credentials(program):
    said = program.run("--store", "mongodb://secret:word@example.org")
    assert said.returncode != 0
    assert "mongodb" in said.stderr and "secret" not in said.stderr


def test_unknown_addresses_and_methods_and_long_forms_are_refused_under_account(shared_server):
    assert shared_server.get("/account/elsewhere").status == 404
    assert shared_server.get("/account/sign-out").status == 405
    assert shared_server.request("PUT", "/account").status == 405
    assert shared_server.request("POST", "/account/register", body=b"x" * 20_000).status == 413
