"""A guest becomes an account, and signs out. Rows A1 and A2."""

from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

import chromium
from accounts import CUT, PASSWORD, Member, new_mail
from program import eventually


@pytest.fixture
def member(new_context, own_server):
    return Member(new_context(own_server.address), own_server.address)


@pytest.fixture
def device(new_context, own_server):
    """Makes more devices."""
    return lambda: Member(new_context(own_server.address), own_server.address)


@pytest.mark.exhaustive
def test_A1_a_guest_is_told_what_an_account_brings_and_sees_no_mark(member):
    member.has(("Stretch", 3))
    expect(member.page.locator("#saved")).to_have_count(0)
    member.open("/app/more")
    member.hand.press(member.main.get_by_role("link", name="Account"))
    member.is_on("Account")
    member.sees("You don’t need an account")
    member.press("Create account")
    member.page.wait_for_url("**/account/register")


def test_A1_a_guest_becomes_an_account_with_everything(member, device):
    member.has(("Stretch", 3), ("Read", 2))
    member.notes("Milk")
    mail = new_mail()
    member.registers(mail)
    member.is_on("Today")
    member.is_saved("Synced")
    member.open("/app/account")
    member.sees(mail)
    member.sees("Synced. Everything here is in your account.")
    other = device()
    other.arrive()
    other.signs_in(mail)
    other.is_on("Today")
    other.open("/app/spoons/3")
    other.sees_row("Stretch")
    other.open("/app/notes")
    other.sees_row("Milk")
    assert other.standing()["unsent"] == 0


def test_A1_what_is_done_goes_to_the_account_soon_and_the_mark_says_so_in_place(member):
    member.has_account()
    member.cut()
    member.jot("Water the plants")
    member.is_saved("Not synced yet")
    assert member.standing()["unsent"] == 1
    member.open("/app/account")
    member.sees("1 change is only on this device so far.")
    member.join()
    member.is_saved("Synced")
    assert member.standing()["unsent"] == 0


@pytest.mark.exhaustive
def test_A1_a_worker_that_ends_between_sending_and_hearing_sends_again_and_nothing_is_doubled(member, device):
    mail = member.has_account()
    # The server takes it, and its answer is never heard.
    member.worker().evaluate(
        """() => {
            const send = self.fetch;
            self.fetch = async (...asked) => { await send(...asked); self.unheard = true; return new Promise(() => {}); };
        }"""
    )
    member.jot("Once")
    eventually(lambda: member.worker().evaluate("self.unheard"))
    assert member.standing()["unsent"] == 1
    chromium.stop_workers(member.page)
    member.open("/app/tasks")
    member.is_saved("Synced")
    assert member.standing()["unsent"] == 0
    other = device()
    other.arrive()
    other.signs_in(mail)
    other.open("/app/tasks")
    expect(other.row("Once")).to_have_count(1)


def test_A2_signing_out_leaves_nothing_behind(member, device):
    mail = member.has_account(("Stretch", 3))
    name = member.standing()["device"]
    member.signs_out()
    member.page.wait_for_url("**/account/sign-in")
    assert not [cookie for cookie in member.context.cookies() if cookie["name"] == "teaspoon"]
    member.open("/app/today")
    expect(member.field("How many spoons do you have today?")).to_be_visible()
    standing = member.standing()
    assert standing["mail"] is None and standing["unsent"] == 0 and standing["device"] != name
    other = device()
    other.arrive()
    other.signs_in(mail)
    other.open("/app/spoons/3")
    other.sees_row("Stretch")


def test_A2_signing_out_with_something_unsent_asks_first_and_loses_nothing_unasked(member):
    member.has_account()
    member.cut()
    member.jot("Not sent yet")
    member.signs_out()
    member.is_on("Not everything is synced")
    member.sees("1 change is only on this device so far.")
    member.open("/app/tasks")
    member.sees_row("Not sent yet")
    member.open("/app/account/leaving")
    member.press("Sign out anyway")
    member.page.wait_for_url("**/account/sign-in")
    member.join()
    member.open("/app/today")
    expect(member.field("How many spoons do you have today?")).to_be_visible()


@pytest.mark.exhaustive
def test_A2_a_session_left_without_a_network_ends_as_soon_as_there_is_one(member, own_server):
    member.has_account()
    kept = next(cookie for cookie in member.context.cookies() if cookie["name"] == "teaspoon")
    headers = {"Cookie": f"teaspoon={kept['value']}", "Content-Type": "application/cbor"}

    def is_open():
        return own_server.request("POST", "/sync", headers, b"").status != 401

    member.cut()
    member.signs_out()
    member.page.wait_for_url("**/account/sign-in")
    member.sees("You are signed out")
    member.tries(3)
    assert is_open()
    member.join()
    member.open("/account/sign-in")
    expect(member.field("E-mail address")).to_be_visible()
    assert not is_open()


# Over a line that stalls, the request that ends the session was given up; the one for the page comes through.
STALL = """() => {
    const send = self.fetch;
    self.fetch = (...asked) => {
        return asked[0] === '/account/sign-out' ? Promise.reject(new DOMException('no answer', 'TimeoutError')) : send(...asked);
    };
}"""


@pytest.mark.exhaustive
def test_A2_somebody_who_signs_out_over_a_line_that_stalls_is_not_led_back_in(member):
    member.has_account(("Stretch", 3))
    member.worker().evaluate(STALL)
    member.signs_out()
    member.page.wait_for_url("**/account/sign-in")
    member.sees("You are signed out")
    member.open("/app/today")
    expect(member.field("How many spoons do you have today?")).to_be_visible()
    assert member.standing()["mail"] is None


# The server says whose session it is, and is heard later.
HEAR_LATE = """() => {
    const { link } = teaspoon.Outbox;
    self.isHeard = false;
    const heard = new Promise((resume) => { self.hear = resume; });
    teaspoon.Outbox.link = async (...given) => {
        self.isHeard = true;
        await heard;
        return link(...given);
    };
}"""

SIGNED_IN = "() => { self.answered = fetch('/account/signed-in', { redirect: 'manual' }); }"


@pytest.mark.exhaustive
def test_A2_somebody_who_signs_out_while_the_server_is_asked_who_they_are_is_not_led_back_in(member):
    member.has_account(("Stretch", 3))
    member.worker().evaluate(HEAR_LATE)
    member.page.evaluate(SIGNED_IN)
    eventually(lambda: member.worker().evaluate("self.isHeard"))
    member.post("/app/account", sure="yes")
    member.worker().evaluate("() => self.hear()")
    member.page.evaluate("async () => { await self.answered; }")
    assert member.standing()["mail"] is None


@pytest.mark.exhaustive
def test_A2_a_session_left_without_a_network_ends_although_everything_is_erased_before_there_is_one(member):
    member.has_account(("Stretch", 3))
    member.cut()
    member.signs_out()
    member.page.wait_for_url("**/account/sign-in")
    member.open("/app/data/erase")
    member.press("Erase everything")
    expect(member.field("How many spoons do you have today?")).to_be_visible()
    member.join()
    eventually(lambda: "teaspoon" not in [cookie["name"] for cookie in member.context.cookies()])


@pytest.mark.exhaustive
def test_A2_where_the_account_lets_this_device_in_no_more_signing_out_asks_first(member, own_server):
    member.has_account(("Stretch", 3))
    cookie = next(cookie for cookie in member.context.cookies() if cookie["name"] == "teaspoon")
    headers = {"Cookie": f"teaspoon={cookie['value']}", "Content-Type": "application/x-www-form-urlencoded"}
    assert own_server.request("POST", "/account/sign-out", headers, b"").status == 303
    member.page.evaluate("() => dispatchEvent(new Event('online'))")
    member.is_saved("Action needed")
    member.signs_out()
    member.is_on("Before you sign out")
    member.sees("We can’t confirm that everything is synced")
    member.open("/app/spoons/3")
    member.sees_row("Stretch")


def delete_account(member, server):
    """Deletes it as another device would: by a separate session."""
    cookie = next(cookie for cookie in member.context.cookies() if cookie["name"] == "teaspoon")
    headers = {"Cookie": f"teaspoon={cookie['value']}", "Content-Type": "application/x-www-form-urlencoded"}
    deleted = server.request("POST", "/account/delete", headers, urlencode({"password": PASSWORD}).encode())
    assert deleted.status == 303


@pytest.mark.exhaustive
def test_A1_the_plan_of_an_account_that_was_deleted_elsewhere_goes_on_without_one_and_into_another(member, device):
    mail = member.has_account(("Stretch", 3))
    other = device()
    other.arrive()
    other.signs_in(mail)
    other.is_saved("Synced")
    other.cut()
    other.jot("Written offline")
    other.is_saved("Not synced yet")
    member.open("/account/delete")
    member.page.get_by_label("Your password").fill(PASSWORD)
    member.press("Delete everything")
    member.page.wait_for_url("**/account/deleted")
    other.join()
    other.is_saved("Action needed")
    other.open("/app/account")
    other.sees("This account was deleted.")
    expect(other.page.get_by_text("Sign in again")).to_have_count(0)
    other.press("Keep my plan here without an account")
    other.sees("You’re not signed in")
    expect(other.page.locator("#saved")).to_have_count(0)
    assert other.standing()["mail"] is None and other.standing()["unsent"] == 0
    eventually(lambda: "teaspoon" not in [cookie["name"] for cookie in other.context.cookies()])
    other.jot("Written as a guest")
    again = new_mail()
    other.registers(again)
    other.is_saved("Synced")
    third = device()
    third.arrive()
    third.signs_in(again)
    third.is_saved("Synced")
    third.open("/app/tasks")
    for title in "Stretch", "Written offline", "Written as a guest":
        third.sees_row(title)


@pytest.mark.exhaustive
def test_A1_a_plan_that_was_kept_goes_into_whichever_account_is_signed_in_to_next_as_any_guests_plan(member, device, own_server):
    member.has_account(("Mine", 3))
    delete_account(member, own_server)
    other = device()
    theirs = other.has_account(("Theirs", 2))
    member.page.evaluate("() => dispatchEvent(new Event('online'))")
    member.is_saved("Action needed")
    # Before it is kept, nothing is mixed.
    member.signs_in(theirs)
    member.is_on("Another plan is here")
    member.sees("The account of this plan was deleted.")
    member.press("Keep my plan here without an account")
    member.sees("You’re not signed in")
    assert member.standing()["mail"] is None
    member.signs_in(theirs)
    member.takes_along()
    member.is_saved("Synced")
    member.open("/app/tasks")
    member.sees_row("Mine")
    member.sees_row("Theirs")
    other.open("/app/tasks")
    other.sees_row("Mine")


@pytest.mark.exhaustive
def test_A2_the_plan_of_an_account_that_was_deleted_can_be_removed_once_that_was_confirmed(member, own_server):
    member.has_account(("Stretch", 3))
    delete_account(member, own_server)
    member.page.evaluate("() => dispatchEvent(new Event('online'))")
    member.is_saved("Action needed")
    member.open("/app/account")
    member.press("Remove my plan")
    member.is_on("Remove my plan")
    member.sees("Removing it cannot be undone.")
    member.open("/app/spoons/3")
    member.sees_row("Stretch")
    member.open("/app/account/leaving")
    member.press("Remove my plan")
    member.page.wait_for_url("**/account/sign-in")
    member.open("/app/today")
    expect(member.field("How many spoons do you have today?")).to_be_visible()


@pytest.mark.exhaustive
def test_A2_the_plan_of_an_account_that_is_still_there_stays_in_it(member):
    mail = member.has_account(("Stretch", 3))
    member.post("/app/account", keep="yes")
    assert member.standing()["mail"] == mail
    member.context.clear_cookies()
    member.jot("Written meanwhile")
    member.is_saved("Action needed")
    member.post("/app/account", keep="yes")
    assert member.standing()["mail"] == mail and member.standing()["unsent"] == 1


@pytest.mark.exhaustive
def test_A2_erasing_everything_signs_out_and_says_so(member):
    member.has_account(("Stretch", 3))
    member.open("/app/data/erase")
    member.sees("You will be signed out, too.")
    member.press("Erase everything")
    expect(member.field("How many spoons do you have today?")).to_be_visible()
    expect(member.page.locator("#saved")).to_have_count(0)
    eventually(lambda: "teaspoon" not in [cookie["name"] for cookie in member.context.cookies()])


def test_A2_a_session_that_ended_needs_the_person_and_signing_in_again_sends_it_all(member):
    mail = member.has_account()
    member.context.clear_cookies()
    member.jot("Written meanwhile")
    member.is_saved("Action needed")
    member.open("/app/account")
    member.sees("You’ve been signed out on this device.")
    member.press("Sign in again")
    member.enters(mail)
    member.is_saved("Synced")
    assert member.standing()["unsent"] == 0


def somebody_else_signs_in(member, device):
    """Another account, which is signed in to in the browser that keeps the member's plan; answers with its address."""
    other = device()
    other.arrive()
    theirs = new_mail()
    other.registers(theirs)
    member.context.clear_cookies()
    member.signs_in(theirs)
    member.is_on("Another plan is here")
    return theirs


def test_A2_somebody_else_who_signs_in_mixes_nothing(member, device):
    mine = member.has_account(("Mine", 3))
    theirs = somebody_else_signs_in(member, device)
    member.sees(mine)
    member.sees(theirs)
    member.open("/app/spoons/3")
    member.sees_row("Mine")
    member.is_saved("Action needed")
    member.open(f"/app/account/other?mail={theirs}")
    member.press("Remove that plan from this browser and continue")
    member.page.wait_for_url("**/app/today")
    member.open("/app/account")
    member.sees(theirs)
    member.open("/app/spoons/3")
    member.sees_no_row("Mine")


@pytest.mark.exhaustive
def test_A2_an_account_is_not_deleted_together_with_the_plan_of_another_one(member, device):
    member.has_account(("Mine", 3))
    theirs = somebody_else_signs_in(member, device)
    member.open("/account/delete")
    member.is_on("Another plan is here")
    member.sees(theirs)
    # Without that plan there is nothing to ask about.
    member.press("Remove that plan from this browser and continue")
    member.page.wait_for_url("**/app/today")
    member.open("/account/delete")
    member.is_on("Delete account")


@pytest.mark.exhaustive
def test_A2_without_a_network_the_accounts_own_pages_say_so_calmly(member):
    member.has()
    member.worker().evaluate(CUT)
    member.open("/account")
    member.is_on("This needs the network")


@pytest.mark.parametrize("path", ["/app/data/erase", "/app/account"])
def test_a_form_of_another_site_does_nothing(member, path):
    member.has(("Stretch", 3))
    elsewhere = member.context.new_page()
    elsewhere.set_content(f'<form method="post" action="{member.address}{path}"><input name="sure" value="yes"></form>')
    with elsewhere.expect_navigation():
        elsewhere.evaluate("() => document.forms[0].submit()")
    expect(elsewhere.get_by_text("This form was sent from another site. Nothing was saved.")).to_be_visible()
    member.open("/app/spoons/3")
    member.sees_row("Stretch")


@pytest.mark.exhaustive
def test_A1_a_session_that_began_without_the_worker_is_noticed_and_the_plan_goes_along(member, device):
    member.arrive()
    mail = new_mail()
    member.registers(mail)
    other = device()
    other.has(("Stretch", 3))
    signed_in = other.context.request.post(
        f"{other.address}/account/sign-in", form={"email": mail, "password": PASSWORD}, max_redirects=0
    )
    assert signed_in.status == 303
    # As the script says it of a page that the server answered.
    other.page.evaluate("async () => (await navigator.serviceWorker.ready).active.postMessage({ signedIn: true })")
    other.is_saved("Synced")
    member.open("/app/spoons/3")
    member.sees_row("Stretch")


@pytest.mark.exhaustive
def test_A1_who_registers_before_the_worker_is_there_is_linked_once_it_is(member):
    mail = new_mail()
    # The very first page: nothing of Teaspoon is in this browser yet.
    registered = member.context.request.post(
        f"{member.address}/account/register", form={"email": mail, "password": PASSWORD}, max_redirects=0
    )
    assert registered.status == 303
    member.open("/app/today")
    member.page.evaluate(chromium.CONTROLLED)
    eventually(lambda: member.standing()["mail"] == mail)
    member.is_saved("Synced")


def test_A2_a_deleted_account_takes_this_browsers_copy_with_it(member):
    member.has_account(("Stretch", 3))
    member.open("/account")
    member.hand.press(member.page.locator("#to-delete"))
    member.page.get_by_label("Your password").fill("not the password")
    member.press("Delete everything")
    member.sees("Wrong password.")
    member.page.get_by_label("Your password").fill(PASSWORD)
    member.press("Delete everything")
    member.page.wait_for_url("**/account/deleted")
    databases = member.page.evaluate("async () => (await indexedDB.databases()).map(({ name }) => name)")
    assert databases == []
    member.open("/app/today")
    expect(member.field("How many spoons do you have today?")).to_be_visible()


@pytest.mark.exhaustive
def test_A2_places_where_it_is_open_are_listed_and_closed(member, device):
    member.arrive()
    mail = new_mail()
    member.registers(mail)
    other = device()
    other.arrive()
    other.signs_in(mail)
    other.is_saved("Synced")
    member.open("/account")
    expect(member.page.locator("#sessions li")).to_have_count(2)
    member.press("Sign out all other devices")
    expect(member.page.locator("#sessions li")).to_have_count(1)
    other.is_saved("Action needed")
