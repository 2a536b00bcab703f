"""A device joins an account: it never overrules it, and the person decides about the plan that was there. Row A1."""

import pytest
from playwright.sync_api import expect

import chromium
from accounts import Member, new_mail
from program import eventually
from slow_line import slow_line

# The database alone is gone, as if the browser had taken it.
TAKE = """() => new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('teaspoon');
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
})"""

# Whose session it is, the server says at once; all else comes late. Each let through answers one exchange.
HOLD = """() => {
    const send = self.fetch;
    self.held = [];
    self.fetch = async (...asked) => {
        const isFacts = asked[0] === '/sync' && asked[1].body.length > 12;
        if (isFacts && !self.isOpen) await new Promise((resume) => self.held.push(resume));
        return send(...asked);
    };
}"""
LET = "() => { self.isOpen = true; for (const resume of self.held) resume(); }"


@pytest.fixture
def device(new_context, own_server):
    """Makes devices."""
    return lambda: Member(new_context(own_server.address), own_server.address)


@pytest.fixture
def account(device):
    """Somebody's first device, with today's number 6 and one task planned."""
    member = device()
    member.arrive()
    member.make(
        ("/app/day/new", {"first": "yes", "spoons": "6", "examples": "no"}),
        ("/app/tasks/new", {"title": "Stretch", "spoons": "2", "to": "today"}),
    )
    member.mail = new_mail()
    member.registers(member.mail)
    member.is_saved("Synced")
    return member


def begins_with_examples(member):
    member.arrive()
    member.make(("/app/day/new", {"first": "yes", "spoons": "12", "examples": "yes"}))
    member.open("/app/today")
    member.sees_row("Get dressed")


def shows(member, number):
    member.open("/app/today")
    expect(member.page.get_by_role("meter")).to_have_attribute("aria-valuemax", str(number))


def signs_in_and_is_asked(member, mail):
    member.signs_in(mail)
    member.is_on("This device already holds a plan")


@pytest.mark.exhaustive
def test_A1_a_first_day_that_was_only_tried_does_not_change_the_accounts_number_and_brings_no_examples(account, device):
    other = device()
    begins_with_examples(other)
    other.signs_in(account.mail)
    other.is_on("Today")
    other.is_saved("Synced")
    for member in account, other:
        shows(member, 6)
        expect(member.row("Get dressed")).to_have_count(0)
        member.open("/app/tasks")
        member.sees_row("Stretch")
        expect(member.row("Cook dinner")).to_have_count(0)
    account.open("/app/history")
    expect(account.page.get_by_text("New Day with 12")).to_have_count(0)


def test_A1_while_the_plan_is_on_its_way_no_day_can_be_begun_and_an_added_task_is_kept(account, device):
    other = device()
    other.arrive()
    late = other.page.context.new_page()
    late.goto(other.address + "/app/today")
    expect(late.locator("#start")).to_be_visible()
    other.worker().evaluate(HOLD)
    other.signs_in(account.mail)
    other.is_on("Your plan is on its way")
    other.is_saved("Not synced yet")
    expect(other.page.locator("#start")).to_have_count(0)
    for path in "/app/tasks", "/app/day/new", "/app/settings/energy":
        other.open(path)
        other.is_on("Your plan is on its way")
    other.open("/app/account")
    expect(other.page.get_by_text("You’re not signed in")).to_have_count(0)
    # A page from before does not begin one either.
    assert other.page.evaluate(
        """async () => (await fetch('/app/day/new', { method: 'POST', redirect: 'manual', body: new URLSearchParams({
            nonce: '0123456789abcdef0123456789abcdef', first: 'yes', spoons: '12', examples: 'yes' }) })).status"""
    ) == 409
    other.open("/app/today")
    other.jot("Typed meanwhile")
    other.open("/app/today")
    other.is_on("Your plan is on its way")
    other.worker().evaluate(LET)
    other.is_on("Today")
    other.is_saved("Synced")
    for member in account, other:
        shows(member, 6)
        member.open("/app/tasks")
        member.sees_row("Typed meanwhile")
        member.sees_row("Stretch")


def test_A1_on_a_slow_line_a_plan_kept_apart_stays_out_of_the_account_and_is_opened_again_after_signing_out(account, device):
    tablet = device()
    tablet.has(("Draw a dragon", 3))
    tablet.notes("Secret")
    slow_line(tablet)
    signs_in_and_is_asked(tablet, account.mail)
    expect(tablet.page.locator("#decide")).to_have_text("Keep it apart", use_inner_text=True)
    tablet.press("Keep it apart")
    tablet.is_on("Today")
    tablet.is_saved("Synced")
    for member in account, tablet:
        member.open("/app/tasks")
        member.sees_row("Stretch")
        expect(member.row("Draw a dragon")).to_have_count(0)
    tablet.open("/app/more")
    tablet.sees("A plan kept on this device")
    tablet.signs_out()
    tablet.page.wait_for_url("**/account/sign-in")
    tablet.press("A plan kept on this device")
    tablet.press("Open this plan")
    tablet.is_on("Today")
    tablet.open("/app/tasks")
    tablet.sees_row("Draw a dragon")
    expect(tablet.row("Stretch")).to_have_count(0)
    tablet.open("/app/notes")
    tablet.sees_row("Secret")


def test_A1_a_plan_that_is_taken_along_joins_and_the_accounts_number_stands(account, device):
    other = device()
    begins_with_examples(other)
    other.jot("Typed here")
    other.open("/app/today")
    other.press("Done: Get dressed")
    other.signs_in(account.mail)
    other.takes_along()
    other.is_saved("Synced")
    for member in account, other:
        shows(member, 6)
        member.sees_row("Get dressed")
        member.open("/app/tasks")
        member.sees_row("Typed here")
        expect(member.row("Take a shower")).to_have_count(0)


@pytest.mark.exhaustive
def test_A1_a_look_at_the_plan_decides_nothing_and_the_chosen_answer_is_kept(account, device):
    tablet = device()
    tablet.has(("Draw a dragon", 3))
    tablet.notes("Secret")
    signs_in_and_is_asked(tablet, account.mail)
    tablet.page.get_by_label("Take it along").check()
    tablet.press("Look at it first")
    tablet.is_on("What this plan holds")
    held = tablet.page.locator("#held")
    expect(held.locator(".title")).to_have_text(["Draw a dragon", "Secret"])
    tablet.page.reload()
    expect(held.locator(".title")).to_have_text(["Draw a dragon", "Secret"])
    tablet.page.locator("#up").click()
    tablet.is_on("This device already holds a plan")
    expect(tablet.page.get_by_label("Take it along")).to_be_checked()
    expect(tablet.page.locator("#decide")).to_have_text("Take it along", use_inner_text=True)
    # The account's own pages know nothing of it.
    tablet.open("/app/tasks")
    tablet.sees_row("Stretch")
    expect(tablet.row("Draw a dragon")).to_have_count(0)
    tablet.open("/app/today")
    tablet.takes_along()
    tablet.is_saved("Synced")
    account.open("/app/tasks")
    account.sees_row("Draw a dragon")


@pytest.mark.exhaustive
def test_A1_a_plan_is_deleted_only_after_it_was_asked_once_more_and_a_backup_of_it_was_offered(account, device):
    tablet = device()
    tablet.has(("Draw a dragon", 3))
    signs_in_and_is_asked(tablet, account.mail)
    tablet.page.get_by_label("Delete it").check()
    tablet.press("Delete it")
    tablet.is_on("Delete this plan?")
    with tablet.page.expect_download() as download:
        tablet.press("Back up")
    file = download.value.path().read_bytes()
    assert b"Draw a dragon" in file and b"Stretch" not in file
    # Saving the file has deleted nothing.
    tablet.is_on("Delete this plan?")
    tablet.press("Cancel")
    tablet.is_on("This device already holds a plan")
    tablet.page.get_by_label("Delete it").check()
    tablet.press("Delete it")
    tablet.press("Delete it")
    tablet.is_on("Today")
    shows(tablet, 6)
    tablet.signs_out()
    tablet.page.wait_for_url("**/account/sign-in")
    expect(tablet.page.locator("#apart")).to_be_hidden()


@pytest.mark.exhaustive
def test_A1_a_worker_that_ends_between_signing_in_and_reading_loses_nothing_and_still_asks(account, device):
    tablet = device()
    tablet.has(("Draw a dragon", 3))
    tablet.worker().evaluate(HOLD)
    tablet.signs_in(account.mail)
    tablet.is_on("Your plan is on its way")
    chromium.stop_workers(tablet.page)
    tablet.open("/app/today")
    tablet.takes_along()
    tablet.is_saved("Synced")
    account.open("/app/tasks")
    account.sees_row("Draw a dragon")


def test_A1_a_plan_that_the_browser_has_removed_comes_back_by_itself_while_somebody_is_signed_in(account):
    account.page.evaluate(TAKE)
    account.open("/app/account")
    expect(account.page.get_by_text("You’re not signed in")).to_have_count(0)
    account.open("/app/today")
    account.is_on("Today")
    shows(account, 6)
    account.is_saved("Synced")


@pytest.mark.exhaustive
def test_A1_a_guest_whose_plan_the_browser_has_removed_is_told_once(device):
    guest = device()
    guest.has(("Draw a dragon", 3))
    # The mark stands outside of the database, and is set after the answer.
    eventually(lambda: guest.page.evaluate("async () => await caches.has('plan-mark')"))
    guest.page.evaluate(TAKE)
    guest.open("/app/today")
    guest.is_on("Your plan is no longer in this browser")
    expect(guest.control("Import a backup")).to_be_visible()
    guest.press("Start again")
    expect(guest.field("How many spoons do you have today?")).to_be_visible()
    guest.open("/app/today")
    expect(guest.field("How many spoons do you have today?")).to_be_visible()
