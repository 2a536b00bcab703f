"""Accounts on a server that sends mail."""

import re
import urllib.parse

from shared_lists import a_list, act, make_link, share
from wire import Session

PASSWORD = "eight spoons a day"


def without_nonces(page):
    return re.sub(r"[0-9a-f]{32}", "", page.text)


def link_in(letter):
    text = letter.get_content()
    found = re.search(r"https://plan\.example\.org(/account/link\?for=\w+&to=([\w-]{64}))\r?\n", text)
    assert found, text
    return found[1], found[2]


def test_a2_an_account_is_made_once_its_address_is_confirmed(mailing, letters):
    session = Session(mailing)
    answer = session.post("/account/register", email="Ada@example.org", password=PASSWORD)
    assert answer.status == 200 and "Check your e-mail" in answer.text
    assert Session(mailing).post("/account/sign-in", email="ada@example.org", password=PASSWORD).status == 422
    recipients, letter = letters.next()
    assert recipients == ["Ada@example.org"]
    path, link = link_in(letter)
    # Looking at it, as mail programs do, uses nothing up.
    assert "Ada@example.org" in session.get(path).text
    assert session.post("/account/link", link=link, password="not the one chosen").status == 422
    assert session.post("/account/link", link=link, password=PASSWORD).headers["location"] == "/account/signed-in"
    assert "Ada@example.org" in session.get("/account").text
    assert session.get(path).status == 410


def test_a2_who_registers_twice_is_told_in_the_letter_only(mailing, letters):
    new = Session(mailing).post("/account/register", email="nobody@example.org", password=PASSWORD)
    letters.next()
    known = Session(mailing).post("/account/register", email="first@example.org", password=PASSWORD)
    assert (new.status, without_nonces(new)) == (known.status, without_nonces(known))
    recipients, letter = letters.next()
    assert recipients == ["first@example.org"] and "You already have an account" in letter.get_content()


def test_a2_a_forgotten_password_is_replaced_by_a_link(mailing, letters):
    # Asked first: an email to nobody would be there before the other.
    nobody = Session(mailing).post("/account/forgotten", email="nobody@example.org")
    answer = Session(mailing).post("/account/forgotten", email="First@Example.org")
    assert (answer.status, without_nonces(answer)) == (nobody.status, without_nonces(nobody))
    recipients, letter = letters.next()
    # To the address of the account, however it was typed.
    assert recipients == ["first@example.org"]
    _, link = link_in(letter)
    session = Session(mailing)
    assert session.post("/account/link", link=link, password="twelve spoons a day").status == 303
    Session(mailing).sign_in("first@example.org", "twelve spoons a day")
    recipients, letter = letters.next()
    assert recipients == ["first@example.org"] and "has a new password" in letter.get_content()
    assert not letters.all


def test_a2_a_new_password_is_told_by_letter(mailing, letters):
    session = Session(mailing).sign_in("first@example.org")
    session.post("/account/password", **{"password": PASSWORD, "new-password": "twelve spoons a day"})
    recipients, letter = letters.next()
    assert recipients == ["first@example.org"]
    assert "has a new password" in letter.get_content() and "https://plan.example.org/account/forgotten" in letter.get_content()


def test_a2_a_new_address_is_confirmed_and_the_old_one_told(mailing, letters):
    session = Session(mailing).sign_in("first@example.org")
    answer = session.post("/account/e-mail", **{"email": "new@example.org", "email-password": PASSWORD})
    assert "Check your e-mail" in answer.text
    recipients, letter = letters.next()
    assert recipients == ["new@example.org"]
    path, link = link_in(letter)
    assert session.get(path).status == 200
    assert Session(mailing).post("/account/link", link=link).status == 200
    recipients, letter = letters.next()
    assert recipients == ["first@example.org"] and "You can no longer sign in with this address" in letter.get_content()
    assert Session(mailing).sign_in("new@example.org").cookie


def test_a2_an_address_is_changed_in_its_capitals_only(mailing, letters):
    session = Session(mailing).sign_in("first@example.org")
    session.post("/account/e-mail", **{"email": "First@Example.org", "email-password": PASSWORD})
    recipients, letter = letters.next()
    assert recipients == ["First@Example.org"]
    _, link = link_in(letter)
    assert session.post("/account/link", link=link).status == 200
    assert "First@Example.org" in session.get("/account").text
    assert Session(mailing).sign_in("first@example.org").cookie
    # Nobody is told that the address no longer opens the account: the next e-mail is another one.
    session.post("/account/forgotten", email="first@example.org")
    assert "/account/link?for=password&to=" in letters.next()[1].get_content()


def test_a2_a_link_that_went_to_the_old_address_ends_with_it(mailing, letters):
    session = Session(mailing).sign_in("first@example.org")
    session.post("/account/forgotten", email="first@example.org")
    _, old = link_in(letters.next()[1])
    session.post("/account/e-mail", **{"email": "new@example.org", "email-password": PASSWORD})
    _, new = link_in(letters.next()[1])
    assert Session(mailing).post("/account/link", link=new).status == 200
    late = Session(mailing).post("/account/link", link=old, password="twelve spoons a day")
    assert late.status == 410 and late.headers.get("set-cookie") is None
    assert Session(mailing).sign_in("new@example.org").cookie


def test_a2_the_link_leads_to_this_server_whatever_the_request_says(mailing, letters):
    headers = {"Content-Type": "application/x-www-form-urlencoded", "Host": "evil.example", "X-Forwarded-Host": "evil.example"}
    mailing.request("POST", "/account/forgotten", headers, b"email=first%40example.org")
    _, letter = letters.next()
    link_in(letter)
    assert "evil" not in letter.as_string()


def test_a2_letters_to_one_address_are_few(mailing):
    answers = [Session(mailing).post("/account/forgotten", email="first@example.org").status for _ in range(5)]
    assert answers == [200, 200, 200, 429, 429]


def test_a_server_without_mail_says_who_can_help(server):
    Session(server).register()
    assert "sends no mail" in Session(server).get("/account/forgotten").text


def test_mail_that_is_set_up_by_halves_is_told_at_the_start(program):
    assert "--address" in program.run("--mail", "smtp://127.0.0.1:1").stderr
    for address in ["not-a-url", "https://plan.example.org/app", "https://ada@plan.example.org", "https://plan.example.org:99999"]:
        assert "--address " in program.run("--address", address).stderr
    said = program.run("--mail", "gopher://u:secret@x", "--mail-from", "t@example.org", "--address", "https://x.org").stderr
    assert "secret" not in said and said


def test_a2_a_letter_that_is_not_taken_at_once_is_sent_again(mailing, letters):
    letters.refusals = ["451 Try again later"]
    Session(mailing).post("/account/forgotten", email="first@example.org")
    assert link_in(letters.next()[1])
    assert letters.refusals == []


def mailed(mailing, letters, name="Ada"):
    """Somebody with an account on a server that sends mail."""
    mail = f"{name.lower()}@example.org"
    session = Session(mailing)
    session.post("/account/register", email=mail, password=PASSWORD)
    assert session.post("/account/link", link=link_in(letters.next()[1])[1], password=PASSWORD).status == 303
    return session


def test_a2_a_link_to_a_new_password_says_whose_account_it_is_and_who_is_signed_out(mailing, letters):
    first, ada = Session(mailing).sign_in("first@example.org"), mailed(mailing, letters)
    Session(mailing).post("/account/forgotten", email="first@example.org")
    path, link = link_in(letters.next()[1])
    by_a_guest, by_its_own, by_another = (session.get(path).text for session in (Session(mailing), first, ada))
    for page in by_a_guest, by_its_own, by_another:
        assert "For <b>first@example.org</b>." in page
    assert "you’ll be asked what happens to it" in by_a_guest and 'id="link-other"' not in by_a_guest
    assert 'id="link-other"' not in by_its_own and 'id="link-plan"' not in by_its_own
    assert "<b>ada@example.org</b> is signed in here now and will be signed out." in by_another
    # Also where the password was refused.
    assert "<b>ada@example.org</b>" in ada.post("/account/link", link=link, password="short").text
    before = Session(mailing, ada.cookie)
    assert ada.post("/account/link", link=link, password="twelve spoons a day").status == 303
    assert "first@example.org" in ada.get("/account").text and before.get("/account").status == 303


def test_a2_an_address_confirmed_elsewhere_is_said_to_be_whose_and_leads_to_nobody_elses_page(mailing, letters):
    first, ada = Session(mailing).sign_in("first@example.org"), mailed(mailing, letters)

    def change(to):
        first.post("/account/e-mail", **{"email": to, "email-password": PASSWORD})
        return link_in(letters.next()[1])

    path, link = change("second@example.org")
    for session in ada, Session(mailing), first:
        page = session.get(path).text
        assert "For <b>first@example.org</b>." in page and "New address: <b>second@example.org</b>" in page
    said = ada.post("/account/link", link=link)
    assert "The account of <b>first@example.org</b> now signs in as <b>second@example.org</b>." in said.text
    main = said.text.split("<main")[1].split("</main>")[0]
    assert "/account" not in main and "ada@example.org" in ada.get("/account").text
    letters.next()
    guest = Session(mailing).post("/account/link", link=change("third@example.org")[1])
    assert "now signs in as <b>third@example.org</b>" in guest.text and "/account/sign-in?email=third" in guest.text
    letters.next()
    own = first.post("/account/link", link=change("fourth@example.org")[1])
    assert "You now sign in with the new address." in own.text and 'href="/account"' in own.text


def buttons(page):
    main = page.text.split('class="problem"')[1].split("</main>")[0]
    return re.findall(r'<a class="button[^"]*" href="([^"]+)"', main)


def test_a2_a_link_that_has_ended_is_known_by_its_kind_and_by_whether_somebody_is_signed_in(mailing, letters):
    first = Session(mailing).sign_in("first@example.org")
    # What each kind offers is tested without a server (DeadLinkPagesTests).
    link = "A" * 64
    for page, expected in [
        (Session(mailing).get(f"/account/link?for=address&to={link}"), ["/account/sign-in"]),
        (first.get(f"/account/link?for=password&to={link}"), ["/account", "/account/forgotten"]),
        (first.post("/account/link", link=link, **{"for": "address"}), ["/account"]),
        (Session(mailing).get(f"/account/link?to={link}"), ["/account/sign-in", "/account/forgotten", "/account/register"]),
    ]:
        assert page.status == 410 and buttons(page) == expected
    first.post("/account/forgotten", email="first@example.org")
    path, link = link_in(letters.next()[1])
    assert path.startswith("/account/link?for=password&") and 'name="for" value="password"' in first.get(path).text


def test_a2_who_is_invited_to_a_list_lands_there_once_the_account_is_confirmed(mailing, letters):
    owner = Session(mailing).sign_in("first@example.org")
    number = share(owner, a_list(owner))
    link = make_link(owner, number)
    assert "We e-mail this address." in owner.get(f"/account/shared/list?space={number}").text
    act(owner, "/account/shared/invite", space=number, email="ada@example.org", role="write")
    assert letters.next()[0] == ["ada@example.org"]

    def confirmed(mail, **fields):
        Session(mailing).post("/account/register", email=mail, password=PASSWORD, **fields)
        # On another device.
        led = Session(mailing).post("/account/link", link=link_in(letters.next()[1])[1], password=PASSWORD)
        return urllib.parse.unquote(led.headers["location"])

    assert confirmed("ada@example.org") == "/account/signed-in?to=/account/shared"
    page = f"/account/shared/join?t={link}"
    assert confirmed("bob@example.org", to=page) == f"/account/signed-in?to={page}"
    assert confirmed("cy@example.org", to="https://elsewhere.example/") == "/account/signed-in"
    assert confirmed("dee@example.org") == "/account/signed-in"
