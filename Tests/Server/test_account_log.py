"""The log of accounts: who signs in, who is refused, what changes."""

import json
import re

import pytest

from test_commands import teaspoon
from wire import Session

PASSWORD = "eight spoons a day"


def logged(program):
    """The log lines about accounts, once the server has stopped."""
    program.stop()
    return [line for line in map(json.loads, program.process.stderr.read().splitlines()) if line["level"] == "notice"]


def test_sign_ins_refusals_and_changes_are_logged_with_the_accounts_number_only(program):
    program.start("--log", "notice")
    ada = Session(program).register()
    ada.post("/account/sign-out")
    ada.post("/account/sign-in", email="ada@example.org", password="guess")
    ada.post("/account/sign-in", email="nobody@example.org", password="guess")
    ada.sign_in()
    elsewhere = Session(program).sign_in()
    ada.post("/account/sessions/end", session="others")
    assert elsewhere.get("/account").status == 303
    ada.post("/account/password", **{"password": PASSWORD, "new-password": "twelve spoons a day"})
    ada.post("/account/e-mail", **{"email": "ada@example.com", "email-password": "twelve spoons a day"})
    number = re.search(r"ada@example\.com  ([0-9a-f]{32})", teaspoon(program, "account", "list"))[1]
    ada.post("/account/delete", password="twelve spoons a day")
    lines = logged(program)
    assert [(line["message"], line["account"]) for line in lines] == [
        ("registered", number), ("signed in", number), ("signed out", number),
        ("password refused", number), ("password refused", "none"),
        ("signed in", number), ("signed in", number), ("session ended from elsewhere", number),
        ("password changed", number), ("address changed", number), ("account deleted", number),
    ]
    said = json.dumps(lines)
    # A number may have the letters of the name in it.
    assert "ada@" not in said and "example" not in said and "127.0.0.1" not in said and "spoons" not in said


def test_the_same_network_address_has_the_same_digest_also_after_a_restart_and_another_address_another(program):
    program.start("--log", "notice", "--trust-proxy")
    sign_in = "/account/sign-in"
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    for address in ["10.0.0.1", "10.0.0.2", "10.0.0.1"]:
        program.request("POST", sign_in, {**form, "X-Forwarded-For": address}, b"email=ada%40example.org&password=guess")
    digests = [line["place"] for line in logged(program)]
    program.start("--log", "notice", "--trust-proxy")
    program.request("POST", sign_in, {**form, "X-Forwarded-For": "10.0.0.1"}, b"email=ada%40example.org&password=guess")
    digests += [line["place"] for line in logged(program)]
    assert len(set(digests)) == 2 and digests[0] == digests[2] == digests[3]
    assert all(re.fullmatch("[0-9a-f]{16}", digest) for digest in digests)


def test_tries_beyond_a_limit_are_logged_with_their_kind_and_number_and_not_one_by_one(program):
    program.start("--log", "notice")
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    guess = b"email=ada%40example.org&password=guess"
    # From one network address, ten for one address at once.
    statuses = [program.request("POST", "/account/sign-in", form, guess).status for _ in range(30)]
    assert statuses.count(429) == 20
    lines = [line for line in logged(program) if line["message"] == "refused beyond a limit"]
    # The others are written a minute later, or never where the server stops before that.
    assert [(line["kind"], line["count"]) for line in lines] == [("account", "1")]


@pytest.mark.parametrize("options", [[], ["--log", "error"]])
def test_without_the_level_nothing_is_said_of_accounts(program, options):
    program.start(*options)
    Session(program).register()
    assert logged(program) == []
