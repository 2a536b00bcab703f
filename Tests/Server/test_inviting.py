"""Inviting people to a server where an account takes an invitation, in the browser. Rows A2 and E9."""

import re
from datetime import UTC, datetime, timedelta
from html import unescape
from urllib.parse import urlencode

import pytest

from test_account_mail import link_in
from wire import Session

PASSWORD = "eight spoons a day"
PAGE = "/account/invitations"


def start(program, *arguments, registration="invitation"):
    """A server with its administrator signed in."""
    program.start("--registration", registration, *arguments)
    first = re.search(r"/account/register\?invitation=([\w-]+)", program.next_line())
    ada = Session(program)
    assert ada.post("/account/register", email="ada@example.org", password=PASSWORD, invitation=first[1]).status == 303
    return ada


def invite(ada, guest=""):
    """The invitation's link, as the page shows it."""
    answer = ada.post(PAGE, guest=guest)
    assert answer.status == 200, answer.text
    return unescape(re.search(r'<input id="link" readonly value="([^"]*)"', answer.text)[1])


def invitation_of(link):
    return link.split("=")[-1]


def test_E9_the_administrator_makes_an_invitation_that_lets_one_in(program):
    ada = start(program)
    assert f'href="{PAGE}"' in ada.get("/account").text
    link = invite(ada, "Bob from work")
    path = link.removeprefix(f"http://127.0.0.1:{program.port}")
    assert path.startswith("/account/link?for=invitation&to=")
    page = ada.get(PAGE).text
    assert invitation_of(link) not in page, "it is shown once"
    end = datetime.now(UTC) + timedelta(days=14)
    assert "Bob from work" in page and re.search(rf"Expires on \w{{3}} {end.day} {end:%b}", page)
    bob = Session(program)
    onward = bob.get(path).headers["location"]
    assert 'name="invitation"' in bob.get(onward).text
    assert bob.post("/account/register", email="bob@example.org", password=PASSWORD, invitation=invitation_of(link)).status == 303
    assert "Bob from work" not in ada.get(PAGE).text, "it is used"


def test_E9_an_invitation_is_withdrawn(program):
    ada = start(program)
    links = [invite(ada, name) for name in ("Bob", "Eve")]
    page = ada.get(PAGE).text
    name = re.search(r'name="invitation" value="(\w{64})"[^>]*><button[^>]*aria-label="Revoke: Bob,', page)[1]
    assert ada.post(f"{PAGE}/withdraw", invitation=name).headers["location"] == f"{PAGE}?did=withdrawn"
    page = ada.get(PAGE).text
    assert "Bob" not in page and "Eve" in page
    for link, status in zip(links, (422, 303), strict=True):
        form = {"email": f"guest{status}@example.org", "password": PASSWORD, "invitation": invitation_of(link)}
        assert Session(program).post("/account/register", **form).status == status


def test_E9_for_everybody_else_there_is_no_such_page(program):
    ada = start(program)
    link = invite(ada, "Bob")
    name = re.search(r'name="invitation" value="(\w{64})"', ada.get(PAGE).text)[1]
    bob = Session(program)
    bob.post("/account/register", email="bob@example.org", password=PASSWORD, invitation=invitation_of(invite(ada)))
    assert PAGE not in bob.get("/account").text

    def same(answer):
        return (answer.status, re.sub(r"[0-9a-f]{32}", "", answer.text))

    for session in bob, Session(program):
        for path, fields in (PAGE, {"guest": "Eve"}), (f"{PAGE}/withdraw", {"invitation": name}):
            assert same(session.get(path)) == same(session.get("/account/nothing"))
            assert same(session.post(path, **fields)) == same(session.post("/account/nothing", **fields))
    assert Session(program).get(f"/account/register?invitation={invitation_of(link)}").status == 200
    assert ada.get(PAGE).text.count('name="invitation"') == 1


def test_E9_at_most_50_invitations_are_open(program):
    ada = start(program)
    for number in range(50):
        invite(ada, f"Guest {number}")
    answer = ada.post(PAGE, guest="One more")
    assert answer.status == 422
    assert "At most 50 invitations can be open." in answer.text and 'value="One more"' in answer.text


def test_E9_what_an_invitation_is_known_by_is_short_and_escaped(program):
    ada = start(program)
    invite(ada, "<b>Bob</b>")
    assert "&lt;b>Bob&lt;/b>" in ada.get(PAGE).text.replace("&gt;", ">")
    answer = ada.post(PAGE, guest="x" * 61)
    assert answer.status == 422 and "at most 60 characters" in answer.text and "x" * 61 in answer.text


@pytest.mark.parametrize(("registration", "words"), [("open", "Anyone can create an account"), ("closed", "Registration is closed")])
def test_E9_where_invitations_do_nothing_the_page_says_what_does(program, registration, words):
    ada = start(program, registration="closed")
    program.stop()
    program.start("--registration", registration)
    ada = Session(program).sign_in()
    page = ada.get(PAGE)
    assert page.status == 200 and words in page.text and 'id="invite"' not in page.text
    assert ada.post(PAGE, guest="").status == 404


def test_E9_an_invitation_is_sent_where_the_server_sends_mail(program, letters):
    url = f"smtp://127.0.0.1:{letters.controller.port}"
    ada = start(program, "--mail", url, "--mail-from", "teaspoon@example.org", "--address", "https://plan.example.org/")
    refused = ada.post(PAGE, guest="no address")
    assert refused.status == 422 and 'value="no address"' in refused.text
    answer = ada.post(PAGE, guest="bob@example.org")
    assert "Invitation sent to bob@example.org." in answer.text
    recipients, letter = letters.next()
    assert recipients == ["bob@example.org"]
    path, invitation = link_in(letter)
    assert invitation in answer.text
    assert 'name="invitation"' in Session(program).get(Session(program).get(path).headers["location"]).text
    assert "bob@example.org" in ada.get(PAGE).text
    # Without an address there is no email: the link is passed on by hand.
    invite(ada)
    assert letters.all == []


def test_A2_a_mistyped_address_does_not_cost_the_invitation(program, letters):
    url = f"smtp://127.0.0.1:{letters.controller.port}"
    ada = start(program, "--mail", url, "--mail-from", "teaspoon@example.org", "--address", "https://plan.example.org/")
    invitation = invitation_of(invite(ada))
    links = {}
    for address in ("bbo@example.org", "bob@example.org", "eve@example.org"):
        answer = Session(program).post("/account/register", email=address, password=PASSWORD, invitation=invitation)
        assert answer.status == 200, answer.text
        recipients, letter = letters.next()
        assert recipients == [address]
        links[address] = link_in(letter)[1]
    assert 'name="invitation"' in ada.get(PAGE).text, "it is open still"
    # One account is made with it, for the first who confirms the address.
    for address, status in ("bob@example.org", 303), ("eve@example.org", 410), ("bbo@example.org", 410):
        assert Session(program).post("/account/link", link=links[address], password=PASSWORD).status == status
    assert 'name="invitation"' not in ada.get(PAGE).text
    assert Session(program).post("/account/sign-in", email="eve@example.org", password=PASSWORD).status == 422


def test_A2_nobody_without_an_invitation_ends_on_a_page_without_a_next_step(program):
    ada = start(program)
    stranger = Session(program)
    assert 'href="/account/register"' in stranger.get("/account/sign-in").text
    page = stranger.get("/account/register").text
    assert "Ask its administrator for an invitation link." in page
    assert 'name="invitation"' in page and 'id="without-account"' in page and 'href="/account/sign-in"' in page
    link = invite(ada)
    for typed in link, f" {link}\n", invitation_of(link), f"/account/register?invitation={invitation_of(link)}":
        page = stranger.get("/account/register?" + urlencode({"invitation": typed})).text
        assert f'<input type="hidden" name="invitation" value="{invitation_of(link)}">' in page, typed
    ada.post(f"{PAGE}/withdraw", invitation=re.search(r'name="invitation" value="(\w{64})"', ada.get(PAGE).text)[1])
    page = stranger.get("/account/register?" + urlencode({"invitation": link})).text
    assert "This invitation has expired or was already used." in page
    assert 'name="invitation"' in page and link in unescape(page), "what was pasted is still there"


def test_A2_where_registration_is_closed_it_is_said_who_makes_accounts(program):
    start(program, registration="closed")
    page = Session(program).get("/account/register").text
    assert "Only the administrator of this server can create accounts on it. Ask them for one." in page
    assert 'id="without-account"' in page and 'href="/account/sign-in"' in page
