"""How people join a shared list: invitations by address and by link, announced, used, declined and revoked (L5)."""

import html
import re
from urllib.parse import quote

import cbor2
import pytest

from shared_lists import LIST, act, join, known, make_link, member_id, members, share
from wire import Session


def revoke(owner, number):
    """Ends the one invitation to a list that is open."""
    page = owner.get(f"/account/shared/list?space={number}").text
    [name] = re.findall(r'name="invitation" value="([^"]+)"', page)
    act(owner, "/account/shared/uninvite", space=number, invitation=html.unescape(name))


def test_L5_an_invitation_by_address_waits_whoever_has_it(ada, bob, number):
    for email in "bob@example.org", "nobody@example.org":
        answer = ada.post("/account/shared/invite", space=number, email=email, role="look")
        assert answer.status == 303
    waiting = ada.get(answer.headers["location"]).text
    assert 'id="notice"' in waiting and "No e-mail is sent." in waiting and "expires in 14 days" in waiting
    assert ">bob@example.org<" in waiting and ">nobody@example.org<" in waiting
    page = bob.get("/account/shared").text
    # The name that others will see is offered without the address.
    assert "Ada" in page and LIST in page and 'value="bob"' in page and "bob@example.org" not in page
    refused = bob.post("/account/shared/answer", space=number, answer="yes", name=" ")
    assert refused.status == 422
    act(bob, "/account/shared/answer", space=number, answer="yes", name="Bob")
    assert members(bob, number) == ["Ada", "Bob (you)"]
    # Used up; and nobody else's to take.
    assert ada.post("/account/shared/answer", space=number, answer="yes", name="x").status == 404


def test_L5_the_owner_reads_before_that_making_a_member_view_only_revokes_links(ada, bob, number):
    page, said = f"/account/shared/list?space={number}", "also revokes the links with which people can join and edit."
    act(ada, "/account/shared/invite", space=number, email="bob@example.org", role="write")
    act(bob, "/account/shared/answer", space=number, answer="yes", name="Bob")
    make_link(ada, number, role="look")
    assert said not in ada.get(page).text
    link = make_link(ada, number)
    member = member_id(ada, number, "Bob")
    assert f'aria-describedby="view-only-hint-{member}"' in ada.get(page).text and said in ada.get(page).text
    act(ada, "/account/shared/role", space=number, member=member, role="look")
    assert bob.post("/account/shared/join", t=link, name="Bob").status == 410
    assert said not in ada.get(page).text


def announced(session):
    """The invitations that an exchange of version 4 says wait, and those on the page of lists."""
    answer = cbor2.loads(session.sync(cbor2.dumps([4, None, None, 0, 1, [], [], None])).body)
    assert answer[0] == 4 and len(answer) == 12
    page = session.get("/app/lists").text
    seen = re.findall(r"<bdi>([^<]*)</bdi> invites you to <b dir=\"auto\">([^<]*)</b>", page)
    assert [tuple(answer[11][at : at + 2]) for at in range(0, len(answer[11]), 2)] == seen
    assert ('id="view-invitations"' in page) == bool(seen)
    return seen


def test_L5_an_invitation_is_announced_to_whom_it_is_for_until_it_is_answered(ada, bob, number):
    assert announced(bob) == []

    def invite():
        return ada.post("/account/shared/invite", space=number, email="bob@example.org", role="write")

    invite()
    assert announced(bob) == [("Ada", LIST)]
    assert announced(ada) == []
    assert "invites you to" not in bob.get("/app/today").text
    act(bob, "/account/shared/answer", space=number, answer="no")
    assert announced(bob) == []
    invite()
    assert announced(bob) == [("Ada", LIST)]
    act(bob, "/account/shared/answer", space=number, answer="yes", name="Bob")
    assert announced(bob) == []
    # For somebody who is there already there is nothing to answer.
    invite()
    assert announced(bob) == []


def test_L5_of_many_invitations_five_are_announced_in_few_words_and_all_of_them_listed(ada, bob):
    for at in range(6):
        made = re.search(r"/app/lists/([0-9a-f]{32})", act(ada, "/app/lists/new", name=f"List {at} " + "x" * 100))[1]
        ada.post("/account/shared/invite", space=share(ada, made), email="bob@example.org", role="look")
    said = announced(bob)
    assert len(said) == 5 and all(len(name) == 80 for _, name in said)
    assert bob.get("/account/shared").text.count('value="yes">Join this list') == 6


def test_L5_an_invitation_can_be_put_away_and_ended(ada, bob, number):
    ada.post("/account/shared/invite", space=number, email="bob@example.org", role="write")
    act(bob, "/account/shared/answer", space=number, answer="no")
    assert LIST not in bob.get("/account/shared").text
    ada.post("/account/shared/invite", space=number, email="bob@example.org", role="write")
    revoke(ada, number)
    assert LIST not in bob.get("/account/shared").text
    assert bob.post("/account/shared/answer", space=number, answer="yes", name="Bob").status == 404


def test_L5_a_link_says_what_it_leads_to_and_works_until_it_ends(server, ada, bob, eve, number):
    link = make_link(ada, number, "look")
    page = bob.get(f"/account/shared/join?t={link}")
    assert page.status == 200 and LIST in page.text and "Ada" in page.text
    assert 'value="bob"' in page.text and "bob@example.org" not in page.text
    assert known(bob).spaces == {}
    act(bob, "/account/shared/join", t=link, name="Bob")
    assert known(bob).spaces[number][2:] == [1, ["Ada"]]
    waiting = ada.get(f"/account/shared/list?space={number}").text
    act(ada, "/account/shared/uninvite", space=number, invitation=re.search(r'name="invitation" value="(\w{64})"', waiting)[1])
    assert eve.get(f"/account/shared/join?t={link}").status == 410
    assert eve.post("/account/shared/join", t=link, name="Eve").status == 410
    late = make_link(ada, number)
    server.store.execute("UPDATE invitation SET expires = 1")
    assert eve.post("/account/shared/join", t=late, name="Eve").status == 410
    assert known(eve).spaces == {}


@pytest.mark.parametrize("ends", [True, False])
def test_L5_removing_somebody_offers_to_end_the_links_by_which_they_could_come_back(ada, bob, number, ends):
    link = make_link(ada, number)
    act(bob, "/account/shared/join", t=link, name="Bob")
    ada.post("/account/shared/invite", space=number, email="eve@example.org", role="look")
    id = member_id(ada, number, "Bob")
    form = ada.get(f"/account/shared/end?space={number}&what=remove&member={id}").text
    assert re.search(r'<input type="checkbox" name="end-links" value="yes" checked[^>]*><span>Also revoke the link to this list<', form)
    assert ada.post("/account/shared/end", space=number, what="remove", member=id, **({"end-links": "yes"} if ends else {})).status == 303
    assert members(ada, number) == ["Ada (you)"]
    assert bob.get(f"/account/shared/join?t={link}").status == (410 if ends else 200)
    # An invitation for somebody else's address has nothing to do with it.
    assert ">eve@example.org<" in ada.get(f"/account/shared/list?space={number}").text


def test_L5_where_no_link_works_removing_offers_to_end_none(ada, bob, number):
    join(bob, ada, number)
    waiting = ada.get(f"/account/shared/list?space={number}").text
    for name in re.findall(r'name="invitation" value="(\w{64})"', waiting):
        act(ada, "/account/shared/uninvite", space=number, invitation=name)
    id = member_id(ada, number, "Bob")
    assert "end-links" not in ada.get(f"/account/shared/end?space={number}&what=remove&member={id}").text


def onward(page):
    return re.search(r'name="to" value="([^"]*)"', page.text)


@pytest.mark.usefixtures("bob")
def test_L5_who_follows_a_link_signed_out_lands_on_it_once_signed_in(server, ada, number):
    join_page = f"/account/shared/join?t={make_link(ada, number)}"
    for way, email in ("sign-in", "bob@example.org"), ("register", "cy@example.org"):
        guest = Session(server)
        location = guest.get(join_page).headers["location"]
        assert location == "/account/sign-in?to=" + quote(join_page, safe="")
        page = guest.get(location)
        assert "Someone shared a list with you." in page.text
        if way == "register":
            page = guest.get(html.unescape(re.search(r'href="(/account/register[^"]*)"', page.text)[1]))
        # A mistake on the way loses nothing.
        refused = guest.post(f"/account/{way}", email=email, password="x", to=html.unescape(onward(page)[1]))
        assert refused.status == 422 and html.unescape(onward(refused)[1]) == join_page
        opened = guest.post(f"/account/{way}", email=email, password="eight spoons a day", to=join_page)
        assert opened.headers["location"] == "/account/signed-in?to=" + quote(join_page, safe="")
        assert guest.get(opened.headers["location"]).headers["location"] == join_page
        assert LIST in guest.get(join_page).text
    # A form is not sent again.
    assert Session(server).post("/account/shared/join", t="x", name="x").headers["location"] == "/account/sign-in"


# Where signing in does not lead.
ELSEWHERE = [
    "https://evil.example/", "//evil.example/account/shared", "/\\evil.example", "/account/sign-out", "/account/delete", "/app/today",
    "/account/shared/join?t=a/../b", "/account/shared/join?t=%0d%0a", "/account/shared#x", "javascript:alert(1)", "/account/shared?" + "x" * 300,
]  # fmt: skip


@pytest.mark.usefixtures("eve")
def test_L5_signing_in_leads_on_to_nothing_but_pages_of_accounts(server, bob):
    for number, to in enumerate(ELSEWHERE):
        assert onward(Session(server).get("/account/sign-in?to=" + quote(to, safe=""))) is None, to
        # By turns: one address takes ten passwords at a time.
        email = ["bob@example.org", "eve@example.org"][number % 2]
        opened = Session(server).post("/account/sign-in", email=email, password="eight spoons a day", to=to)
        assert opened.headers["location"] == "/account/signed-in", to
        assert bob.get("/account/signed-in?to=" + quote(to, safe="")).headers["location"] == "/app/today", to


def test_L5_an_invitation_follows_the_account_to_its_new_address(ada, bob, number):
    act(ada, "/account/shared/invite", space=number, email="bob@example.org", role="write")
    assert bob.post("/account/e-mail", **{"email": "robert@example.org", "email-password": "eight spoons a day"}).status == 200
    # Its maker reads the address that they typed, and does not learn the new one.
    page = ada.get(f"/account/shared/list?space={number}").text
    assert ">bob@example.org<" in page and "robert" not in page
    stranger = Session(ada.program).register("bob@example.org")
    assert LIST not in stranger.get("/account/shared").text
    assert stranger.post("/account/shared/answer", space=number, answer="yes", name="x").status == 404
    assert LIST in bob.get("/account/shared").text
    act(bob, "/account/shared/answer", space=number, answer="yes", name="Bob")
    assert members(bob, number) == ["Ada", "Bob (you)"]
    assert 'id="waiting"' not in ada.get(f"/account/shared/list?space={number}").text


def test_L5_an_invitation_that_followed_the_account_is_revoked_by_its_row(ada, bob, number):
    act(ada, "/account/shared/invite", space=number, email="bob@example.org", role="write")
    bob.post("/account/e-mail", **{"email": "robert@example.org", "email-password": "eight spoons a day"})
    revoke(ada, number)
    assert LIST not in bob.get("/account/shared").text


def test_L5_a_link_to_a_list_that_has_ended_is_asked_for_again_without_an_account(ada, bob, number):
    link = make_link(ada, number)
    assert Session(ada.program).get(f"/account/shared/join?t={link}").status == 303
    revoke(ada, number)
    for session in Session(ada.program), bob:
        page = session.get(f"/account/shared/join?t={link}")
        assert page.status == 410 and "Ask the person who gave it to you for a new one." in page.text
        main = page.text.split("<main")[1].split("</main>")[0]
        assert "/account/" not in main and "/app/today" in main
